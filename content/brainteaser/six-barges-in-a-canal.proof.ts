const barges = [3, 5, 8, 13, 15, 22];

/** All positions after one move. */
function movesFrom(position: number[]): number[][] {
  return position.flatMap((berth, barge) => {
    const leftmost = (position[barge - 1] ?? 0) + 1;
    return Array.from({ length: berth - leftmost }, (_, step) =>
      position.map((other, index) => (index === barge ? leftmost + step : other)),
    );
  });
}

const known = new Map<number, boolean>();
const code = (position: number[]) => position.reduce((bits, berth) => bits | (1 << berth), 0);

/** Whether whoever moves next can force a win: by trying all moves, with positions as bits. */
function isWon(bits: number): boolean {
  const before = known.get(bits);
  if (before !== undefined) return before;
  let won = false;
  let free = 0;
  for (let berth = 1; berth <= 22 && !won; berth += 1) {
    if (!(bits & (1 << berth))) {
      free += 1;
      continue;
    }
    for (let step = 1; step <= free && !won; step += 1) {
      won = !isWon((bits & ~(1 << berth)) | (1 << (berth - step)));
    }
    free = 0;
  }
  known.set(bits, won);
  return won;
}

export function exact(): number {
  return movesFrom(barges).filter((position) => !isWon(code(position))).length;
}

/** The moves that shrink a gap; and all that would win in a canal with more room. */
export function mistakes(): number[] {
  const winning = movesFrom(barges).filter((position) => !isWon(code(position)));
  const gaps = (position: number[]) =>
    [0, 2, 4].map((left) => (position[left + 1] ?? 0) - (position[left] ?? 0));
  const sum = (position: number[]) => gaps(position).reduce((total, gap) => total + gap, 0);
  return [winning.filter((position) => sum(position) < sum(barges)).length, barges.length / 2];
}
