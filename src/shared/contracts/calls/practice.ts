import type { CallTable } from '../call.ts';
import { freshNumbersQuerySchema, freshNumbersSchema } from '../fresh-numbers.ts';
import {
  cardActSchema,
  cardSchema,
  dueCountSchema,
  mistakesSchema,
  practiceSchema,
  practiceSettingsChangeSchema,
  practiceSettingsSchema,
  reviewQueueSchema,
} from '../practice.ts';
import { questionParamsSchema } from '../question.ts';
import { nextQuestionQuerySchema, nextQuestionSchema } from '../recommendation.ts';

const tags = ['Practice'];

export const practiceCalls = {
  'GET /api/practice': {
    access: 'user',
    summary: 'What to practice today, and where the user stands',
    tags,
    response: practiceSchema,
  },
  'GET /api/practice/next': {
    access: 'public',
    summary: 'The question to answer next',
    description:
      'For users: due reviews first, then what fits their rating and needs practice most. For visitors: what fits the answers they gave in their browser.',
    tags,
    query: nextQuestionQuerySchema,
    response: nextQuestionSchema,
  },
  'GET /api/practice/first': {
    access: 'public',
    summary: 'The question to start with, the same for everyone',
    tags,
    response: nextQuestionSchema,
  },
  'GET /api/questions/:id/fresh-numbers': {
    access: 'public',
    summary: 'Other numbers to ask a question with, which the user has not met if possible',
    tags,
    params: questionParamsSchema,
    query: freshNumbersQuerySchema,
    response: freshNumbersSchema,
  },
  'GET /api/practice/due': {
    access: 'public',
    summary: 'How many questions are due; none for visitors',
    tags,
    response: dueCountSchema,
  },
  'GET /api/practice/queue': {
    access: 'user',
    summary: 'The questions to review today, and when others come back',
    tags,
    response: reviewQueueSchema,
  },
  'GET /api/practice/mistakes': {
    access: 'user',
    summary: 'The questions that went wrong last time, to be replayed',
    tags,
    response: mistakesSchema,
  },
  'GET /api/practice/cards/:id': {
    access: 'user',
    summary: 'When a question comes back',
    tags,
    params: questionParamsSchema,
    response: cardSchema,
  },
  'POST /api/practice/cards/:id': {
    access: 'user',
    summary: 'Grade, give up, undo, postpone, bring forward, suspend or resume a review',
    description:
      '409 `NOT_DUE` if there is no such review: the question is not due, or was not just reviewed.',
    tags,
    params: questionParamsSchema,
    body: cardActSchema,
    response: cardSchema,
  },
  'GET /api/practice/settings': {
    access: 'user',
    summary: 'The time zone and the email setting of the user',
    tags,
    response: practiceSettingsSchema,
  },
  'PATCH /api/practice/settings': {
    access: 'user',
    summary: 'Set the time zone, or whether to be emailed about reviews',
    tags,
    body: practiceSettingsChangeSchema,
    response: practiceSettingsSchema,
  },
} as const satisfies CallTable;
