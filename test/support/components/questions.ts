import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Solution } from '#shared/contracts/solution.ts';

export const aQuestion = (overrides: Partial<QuestionDetail> = {}): QuestionDetail => ({
  id: 5,
  name: 'A fair game',
  subject: null,
  description: 'Is this game fair?',
  descriptionHtml: '<p>Is this game fair?</p>',
  difficulty: 'Easy',
  category: 'Probability',
  type: 'Quantitative Trader Interview Question',
  imageUrl: null,
  isVisible: true,
  isPremium: false,
  rating: null,
  firstTries: null,
  status: null,
  version: 1,
  updatedAt: '2026-03-01T09:00:00.000Z',
  answer: null,
  hintCount: 0,
  followUpCount: 0,
  lab: null,
  exploredAt: null,
  isStarred: false,
  hasNote: false,
  variant: null,
  isVariantGone: false,
  numbers: null,
  ...overrides,
});

export const aSolution = (content: string, overrides: Partial<Solution> = {}): Solution => ({
  id: 50,
  questionId: 5,
  content,
  contentHtml: `<p>${content}</p>`,
  version: 1,
  updatedAt: '2026-03-01T09:00:00.000Z',
  ...overrides,
});

/** The answer of `GET /api/solution-updates`. */
export const savedAt = (solution: Solution | null) => ({
  questionId: solution?.questionId ?? null,
  timestamp: solution && Date.parse(solution.updatedAt),
});
