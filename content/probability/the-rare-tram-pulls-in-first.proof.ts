import { integrate } from '../tools/integrate.ts';

interface Numbers {
  often: number;
  rarely: number;
}

/** Over the moment at which the red tram comes: the blue one must not be there yet. */
export function exact({ often, rarely }: Numbers): number {
  return integrate((wait) => (1 - wait / often) / rarely, 0, often);
}

export function simulate(random: () => number, { often, rarely }: Numbers): number {
  const blue = often * random();
  const red = rarely * random();
  return red < blue ? 1 : 0;
}

/** The share of red trams among those of a day. */
export function mistakes({ often, rarely }: Numbers): number[] {
  const [blue, red] = [1 / often, 1 / rarely];
  return [red / (blue + red)];
}
