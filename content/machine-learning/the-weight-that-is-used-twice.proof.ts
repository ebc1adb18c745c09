/** A number together with its derivatives by w, v and u. */
interface Dual {
  value: number;
  slopes: number[];
}

const constant = (value: number): Dual => ({ value, slopes: [0, 0, 0] });
const add = (a: Dual, b: Dual): Dual => ({
  value: a.value + b.value,
  slopes: a.slopes.map((slope, i) => slope + (b.slopes[i] ?? 0)),
});
const multiply = (a: Dual, b: Dual): Dual => ({
  value: a.value * b.value,
  slopes: a.slopes.map((slope, i) => slope * b.value + a.value * (b.slopes[i] ?? 0)),
});
const rectify = (a: Dual): Dual => (a.value > 0 ? a : constant(0));

function predict(weights: readonly number[]): Dual {
  const [w, v, u] = [0, 1, 2].map((i) => ({
    value: weights[i] ?? 0,
    slopes: [0, 1, 2].map((j) => (i === j ? 1 : 0)),
  }));
  const [x1, x2] = [constant(2), constant(1)];
  if (!w || !v || !u) return constant(Number.NaN);
  const first = rectify(add(multiply(w, x1), multiply(v, x2)));
  const second = rectify(add(multiply(u, x1), x2));
  return add(multiply(w, first), second);
}

/** Differentiates forward with dual numbers instead of backward. */
export function exact(): number {
  const weights = [0.5, 1, -1];
  const error = add(predict(weights), constant(-3));
  const loss = multiply(constant(0.5), multiply(error, error));
  return predict(weights.map((weight, i) => weight - 0.1 * (loss.slopes[i] ?? 0))).value;
}

export function mistakes(): number[] {
  const [w, v, rate, error] = [0.5, 1, 0.1, -2];
  const [hidden, throughHidden, byV] = [2, 2 * w, w];
  const [newW, newV] = [w - rate * error * hidden, v - rate * error * byV];
  const firstOrder = 1 - rate * error * ((hidden + throughHidden) ** 2 + byV ** 2);
  return [newW * (newW * 2 + newV), firstOrder];
}

/** Three free weights; the prediction is linear in each, so central differences are exact. */
export function followUps(): number[] {
  const start = [1 / 2, 1, 1 / 2];
  const output = ([first = 0, v = 0, last = 0]: number[]) =>
    last * Math.max(0, first * 2 + v) + Math.max(0, -2 + 1);
  const slope = (place: number) => {
    const moved = (by: number) => start.map((weight, i) => (i === place ? weight + by : weight));
    return (output(moved(1 / 4)) - output(moved(-1 / 4))) / (1 / 2);
  };
  const error = output(start) - 3;
  return [output(start.map((weight, i) => weight - 0.1 * error * slope(i)))];
}
