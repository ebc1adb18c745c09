import type { AdminQuestion } from '#shared/contracts/admin-question.ts';

const moment = '2026-01-05T12:00:00.000Z';

/** A question with its solution, as its editor loads it. */
export const adminQuestion = (overrides: Partial<AdminQuestion> = {}): AdminQuestion => ({
  id: 5,
  name: 'Two dice',
  description: 'What is their sum?',
  descriptionHtml: '<p>What is their sum?</p>',
  difficulty: 'Easy',
  category: 'Probability',
  type: 'Trader Interview Question',
  imageUrl: null,
  isVisible: true,
  isPremium: false,
  subject: null,
  tags: [],
  answer: null,
  hints: [],
  followUps: [],
  status: null,
  version: 1,
  createdAt: moment,
  updatedAt: moment,
  hasSolution: true,
  hasVariants: false,
  usesVariants: false,
  keepsAnswer: null,
  solution: { id: 9, content: 'It is seven.', version: 1 },
  ...overrides,
});
