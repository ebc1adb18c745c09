import { z } from 'zod';
import { countedWork, workKinds } from '../domain/work.ts';

const waitingSchema = z.object({
  count: z.number().int().describe(`Counted up to ${countedWork}.`),
  oldest: z
    .object({ id: z.number().int(), title: z.string(), since: z.iso.datetime() })
    .nullable()
    .describe('What has waited longest; null: nothing waits.'),
});

export const adminWorkSchema = z
  .record(z.enum(workKinds), waitingSchema)
  .describe('New error reports, reported comments, open feedback, failed payments, failed emails.')
  .meta({ id: 'AdminWork' });

export const workMailSchema = z
  .object({
    timing: z.enum(['off', 'at_once', 'daily'], 'timing must be off, at_once or daily'),
  })
  .meta({ id: 'WorkMail' });

export type AdminWork = z.infer<typeof adminWorkSchema>;
export type WorkMailSetting = z.infer<typeof workMailSchema>;
