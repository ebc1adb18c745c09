import { readStored, store } from '../../../lib/storage.ts';

export interface Owner {
  questionId: number;
  /** Null for visitors. */
  userId: number | null;
}

const ways = ['answer', 'prediction', 'exploring'] as const;

/** How the reader first got into the lab of a question. */
export interface Opening {
  by: (typeof ways)[number];
  /** What they predicted or answered, if it is a number. */
  prediction: string | null;
  /** The numbers that the question was shown with; null: its usual ones. */
  variant: string | null;
}

/** Null if not yet opened in this browser. */
export function readOpening({ questionId, userId }: Owner): Opening | null {
  const stored = readStored(keyOf(questionId));
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('userId' in stored) || stored.userId !== userId) return null;
  const by = ways.find((way) => 'by' in stored && stored.by === way);
  if (!by) return null;
  const prediction = 'prediction' in stored ? stored.prediction : null;
  const variant = 'variant' in stored ? stored.variant : null;
  return {
    by,
    prediction: typeof prediction === 'string' ? prediction : null,
    variant: typeof variant === 'string' ? variant : null,
  };
}

/** Keeps the first opening. */
export function saveOpening(owner: Owner, opening: Opening): void {
  if (readOpening(owner)) return;
  store(keyOf(owner.questionId), { userId: owner.userId, ...opening });
}

function keyOf(questionId: number): string {
  return `martingale_lab_${questionId}`;
}
