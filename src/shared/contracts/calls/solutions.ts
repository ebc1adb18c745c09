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
    origin: 'own',
    summary: 'The solution of a question',
    description:
      '403 `PREMIUM_REQUIRED` if a subscription is required. Marks the question as attempted if not started.',
    tags,
    params: questionSolutionParamsSchema,
    query: questionSolutionQuerySchema,
    response: solutionSchema,
  },
  'GET /api/solution-updates': {
    // Polled constantly and the same for everyone, so the session is not looked up.
    access: 'public',
    session: 'ignored',
    summary: 'When a solution was last saved',
    description: 'Without `questionId`: the most recently saved one.',
    tags,
    query: solutionUpdateQuerySchema,
    response: solutionUpdateSchema,
  },
} as const satisfies CallTable;
