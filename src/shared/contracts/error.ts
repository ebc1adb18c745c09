import { z } from 'zod';

/** The body of every failed call. `error` repeats `message`: clients read either. */
export const errorBodySchema = z
  .object({
    code: z.string(),
    message: z.string(),
    error: z.string(),
    fieldErrors: z.record(z.string(), z.string()).optional(),
    token: z.string().optional().describe('From `/api/login`: for the second step.'),
  })
  .meta({ id: 'Error', description: 'Body of every failed call.' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
