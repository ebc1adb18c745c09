import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { questionParamsSchema } from '../question.ts';
import { simulationSchema } from '../simulation.ts';

const tags = ['Simulations'];
const description =
  'Open to everyone who can see the question; for a premium question, to those who may see its solution (otherwise 403 `PREMIUM_REQUIRED`).';

export const simulationCalls = {
  'GET /api/questions/:id/simulation': {
    access: 'public',
    summary: 'The source code of the program that simulates a question',
    description,
    tags,
    params: questionParamsSchema,
    response: simulationSchema,
  },
  'GET /api/questions/:id/simulation/module': {
    access: 'public',
    summary: 'The program that simulates a question, as a JavaScript module',
    description,
    tags,
    params: questionParamsSchema,
    response: z.unknown().describe('The module.'),
  },
  'POST /api/questions/:id/exploration': {
    access: 'user',
    summary: 'Record that the user is exploring the simulation without answering first',
    description:
      'Marks the question as attempted, with help. Does nothing if the user has already attempted it.',
    tags,
    params: questionParamsSchema,
    response: z.null(),
    status: 204,
  },
} as const satisfies CallTable;
