interface Numbers {
  heads: number;
}

const sides = [true, false];

/** All rounds of three tosses, with their probabilities. */
function rounds({ heads }: Numbers) {
  return sides.flatMap((a) =>
    sides.flatMap((b) =>
      sides.map((c) => {
        const tosses = [a, b, c];
        const chances = tosses.map((isHead) => (isHead ? heads : 1 - heads));
        return { shown: tosses.filter(Boolean).length, chance: chances.reduce((x, y) => x * y, 1) };
      }),
    ),
  );
}

function chanceOf(numbers: Numbers, decides: (shown: number) => boolean): number {
  const deciding = rounds(numbers).filter(({ shown }) => decides(shown));
  return deciding.reduce((sum, { chance }) => sum + chance, 0);
}

/** Three tosses each time that the round before did not decide. */
export function exact(numbers: Numbers): number {
  const again = chanceOf(numbers, (shown) => shown === 0 || shown === 3);
  let [tosses, isReached] = [0, 1];
  while (isReached > 1e-18) {
    tosses += 3 * isReached;
    isReached *= again;
  }
  return tosses;
}

export function simulate(random: () => number, { heads }: Numbers): number {
  for (let tosses = 3; ; tosses += 3) {
    let shown = 0;
    for (let heir = 0; heir < 3; heir += 1) if (random() < heads) shown += 1;
    if (shown === 1 || shown === 2) return tosses;
  }
}

/** The rounds; and the tosses until a single head. */
export function mistakes(numbers: Numbers): number[] {
  return [exact(numbers) / 3, 3 / chanceOf(numbers, (shown) => shown === 1)];
}
