import { seededRandom } from './seeded-random.ts';

const retries = 10;
const longestMemory = 30;
const trimmedMemory = 15;

/**
 * The question of the day: the same for everyone on a date, given the same questions. Recent ones
 * are avoided by drawing again, at most ten times.
 */
export function chooseDailyQuestion(
  date: string,
  ids: ArrayLike<number>,
  recent: ReadonlySet<number>,
): number | null {
  const random = seededRandom(date);
  let chosen: number | null = null;
  for (let draw = 0; draw <= retries; draw += 1) {
    chosen = ids[Math.floor(random() * ids.length)] ?? null;
    if (chosen === null || !recent.has(chosen)) break;
  }
  return chosen;
}

/** Newest last. A memory of nearly every question would leave none to choose from. */
export function rememberDailyQuestion(
  recent: readonly number[],
  id: number,
  questionCount: number,
): number[] {
  const memory = [...recent.filter((other) => other !== id), id];
  const isFull = memory.length >= Math.min(longestMemory, Math.max(1, questionCount - 1));
  return isFull ? memory.slice(-trimmedMemory) : memory;
}
