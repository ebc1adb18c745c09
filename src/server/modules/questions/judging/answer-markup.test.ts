import { expect, it } from 'vitest';
import type { ClosedAnswer } from '#shared/domain/answer-value.ts';
import { answerMarkup } from './answer-markup.ts';

it.each<[ClosedAnswer, string]>([
  [{ kind: 'fraction', value: '2/3' }, '$\\frac{2}{3} \\approx 0.6667$'],
  [{ kind: 'fraction', value: '-7/2' }, '$-\\frac{7}{2} = -3.5$'],
  [{ kind: 'number', value: 1210, unit: 'dollars' }, '1,210 dollars'],
  [{ kind: 'number', value: 5.06, unit: '%' }, '5.06%'],
  [{ kind: 'number', value: 7 }, '7'],
  [
    { kind: 'expression', value: '2\\ln 3', numeric: 2.197224577336219 },
    '$2\\ln 3 \\approx 2.197$',
  ],
  [{ kind: 'choice', choices: ['**Yes**', 'No'], value: 1 }, '**Yes**'],
])('%j is written %s', (answer, text) => {
  expect(answerMarkup(answer)).toBe(text);
});
