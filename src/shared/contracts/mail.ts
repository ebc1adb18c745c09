import { z } from 'zod';

export const mailSchema = z
  .object({
    id: z.number().int(),
    kind: z.string(),
    recipient: z.string(),
    subject: z.string(),
    text: z.string(),
    status: z.enum(['queued', 'sent', 'failed']),
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Mail' });

export type Mail = z.infer<typeof mailSchema>;
