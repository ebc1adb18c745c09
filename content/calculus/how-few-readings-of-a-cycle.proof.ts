import { decimal, point, pointsOf, type Sliders } from '../tools/figure.ts';
import { integrate } from '../tools/integrate.ts';

/** Tries N = 1, 2, 3, … on many starting phases. */
export function exact(): number {
  const truth = integrate((angle) => Math.cos(angle) ** 10, 0, 2 * Math.PI) / (2 * Math.PI);
  for (let count = 1; count < 20; count += 1) {
    let worst = 0;
    for (let start = 0; start < 1; start += 0.01) {
      let sum = 0;
      for (let j = 0; j < count; j += 1) sum += Math.cos((2 * Math.PI * j) / count + start) ** 10;
      worst = Math.max(worst, Math.abs(sum / count - truth));
    }
    if (worst < 1e-12) return count;
  }
  return Number.NaN;
}

export function mistakes(): number[] {
  const degree = 10;
  return [degree + 1, degree / 2 + 1];
}

export function sliders(): Sliders {
  return {
    readings: { from: 1, to: 12, start: 6 },
    startingPhase: { from: 0, to: 180, step: 5, start: 20 },
  };
}

/** The cost at a phase in degrees. */
const costAt = (phase: number) => Math.cos((phase * Math.PI) / 180) ** 10;

/** The readings on the cost's curve, and their average next to the true mean. */
export function figure({ readings = 6, startingPhase = 0 }: Record<string, number>): string[] {
  const phases = (count: number) =>
    Array.from({ length: count }, (_, j) => (startingPhase + (360 * j) / count) % 360);
  const average = (count: number) =>
    phases(count).reduce((sum, phase) => sum + costAt(phase), 0) / count;
  const [estimate, truth] = [average(readings), average(360)];
  const off = decimal(Math.abs(estimate - truth));
  const direction = estimate > truth ? 'above' : 'below';
  const verdict = off === '0' ? 'here exactly the true mean' : `${off} ${direction} the true mean`;
  const isLower = estimate < truth - 0.01;
  const isLabelBelow = isLower ? estimate > 0.12 : estimate > 0.85;
  const count = readings === 1 ? '1 reading is' : `${readings} readings average`;
  return [
    `alt: Starting at ${startingPhase}°, ${count} ${decimal(estimate)}, ${verdict}.`,
    'x: 0 to 360',
    'y: 0 to 1',
    'x axis: phase',
    'x ticks: 0 = 0°, 90 = 90°, 180 = 180°, 270 = 270°, 360 = 360°',
    'y axis: cost',
    'y ticks: 0, 0.5, 1',
    `gray curve: ${pointsOf(costAt, 0, 360, 72)}`,
    `blue thick line: ${point(0, estimate)} ${point(360, estimate)}`,
    `green dashed line: ${point(0, truth)} ${point(360, truth)}`,
    `label green ${isLower ? 'above' : 'below'}: ${point(90, truth)} true mean`,
    `label blue ${isLabelBelow ? 'below' : 'above'}: ${point(270, estimate)} average`,
    `blue dot: ${phases(readings)
      .map((phase) => point(phase, costAt(phase)))
      .join(' ')}`,
  ];
}
