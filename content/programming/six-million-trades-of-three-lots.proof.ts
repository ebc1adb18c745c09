import { point, type Sliders } from '../tools/figure.ts';

/** Runs the program in single precision. */
export function exact(): number {
  let volume = Math.fround(0);
  for (let i = 0; i < 6_000_000; i += 1) volume = Math.fround(volume + 3);
  return volume;
}

/** Without rounding, and stuck at the first whole number after which not all are floats. */
export function mistakes(): number[] {
  return [3 * 6_000_000, 2 ** 24];
}

/** Goes on until an addition changes nothing. */
export function followUps(): number[] {
  let volume = 2 ** 24 - 1;
  for (;;) {
    const next = Math.fround(volume + 3);
    if (next === volume) return [volume];
    volume = next;
  }
}

export function sliders(): Sliders {
  return {
    lotsPerTrade: { from: 1, to: 5, start: 3 },
    moreTrades: { from: 1, to: 7, start: 1 },
  };
}

/** The counter passes two to the power of 24, with a line for each float. */
export function figure({ lotsPerTrade = 3, moreTrades = 1 }: Record<string, number>): string[] {
  const limit = 2 ** 24;
  const earlier = Math.floor((limit - 4) / lotsPerTrade);
  const counts = [earlier * lotsPerTrade];
  let sum = 0;
  for (let trade = 1; trade <= moreTrades; trade += 1) {
    sum = (counts.at(-1) ?? 0) + lotsPerTrade;
    counts.push(Math.fround(sum));
  }
  const stored = counts.at(-1) ?? 0;
  const floats = Array.from({ length: 37 }, (_, index) => index - 6).filter(
    (above) => Math.fround(limit + above) === limit + above,
  );
  const drawn = counts.map((count, trade) => point(trade, count - limit));
  const words = (value: number) => value.toLocaleString('en');
  const rounding =
    sum === stored
      ? `${words(sum)} is a float`
      : `${words(sum)} is halfway between two floats and becomes ${words(stored)}`;
  const ahead = stored - (earlier + moreTrades) * lotsPerTrade;
  const error = ahead === 0 ? 'equal to' : `${Math.abs(ahead)} ${ahead > 0 ? 'above' : 'below'}`;
  return [
    `alt: Trade ${words(earlier + moreTrades)}: ${rounding}. The counter is ${error} the true volume (dashed).`,
    'x: 0 to 7',
    'y: -6 to 30',
    'shape: 8 by 7',
    'x axis: more trades',
    'x ticks: 0, 1, 2, 3, 4, 5, 6, 7',
    'y axis: counter, with a line for each float',
    'y ticks: -4, 0 = 2²⁴, 4 = +4, 8 = +8, 12 = +12, 16 = +16, 20 = +20, 24 = +24, 28 = +28',
    ...floats.map((y) => `gray thin line: 0,${y} 7,${y}`),
    `red dashed line: 0,${(counts[0] ?? 0) - limit} 7,${(earlier + 7) * lotsPerTrade - limit}`,
    `blue thick line: ${drawn.join(' ')}`,
    `blue dot: ${drawn.join(' ')}`,
    sum === stored ? '' : `red open dot: ${point(moreTrades, sum - limit)}`,
  ];
}
