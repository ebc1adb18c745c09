import { expect, it } from 'vitest';
import type { RevisedQuestion } from '#shared/contracts/admin-question.ts';
import { listChanges, shownFields } from './question-changes.ts';

const earlier: RevisedQuestion = {
  name: 'A fair game',
  description: 'Is this game fair?',
  difficulty: 'Easy',
  category: 'Probability',
  type: 'Quantitative Trader Interview Question',
  imageUrl: 'tree.png',
  isVisible: true,
  isPremium: false,
  keepsAnswer: true,
};

it('lists the fields that differ and nothing else', () => {
  const later: RevisedQuestion = {
    ...earlier,
    description: 'Or is it not?',
    category: 'Trading',
    imageUrl: null,
    isVisible: false,
    keepsAnswer: false,
  };
  expect(listChanges(earlier, later)).toEqual([
    { label: 'Category', value: 'Trading' },
    { label: 'Image', value: 'None' },
    { label: 'Visible', value: 'No' },
    { label: 'Answer check', value: 'Removed' },
  ]);
  const reworded: RevisedQuestion = { ...earlier, description: 'Or is it not?' };
  expect(listChanges(earlier, reworded)).toEqual([]);
});

it('does not mention an answer check that may never have existed', () => {
  expect(shownFields(earlier).map(({ label }) => label)).not.toContain('Answer check');
});

it('lists subject line, tags, answer, hints and follow-ups that differ', () => {
  const later: RevisedQuestion = {
    ...earlier,
    subject: 'Whether a game is fair',
    tags: ['games', 'fairness'],
    answer: {
      kind: 'fraction',
      value: '1/6',
      exact: true,
      mistakes: [{ value: '1/3', message: 'Count again.' }],
    },
    hints: ['Count.', 'Add.'],
    followUps: [{ question: 'And then?', answer: 'Nothing.' }],
  };
  expect(listChanges(earlier, later)).toEqual([
    { label: 'Subject line', value: 'Whether a game is fair' },
    { label: 'Tags', value: 'games, fairness' },
    { label: 'Answer', value: 'Fraction 1/6, exact · mistakes: 1/3' },
    { label: 'Hints', value: 'Count. · Add.' },
    { label: 'Follow-ups', value: 'And then? Nothing.' },
  ]);
  expect(listChanges(later, { ...later, answer: null })).toEqual([
    { label: 'Answer', value: 'None' },
  ]);
});
