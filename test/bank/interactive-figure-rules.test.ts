import { describe, expect, it } from 'vitest';
import type { Sliders } from '../../content/tools/figure.ts';
import { findInteractiveFigureProblems, positionsOf } from './rules/interactive-figure-rules.ts';

const days = { from: 1, to: 3, start: 2 };
const caption = (count: number) => `alt: After ${count} days the line has come this far.`;
const lineTo = ({ days: count = 0 }: Record<string, number>) => [
  caption(count),
  'x: 0 to 3',
  'y: 0 to 1',
  `line: 0,0 ${count},1`,
];
const problemsOf = (sliders: Sliders, figure: typeof lineTo = lineTo) =>
  findInteractiveFigureProblems({ exact: () => 1, sliders: () => sliders, figure });

it('nothing is wrong with a figure that follows its slider', () => {
  expect(problemsOf({ days })).toEqual([]);
  expect(findInteractiveFigureProblems({ exact: () => 1 })).toEqual([]);
});

it('stands wherever one slider can be moved to, and at all ends', () => {
  const percent = { from: 0, to: 1, step: 0.5, start: 0 };
  expect(positionsOf({ days, percent })).toEqual([
    { days: 1, percent: 0 },
    { days: 2, percent: 0 },
    { days: 3, percent: 0 },
    { days: 2, percent: 0 },
    { days: 2, percent: 0.5 },
    { days: 2, percent: 1 },
    { days: 1, percent: 0 },
    { days: 1, percent: 1 },
    { days: 3, percent: 0 },
    { days: 3, percent: 1 },
  ]);
});

describe('a proof is refused', () => {
  it.each([
    [
      'with a figure but no sliders',
      { figure: lineTo },
      'sliders() and figure() require each other.',
    ],
    [
      'with sliders but no figure',
      { sliders: () => ({ days }) },
      'sliders() and figure() require each other.',
    ],
    [
      'with a simulation, too',
      { figure: lineTo, sliders: () => ({ days }), simulate: () => 1 },
      'A question has simulate() or figure(), not both.',
    ],
  ])('%s', (_what, proof, problem) => {
    expect(findInteractiveFigureProblems({ exact: () => 1, ...proof })).toEqual([problem]);
  });

  const values = 'The slider days needs 2 to 101 values, with its start and end among them.';
  it.each<[string, Sliders, string]>([
    ['without a slider', {}, 'There are 0 sliders: use 1 to 3.'],
    [
      'with four sliders',
      { a: days, b: days, c: days, d: days },
      'There are 4 sliders: use 1 to 3.',
    ],
    ['that ends before it begins', { days: { ...days, to: 0 } }, values],
    ['with a single value', { days: { ...days, to: 1, start: 1 } }, values],
    ['with too many values', { days: { ...days, to: 102 } }, values],
    ['that starts between two values', { days: { ...days, start: 1.5 } }, values],
    ['whose steps miss the end', { days: { ...days, step: 0.8, start: 1 } }, values],
    ['with an odd name', { Days: days }, 'A slider is named like halfLife, not Days.'],
    ['that changes nothing', { days, weeks: days }, 'The slider weeks changes nothing.'],
  ])('for a slider %s', (_what, sliders, problem) => {
    expect(problemsOf(sliders)).toEqual([problem]);
  });

  it.each<[string, string, string]>([
    [
      'leaves its window',
      'dot: 9,9',
      'The figure cannot be drawn at days = 3. 9,9 is outside of the figure.',
    ],
    [
      'grows',
      'y axis: up',
      'The height of the figure changes, so its sliders would move away from the hand.',
    ],
  ])('whose figure %s at the end', (_what, line, problem) => {
    const figure = (at: Record<string, number>) => [...lineTo(at), at.days === 3 ? line : ''];
    expect(new Set(problemsOf({ days }, figure))).toEqual(new Set([problem]));
  });

  it.each([
    'too short.',
    'No period at the end of this long caption',
    'it begins with a small letter, though.',
    `${'Much '.repeat(32)}too long.`,
  ])('whose caption is “%s”', (alt) => {
    const figure = (at: Record<string, number>) => [`alt: ${alt}`, ...lineTo(at).slice(1)];
    expect(problemsOf({ days }, figure)[0]).toBe(
      `An alt is a sentence of 30 to 160 characters, not “${alt}”.`,
    );
  });
});
