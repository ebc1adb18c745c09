import { screen } from '@testing-library/react';
import type { Card, ReviewQueue } from '#shared/contracts/practice.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import PracticeReview from '#web/routes/practice-review.tsx';
import { signedIn } from './people.ts';
import { aCard, check, number, right } from './practice.tsx';
import { aQuestion } from './questions.ts';
import { renderPage } from './render-page.tsx';
import type { Script } from './scripted-api.ts';

export const dayLength = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * dayLength).toISOString();
export const act = 'POST /api/practice/cards/5';
export const queueCall = 'GET /api/practice/queue';

const usual = { variant: null, isAllMet: false };
export const due = (id: number, name: string) => ({ id, name, ...usual });

export const queue = (overrides: Partial<ReviewQueue> = {}): ReviewQueue => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  due: 2,
  reviewedToday: 0,
  questions: [due(5, 'A fair game'), due(6, 'The one after')],
  upcoming: [],
  suspended: [],
  leeches: [],
  ...overrides,
});
export const empty = queue({ due: 0, questions: [] });
export const reviewed = (grade: number): Card =>
  aCard({
    due: inDays(grade),
    review: {
      grade,
      options: [1, 2, 3, 4].map((value) => ({ grade: value, due: inDays(value) })),
    },
  });

export function openReview(
  api: Script = {},
  question: Partial<QuestionDetail> = { answer: number },
) {
  return renderPage(<PracticeReview />, {
    at: '/practice/review',
    api: {
      'GET /api/user': signedIn(),
      'GET /api/settings': {},
      [queueCall]: queue(),
      'GET /api/questions/5': aQuestion(question),
      'GET /api/questions/6': aQuestion({ id: 6, name: 'The one after', answer: number }),
      'GET /api/practice/cards/5': reviewed(3),
      'POST /api/answer-readings': { readAs: null, problem: null },
      [check]: { ...right, review: { grade: 3, due: inDays(3) } },
      ...api,
    },
  });
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
