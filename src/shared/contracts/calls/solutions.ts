import type { CallTable } from '../call.ts';
import {
  questionSolutionParamsSchema,
  questionSolutionQuerySchema,
  solutionSchema,
  solutionUpdateQuerySchema,
  solutionUpdateSchema,
} from '../solution.ts';

const tags = ['Solutions'];

export const solutionCalls = {
  'GET /api/solutions/:questionId': {
    access: 'user',
    summary: 'The solution of a question',
    description:
      '403 `PREMIUM_REQUIRED` where a subscription is needed. A question not started yet counts as attempted from then on.',
    tags,
    params: questionSolutionParamsSchema,
    query: questionSolutionQuerySchema,
    response: solutionSchema,
  },
  'GET /api/solution-updates': {
    // Asked all the time, and the same for everybody: who asks is not even looked up.
    access: 'public',
    session: 'ignored',
    summary: 'When a solution was last saved',
    description: 'Without `questionId`: the one that was saved last.',
    tags,
    query: solutionUpdateQuerySchema,
    response: solutionUpdateSchema,
  },
} as const satisfies CallTable;
