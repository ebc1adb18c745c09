import { z } from 'zod';
import { idField } from './fields.ts';
import { listQuerySchema, optionalText } from './list-query.ts';

const mailStatuses = ['queued', 'sent', 'failed'] as const;

export const mailQuerySchema = listQuerySchema(['createdAt']).extend({
  status: optionalText(z.enum(mailStatuses, `Status must be one of ${mailStatuses.join(', ')}`)),
});

export const mailParamsSchema = z.object({ id: idField('Email not found') });

export const mailSchema = z
  .object({
    id: z.number().int(),
    kind: z.string(),
    recipient: z.string(),
    subject: z.string(),
    status: z.enum(mailStatuses),
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Mail' });

export const openedMailSchema = mailSchema
  .extend({ text: z.string().describe('Tokens in links are hidden.') })
  .meta({ id: 'OpenedMail' });

export type MailQuery = z.infer<typeof mailQuerySchema>;
export type Mail = z.infer<typeof mailSchema>;
export type OpenedMail = z.infer<typeof openedMailSchema>;
