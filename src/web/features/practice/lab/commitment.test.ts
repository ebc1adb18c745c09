import { expect, it } from 'vitest';
import { commitmentOf } from './commitment.ts';
import type { Opening } from './opening.ts';

const predicted: Opening = { by: 'prediction', prediction: '1/3', variant: null };
const answered: Opening = { by: 'answer', prediction: '1/4', variant: '1.7' };

it.each([
  [null, null, null, null],
  [predicted, null, null, { text: '1/3', isAnswer: false }],
  [answered, null, '1.7', { text: '1/4', isAnswer: true }],
  [predicted, '2', null, { text: '2', isAnswer: true }],
  [predicted, null, '1.7', null],
  [answered, null, null, null],
  [answered, '2', '1.8', { text: '2', isAnswer: true }],
])('after %j and the answer %j to the numbers %s it is %j', (opening, own, variant, commitment) => {
  expect(commitmentOf(opening, own, variant)).toEqual(commitment);
});
