interface Numbers {
  dots: number;
  divisor: number;
}

const people = 100;

/**
 * Keeps the numbers of dots that an outside listener holds possible. Each empty boat rules out all numbers
 * with which somebody would have been on it.
 */
function firstBoat(dots: number, isSaid: (count: number) => boolean): number {
  const counts = Array.from({ length: people + 1 }, (_, count) => count);
  let possible = new Set(counts.filter(isSaid));
  for (let boat = 1; boat <= people; boat += 1) {
    const somebodyKnows = (count: number) => {
      const marked = count > 0 && !possible.has(count - 1);
      const clean = count < people && !possible.has(count + 1);
      return marked || clean;
    };
    if (somebodyKnows(dots)) return boat;
    possible = new Set([...possible].filter((count) => !somebodyKnows(count)));
  }
  return Number.NaN;
}

export function exact({ dots, divisor }: Numbers): number {
  return firstBoat(dots, (count) => count % divisor !== 0);
}

/** Counted up from the multiple below; and with "at least one". */
export function mistakes({ dots, divisor }: Numbers): number[] {
  let below = dots;
  while (below % divisor !== 0) below -= 1;
  return [dots - below, firstBoat(dots, (count) => count > 0)];
}
