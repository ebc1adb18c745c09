import { z } from 'zod';

/** An error report from a browser. */
export const clientErrorSchema = z.object({
  message: z.string().max(500),
  stack: z.string().max(4000),
  path: z.string().max(500),
});
