import { z } from 'zod';

/** What a browser tells the server about an error that a visitor ran into. */
export const clientErrorSchema = z.object({
  message: z.string().max(500),
  stack: z.string().max(4000),
  path: z.string().max(500),
});
