import { z } from 'zod';
import { areInOrder, dayFields, notInOrder, optionalText, pageQuerySchema } from './list-query.ts';

const longText = 'Must be one value of at most 300 characters';
const words = optionalText(z.string(longText).trim().max(300, longText));

export const auditQuerySchema = pageQuerySchema
  .extend({
    search: words.describe('Searches actor, action, subject and details.'),
    action: words.describe('For example, `question.update`.'),
    actor: words.describe("The actor's username."),
    subject: words.describe('The subject: a type such as `question`, or `question:12`.'),
    ...dayFields,
  })
  .refine(areInOrder, notInOrder);

export const auditEntrySchema = z
  .object({
    id: z.number().int(),
    actorId: z.number().int().nullable().describe('Null if the account was deleted.'),
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
