/** A slider of an interactive figure, in steps of one unless it says otherwise. */
export interface Slider {
  from: number;
  to: number;
  step?: number;
  /** Where it stands at first. */
  start: number;
}

/** By what they move, such as `halfLife`. */
export type Sliders = Record<string, Slider>;

/** A number as figures read it: a decimal, without an exponent. */
export function decimal(value: number, places = 4): string {
  return String(Number(value.toFixed(places)) + 0);
}

/** A point as figures read it: `2,3.5`. */
export const point = (x: number, y: number): string => `${decimal(x)},${decimal(y)}`;

/** Evenly spaced points of a function, for a curve or a line. */
export function pointsOf(
  value: (x: number) => number,
  from: number,
  to: number,
  steps = 40,
): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps;
    return point(x, value(x));
  });
  return points.join(' ');
}

/** The value, moved between two others: what is outside of a figure is an error. */
export const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));
