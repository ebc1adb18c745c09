import { describe, expect, it } from 'vitest';
import { parametersOf, snap, type Variant } from './parameters.ts';

const variants: Variant[] = [
  [10, 3, '1/2'],
  [9, 2, '1/2'],
  [100, 4, '1/3'],
  [100, 3, '2/3'],
  [2, 4, '1/3'],
  [10, 2, '1/2'],
].map(([cards, red, chance], index) => ({
  variant: index === 0 ? null : `1.${index}`,
  numbers: { cards: `${cards}`, red: `${red}`, chance: `${chance}`, suits: '4' },
}));

describe('the parameters', () => {
  it('are the numbers that vary, each with its values in ascending order', () => {
    expect(parametersOf(variants)).toEqual([
      { name: 'cards', values: ['2', '9', '10', '100'] },
      { name: 'red', values: ['2', '3', '4'] },
      { name: 'chance', values: ['1/3', '1/2', '2/3'] },
    ]);
  });

  it('are none if there is one variant or none', () => {
    expect(parametersOf(variants.slice(0, 1))).toEqual([]);
    expect(parametersOf([])).toEqual([]);
  });
});

describe('a moved parameter', () => {
  const usual = variants[0]?.numbers ?? {};
  const move = (name: string, value: string, from = usual) =>
    snap(variants, { ...from, [name]: value }, name)?.variant;

  it('changes nothing else if there is such a variant', () => {
    expect(move('red', '2')).toBe('1.5');
    expect(move('red', '3', variants[5]?.numbers)).toBeNull();
  });

  it('keeps its value, and the others as close as possible', () => {
    expect(move('cards', '9')).toBe('1.1');
    expect(move('cards', '2')).toBe('1.4');
    expect(move('chance', '2/3')).toBe('1.3');
  });

  it('counts the steps of the others, not their size', () => {
    // 100 is one step from 10, and 2 is two.
    expect(move('red', '4')).toBe('1.2');
  });

  it('takes the first of several equally close', () => {
    const tied = [...variants, { variant: '1.6', numbers: { ...usual, red: '2' } }];
    expect(snap(tied, { ...usual, red: '2' }, 'red')?.variant).toBe('1.5');
  });

  it('goes nowhere without a variant that has the value', () => {
    expect(move('cards', '11')).toBeUndefined();
  });

  it('reaches every value of every parameter from every variant', () => {
    for (const { numbers } of variants) {
      for (const { name, values } of parametersOf(variants)) {
        for (const value of values) {
          expect(snap(variants, { ...numbers, [name]: value }, name)?.numbers[name]).toBe(value);
        }
      }
    }
  });
});
