import { z } from 'zod';
import { optionalText, pageQuerySchema } from './list-query.ts';

const longText = 'Must be one value of at most 300 characters';
const words = optionalText(z.string(longText).trim().max(300, longText));
const day = (name: string) => optionalText(z.iso.date(`${name} must be a date such as 2026-01-31`));

export const auditQuerySchema = pageQuerySchema
  .extend({
    search: words.describe('Searches actor, action, subject and details.'),
    action: words.describe('Such as `question.update`.'),
    actor: words.describe("The actor's username."),
    subject: words.describe('The subject: a type such as `question`, or `question:12`.'),
    start: day('Start').describe('The first day, in UTC.'),
    end: day('End').describe('The last day, in UTC.'),
  })
  .refine(({ start, end }) => !start || !end || start <= end, {
    path: ['end'],
    message: 'End must not be before start',
  });

export const auditEntrySchema = z
  .object({
    id: z.number().int(),
    actorId: z.number().int().nullable().describe('Null: the account was deleted.'),
    actorName: z.string(),
    action: z.string(),
    subjectType: z.string(),
    subjectId: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AuditEntry' });

export const auditChoicesSchema = z
  .object({
    actions: z.array(z.string()),
    actors: z.array(z.string()),
    subjects: z.array(z.string()),
  })
  .meta({ id: 'AuditChoices' });

export type AuditQuery = z.infer<typeof auditQuerySchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditChoices = z.infer<typeof auditChoicesSchema>;
