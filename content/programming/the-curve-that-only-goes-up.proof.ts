import { drawBelow } from '../tools/draw.ts';
import { seededRandom } from '../tools/seeded-random.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

/** A column; what is missing is NaN. */
type Column = number[];

const filled = (px: Column) => {
  let last = Number.NaN;
  return px.map((price) => {
    if (!Number.isNaN(price)) last = price;
    return last;
  });
};

const returns = (px: Column) => px.map((price, t) => price / (px[t - 1] ?? Number.NaN) - 1);

const gaps = (px: Column) => {
  const mean = px.reduce((sum, price) => sum + price, 0) / px.length;
  return px.map((price) => mean - price);
};

const positions = (gap: Column) =>
  gap.map((_, t) => (t === 0 ? Number.NaN : Number((gap[t - 1] ?? Number.NaN) > 0)));

/** Whether the first rows of the output change when the input goes on. */
function looksAhead(line: (input: Column) => Column, input: Column): boolean {
  const whole = line(input);
  return input.some((_, t) => {
    const known = line(input.slice(0, t));
    return known.some((value, row) => !Object.is(value, whole[row]));
  });
}

export function exact(): number {
  const random = seededRandom(1);
  let price = 100;
  const full = Array.from({ length: 40 }, () => {
    price += drawBelow(random, 2) === 0 ? 1 : -1;
    return price;
  });
  const gappy = full.map((own, t) => (t % 7 === 3 ? Number.NaN : own));
  return theTrueOne([
    looksAhead(filled, gappy),
    looksAhead(returns, full),
    looksAhead(gaps, full),
    looksAhead(
      positions,
      full.map((own) => own - 100),
    ),
  ]);
}
