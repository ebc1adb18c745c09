import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  last: number;
  late: number;
}

/** All strokes of one round, each with its hour. */
function allStrokes(last: number): number[] {
  const strokes: number[] = [];
  for (let hour = 1; hour <= last; hour += 1) {
    for (let stroke = 0; stroke < hour; stroke += 1) strokes.push(hour);
  }
  return strokes;
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function exact({ last, late }: Numbers): number {
  return meanOf(allStrokes(last).map((hour) => (hour >= late ? 1 : 0)));
}

/** Numbers the strokes of a round and finds the hour of one of them. */
export function simulate(random: () => number, { last, late }: Numbers): number {
  let stroke = drawBelow(random, (last * (last + 1)) / 2);
  let hour = 1;
  while (stroke >= hour) {
    stroke -= hour;
    hour += 1;
  }
  return hour >= late ? 1 : 0;
}

/** All hours alike. */
export function mistakes({ last, late }: Numbers): number[] {
  const hours = Array.from({ length: last }, (_, index) => index + 1);
  return [meanOf(hours.map((hour) => (hour >= late ? 1 : 0)))];
}

/** The strokes of the hour that woke you. */
export function followUps({ last }: Numbers): number[] {
  return [meanOf(allStrokes(last))];
}
