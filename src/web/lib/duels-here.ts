import { browserList } from './browser-list.ts';

/** Identifies a visitor in a duel, since visitors have no session. */
interface DuelHere {
  token: string;
  run: string;
}

const most = 50;
const kept = browserList('martingale_duels', most, isDuel);

export function rememberDuel(duel: DuelHere): void {
  kept.write([...kept.read().filter(({ token }) => token !== duel.token), duel]);
}

/** This browser's run in a duel, if any. */
export function runInDuel(token: string): string | null {
  return kept.read().find((duel) => duel.token === token)?.run ?? null;
}

function isDuel(value: unknown): value is DuelHere {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'token' in value &&
    typeof value.token === 'string' &&
    'run' in value &&
    typeof value.run === 'string'
  );
}
