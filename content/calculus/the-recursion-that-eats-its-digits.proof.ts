import { decimal, point, type Sliders } from '../tools/figure.ts';
import { integrate } from '../tools/integrate.ts';

/** Runs the recursion exactly, on whole multiples of 1e-60, from a true and from a false start. */
export function exact(): number {
  const unit = 10n ** 60n;
  let term = unit;
  let inverseOfE = 0n;
  for (let k = 1n; term !== 0n; k += 1n) {
    inverseOfE += term;
    term = -term / k;
  }
  let truth = unit - inverseOfE;
  let computed = truth + 10n ** 44n;
  for (let n = 1; n < 40; n += 1) {
    truth = unit - BigInt(n) * truth;
    computed = unit - BigInt(n) * computed;
    const error = Math.abs(Number(computed - truth) / 1e60);
    if (error > integrate((x) => x ** n * Math.exp(x - 1), 0, 1, 20)) return n;
  }
  return Number.NaN;
}

export function mistakes(): number[] {
  let error = 1e-16;
  let n = 0;
  while (error <= 1) {
    n += 1;
    error *= n;
  }
  return [n];
}

export function sliders(): Sliders {
  return {
    steps: { from: 0, to: 20, start: 6 },
    digits: { from: 4, to: 18, start: 16 },
  };
}

/** A size as in 0.036, or as in 4 × 10⁻¹². */
function sizeOf(value: number): string {
  if (value >= 0.001 && value < 1000) return decimal(Number(value.toPrecision(3)));
  const [digits = '', exponent = ''] = value.toExponential(1).split('e');
  return `${digits} × 10${raised(exponent.replace('+', ''))}`;
}

function raised(digits: string): string {
  return [...digits].map((digit) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(digit)]).join('');
}

/** The integral and the error of the recursion, if I_0 is off by 10^−digits. */
export function figure({ steps = 6, digits = 16 }: Record<string, number>): string[] {
  const highest = 6;
  // Backward, the recursion is stable: it forgets that this start is wrong.
  const truths = [0];
  for (let n = 60; n > 0; n -= 1) truths.unshift((1 - (truths[0] ?? 0)) / n);
  const truth = truths[steps] ?? 0;
  const errors = [10 ** -digits];
  for (let n = 1; n <= steps; n += 1) errors.push(n * (errors[n - 1] ?? 0));
  const error = errors[steps] ?? 0;
  const dots = errors.flatMap((size, n) =>
    Math.log10(size) <= highest ? [point(n, Math.log10(size))] : [],
  );
  const verdict = error > truth ? 'more than' : 'less than';
  return [
    `alt: After ${steps === 1 ? '1 step' : `${steps} steps`} the error is ${sizeOf(error)}, ${verdict} the true integral of ${sizeOf(truth)}.`,
    'x: 0 to 20',
    `y: -18 to ${highest}`,
    'x axis: steps',
    'x ticks: 0, 5, 10, 15, 20',
    'y axis: size, as a power of ten',
    'y ticks: -18, -12, -6, 0, 6',
    `blue thick line: ${truths
      .slice(0, 21)
      .map((value, n) => point(n, Math.log10(value)))
      .join(' ')}`,
    'label blue above: 3,0 integral',
    dots.length > 1 ? `red line: ${dots.join(' ')}` : '',
    `red dot: ${dots.join(' ')}`,
    `label red above: 1.3,${0.6 - digits} error`,
  ];
}
