const known = new Map<string, boolean>();

/**
 * Whether so many questions suffice when `clean` drawers fit all answers and `spoiled` drawers fit all
 * answers but one. A question splits both groups; the answer spoils or rules out the other side.
 */
function suffices(questions: number, clean: number, spoiled: number): boolean {
  if (clean + spoiled <= 1) return true;
  if (questions === 0) return false;
  const key = `${questions},${clean},${spoiled}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let found = false;
  for (let c = 0; c <= clean && !found; c += 1) {
    for (let s = 0; s <= spoiled && !found; s += 1) {
      found =
        suffices(questions - 1, c, s + clean - c) &&
        suffices(questions - 1, clean - c, spoiled - s + c);
    }
  }
  known.set(key, found);
  return found;
}

export function exact(): number {
  let questions = 0;
  while (!suffices(questions, 16, 0)) questions += 1;
  return questions;
}

export function mistakes(): number[] {
  const digits = Math.log2(16);
  const thriceEach = 3 * digits;
  const twiceEachAndOnceMore = 2 * digits + 1;
  return [thriceEach, twiceEachAndOnceMore];
}

/** Gives every drawer its sequences of answers, with no error or one, while there is room. */
export function followUps(): number[] {
  let questions = 1;
  for (let sequences = 2; sequences < 1e6 * (questions + 1); sequences *= 2) questions += 1;
  return [questions];
}
