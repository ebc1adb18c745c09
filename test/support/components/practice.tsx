import { screen } from '@testing-library/react';
import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import type { Card } from '#shared/contracts/practice.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import QuestionPractice from '#web/routes/question-practice.tsx';
import { recommended } from '../recommendations.ts';
import type { signedIn } from './people.ts';
import { renderQuestionPage } from './question-page.tsx';
import { aQuestion } from './questions.ts';
import type { Script } from './scripted-api.ts';

export const check = 'POST /api/questions/5/answer';
export const nextCall = 'GET /api/practice/next';
export const card = 'GET /api/practice/cards/5';
export const reading = 'POST /api/answer-readings';

export const aCard = (overrides: Partial<Card> = {}): Card => ({
  questionId: 5,
  due: null,
  isDue: false,
  isSuspended: false,
  review: null,
  ...overrides,
});

export const judged = (judgment: Partial<AnswerJudgment>): AnswerJudgment => ({
  verdict: 'wrong',
  message: 'Not quite.',
  readAs: null,
  value: null,
  number: null,
  next: null,
  isSolved: judgment.verdict === 'right',
  status: null,
  review: null,
  rating: null,
  unrated: null,
  pace: null,
  streak: null,
  ...judgment,
});
export const right = judged({
  verdict: 'right',
  message: 'Right.',
  value: '<p>0.6667</p>',
  number: 2 / 3,
});

export const number: NonNullable<QuestionDetail['answer']> = {
  kind: 'number',
  unit: null,
  choices: null,
};
export const neighbors = 'GET /api/questions/5/neighbors';
export const next = {
  previous: null,
  next: { id: 6, name: 'The one after' },
  position: 3,
  total: 5,
};

export interface PracticeOptions {
  search?: string;
  question?: Partial<QuestionDetail>;
  user?: ReturnType<typeof signedIn>;
  api?: Script;
}

export function renderPractice(options: PracticeOptions) {
  const { search = '', question = { answer: number }, user, api = {} } = options;
  return renderQuestionPage({
    search,
    question,
    api: {
      [reading]: { readAs: null, problem: null },
      [card]: aCard(),
      [nextCall]: { next: recommended(8) },
      'GET /api/questions/8': aQuestion({ id: 8, name: 'Question 8' }),
      ...api,
    },
    ...(user && { user }),
    slots: (shown) => ({
      practice: ({ show }) => <QuestionPractice question={shown} showSolution={show} />,
    }),
  });
}

export const field = () => screen.findByRole('textbox', { name: 'Your answer' });
