import {
  answerCheckSchema,
  answerJudgmentSchema,
  answerReadingSchema,
  answerToCompareSchema,
  answerToReadSchema,
  answerTrialSchema,
  answerVerdictSchema,
  carriedAnswersSchema,
  carriedOverSchema,
  comparisonSchema,
  followUpAttemptSchema,
  followUpParamsSchema,
  followUpsSchema,
  hintParamsSchema,
  hintSchema,
  revealedAnswerSchema,
  revealQuerySchema,
  selfJudgmentSchema,
} from '../answer-check.ts';
import type { CallTable } from '../call.ts';
import { questionParamsSchema } from '../question.ts';
import { variantQuerySchema } from '../variant.ts';

const tags = ['Answers'];

export const answerCalls = {
  'POST /api/questions/:id/answer': {
    access: 'public',
    summary: 'Check an answer to a question',
    description:
      'Reveals the answer only if correct. For signed-in users the question then counts as solved, otherwise as attempted. 409 `NUMBERS_GONE` if the numbers are no longer in use.',
    tags,
    params: questionParamsSchema,
    body: answerCheckSchema,
    response: answerJudgmentSchema,
  },
  'POST /api/questions/:id/answer/reveal': {
    access: 'user',
    summary: 'Reveal the answer to a question',
    description:
      '403 `PREMIUM_REQUIRED` if a subscription is required. Marks the question as attempted if not started.',
    tags,
    params: questionParamsSchema,
    query: revealQuerySchema,
    response: revealedAnswerSchema,
  },
  'POST /api/questions/:id/comparison': {
    access: 'user',
    summary: 'What to compare an interval or an open answer with',
    description:
      'For readers who may see the solution (otherwise 403 `PREMIUM_REQUIRED`). Nothing is stored.',
    tags,
    params: questionParamsSchema,
    body: answerToCompareSchema,
    response: comparisonSchema,
  },
  'POST /api/questions/:id/self-judgment': {
    access: 'user',
    summary: 'How the user judges their own interval or open answer',
    description:
      'Kept in the log and for reviews, but never rated. 403 `PREMIUM_REQUIRED` if a subscription is required.',
    tags,
    params: questionParamsSchema,
    body: selfJudgmentSchema,
    response: answerJudgmentSchema,
  },
  'POST /api/carried-answers': {
    access: 'user',
    summary: 'Keep the answers the user gave before signing in',
    description:
      'Judges the answers again: a question counts as solved if its answer is right, otherwise as attempted. Never lowers a status. Skips questions that are unknown, hidden or premium, and answers that cannot be read.',
    tags,
    body: carriedAnswersSchema,
    response: carriedOverSchema,
  },
  'POST /api/answer-readings': {
    access: 'public',
    summary: 'How an answer would be interpreted',
    description: 'Not an attempt: nothing is stored or compared with the right answer.',
    tags,
    body: answerToReadSchema,
    response: answerReadingSchema,
  },
  'GET /api/questions/:id/hints/:number': {
    access: 'public',
    origin: 'own',
    summary: 'One hint for a question, counted from 1',
    tags,
    params: hintParamsSchema,
    query: variantQuerySchema,
    response: hintSchema,
  },
  'GET /api/questions/:id/follow-ups': {
    access: 'public',
    summary: 'The follow-ups to a question with their answers, for readers who have solved it',
    description:
      'Open to everyone who can see the question; for a premium question, to those who may see its solution (otherwise 403 `PREMIUM_REQUIRED`).',
    tags,
    params: questionParamsSchema,
    query: variantQuerySchema,
    response: followUpsSchema,
  },
  'POST /api/questions/:id/follow-ups/:number/answer': {
    access: 'public',
    summary: 'Check an answer to a follow-up, counted from 1',
    description:
      'Nothing is stored or rated. Open to those who may read the follow-ups. 409 `NUMBERS_GONE` if the numbers are no longer in use.',
    tags,
    params: followUpParamsSchema,
    body: followUpAttemptSchema,
    response: answerVerdictSchema,
  },
  'POST /api/admin/answer-trials': {
    access: 'admin',
    summary: 'How an attempt would be judged against a given answer',
    description: 'Nothing is stored. 400 if the given answer could not be saved.',
    tags: ['Admin'],
    body: answerTrialSchema,
    response: answerVerdictSchema,
  },
} as const satisfies CallTable;
