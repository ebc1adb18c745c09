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
    { label: 'Answer check', value: 'Dropped' },
  ]);
  const reworded: RevisedQuestion = { ...earlier, description: 'Or is it not?' };
  expect(listChanges(earlier, reworded)).toEqual([]);
});

it('does not mention an answer check that may never have existed', () => {
  expect(shownFields(earlier).map(({ label }) => label)).not.toContain('Answer check');
});
