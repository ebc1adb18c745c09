import { describe, expect, it } from 'vitest';
import { toNumbers, toSliders, valuesOf } from './slider-values.ts';

const sliders = {
  days: { from: 1, to: 3, start: 2 },
  share: { from: -0.2, to: 0.1, step: 0.1, start: 0 },
};

it('has the values in steps, as short decimals', () => {
  expect(toSliders(sliders)).toEqual([
    { name: 'days', values: ['1', '2', '3'], start: '2' },
    { name: 'share', values: ['-0.2', '-0.1', '0', '0.1'], start: '0' },
  ]);
  expect(valuesOf(sliders.days)).toEqual([1, 2, 3]);
});

describe('the numbers that a figure gets', () => {
  it('are those of the sliders, or their starts', () => {
    expect(toNumbers(sliders, {})).toEqual({ days: 2, share: 0 });
    expect(toNumbers(sliders, { share: '-0.2' })).toEqual({ days: 2, share: -0.2 });
  });

  it('have no others', () => {
    expect(toNumbers(sliders, { weeks: '7' })).toEqual({ days: 2, share: 0 });
  });
});
