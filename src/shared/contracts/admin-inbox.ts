import { z } from 'zod';
import { countedInInbox, inboxKinds } from '../domain/admin-inbox.ts';

const waitingSchema = z.object({
  count: z.number().int().describe(`Counted up to ${countedInInbox}.`),
  oldest: z
    .object({ id: z.number().int(), title: z.string(), since: z.iso.datetime() })
    .nullable()
    .describe('What has been waiting longest; null if nothing is waiting.'),
});

export const adminInboxSchema = z
  .record(z.enum(inboxKinds), waitingSchema)
  .describe(
    'New error reports, reported comments, reported partners, open feedback, failed payments, failed emails.',
  )
  .meta({ id: 'AdminWork' });

export const inboxMailSchema = z
  .object({
    timing: z.enum(['off', 'at_once', 'daily'], 'timing must be off, at_once or daily'),
  })
  .meta({ id: 'WorkMail' });

export type AdminInbox = z.infer<typeof adminInboxSchema>;
export type InboxMailSetting = z.infer<typeof inboxMailSchema>;
