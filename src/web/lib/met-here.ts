import { browserList } from './browser-list.ts';

/** Fresh numbers that a visitor was given in this browser. */
interface MetHere {
  questionId: number;
  variant: string;
}

const most = 500;
const kept = browserList('martingale_met_numbers', most, isMet);

/** Oldest first. */
export function readMetHere(questionId: number): string[] {
  return kept
    .read()
    .filter((met) => met.questionId === questionId)
    .map(({ variant }) => variant);
}

export function rememberMet(met: MetHere): void {
  const isSame = ({ questionId, variant }: MetHere) =>
    questionId === met.questionId && variant === met.variant;
  kept.write([...kept.read().filter((other) => !isSame(other)), met]);
}

function isMet(value: unknown): value is MetHere {
  if (typeof value !== 'object' || value === null) return false;
  const { questionId, variant } = value as Partial<MetHere>;
  return Number.isSafeInteger(questionId) && typeof variant === 'string';
}
