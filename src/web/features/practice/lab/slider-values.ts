import { decimal, type Slider, type Sliders } from '../../../../../content/tools/figure.ts';
import type { DrawnFigure, Positions } from './figure-protocol.ts';
import type { ProgramNumbers } from './parameter-values.ts';

export function toSliders(sliders: Sliders): DrawnFigure['sliders'] {
  return Object.entries(sliders).map(([name, slider]) => ({
    name,
    values: valuesOf(slider).map((value) => decimal(value)),
    start: decimal(slider.start),
  }));
}

/** Those that were not moved stand where they start. */
export function toNumbers(sliders: Sliders, positions: Positions): ProgramNumbers {
  const numbers = Object.entries(sliders).map(([name, { start }]) => [
    name,
    Number(positions[name] ?? start),
  ]);
  return Object.fromEntries(numbers);
}

export function valuesOf({ from, to, step = 1 }: Slider): number[] {
  const count = Math.round((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => from + index * step);
}
