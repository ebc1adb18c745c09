const longestShort = 7;

/** The known words that may be meant, with as few typos as possible: the word itself first. */
export function rankMeant(typed: string, similar: readonly string[]): string[] {
  const most = typed.length <= longestShort ? 1 : 2;
  return similar
    .map((word) => ({ word, errors: countErrors(typed, word) }))
    .filter(({ errors }) => errors <= most)
    .sort((a, b) => a.errors - b.errors)
    .map(({ word }) => word);
}

/** Characters added, left out, replaced or swapped with the next one. */
export function countErrors(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, word.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
