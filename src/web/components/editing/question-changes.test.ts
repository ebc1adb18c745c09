import { expect, it } from 'vitest';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { listChanges } from './question-changes.ts';

const earlier: QuestionDetail = {
  id: 1,
  name: 'A fair game',
  description: 'Is this game fair?',
  descriptionHtml: '<p>Is this game fair?</p>',
  difficulty: 'Easy',
  category: 'Probability',
  type: 'Quantitative Trader Interview Question',
  imageUrl: 'tree.png',
  isVisible: true,
  isPremium: false,
  status: null,
  version: 1,
  updatedAt: '2026-03-14T10:00:00.000Z',
  answer: null,
  hintCount: 0,
  lab: null,
};

it('names what is different now, and nothing else', () => {
  const later: QuestionDetail = {
    ...earlier,
    description: 'Or is it not?',
    category: 'Trading',
    imageUrl: null,
    isVisible: false,
    status: 'solved',
    version: 2,
  };
  expect(listChanges(earlier, later)).toEqual([
    { label: 'Category', value: 'Trading' },
    { label: 'Image', value: 'None' },
    { label: 'Visible', value: 'No' },
  ]);
  const saved: QuestionDetail = { ...earlier, version: 3 };
  expect(listChanges(earlier, saved)).toEqual([]);
});
