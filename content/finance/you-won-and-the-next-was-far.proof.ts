import { integrate } from '../tools/integrate.ts';

interface Numbers {
  dealers: number;
  reach: number;
  more: number;
  gap: number;
}

/** How far the lowest of so many guesses is below the value on average, by its distribution. */
function shortfall(dealers: number, reach: number): number {
  // The mean of the lowest error, from the chance that all errors are above a level.
  const above = (level: number) => ((reach - level) / (2 * reach)) ** dealers;
  return reach - integrate(above, -reach, reach, 20);
}

export function earlier({ dealers, reach, more }: Numbers): number[] {
  return [shortfall(dealers, reach), shortfall(more, reach)];
}

/** The mean over all values that fit: guesses at 0 and at the gap, and the others above that. */
export function exact({ dealers, reach, gap }: Numbers): number {
  const likelihood = (value: number) => {
    const room = Math.max(value + reach - gap, 0);
    return (room / (2 * reach)) ** (dealers - 2);
  };
  // Your error is minus the value, the second one's is the gap minus the value.
  const [least, most] = [gap - reach, reach];
  const weight = integrate(likelihood, least, most, 20);
  return integrate((value) => value * likelihood(value), least, most, 20) / weight;
}

/** The mean of a negative error; the usual gap; the whole of the unusual distance; nothing learned. */
export function mistakes({ dealers, reach, gap }: Numbers): number[] {
  const before = shortfall(dealers, reach);
  const usual = reach - before;
  return [reach / 2, usual, before + gap - usual, before];
}
