import { z } from 'zod';
import {
  awayDays,
  listedPairDays,
  mostPairsListed,
  mostSlots,
  pairOutcomes,
  slotsFromHours,
  slotsToDays,
} from '../domain/partners.ts';
import { idField } from './fields.ts';
import { meetingChoices } from './meeting.ts';

const count = z.number().int();
const moment = z.iso.datetime();

const noSlots = 'Please choose at least one time';
const badSlot = 'Invalid time';

export const partnerSearchSchema = z.object({
  ...meetingChoices,
  slots: z
    .array(z.iso.datetime(badSlot), noSlots)
    .min(1, noSlots)
    .max(mostSlots, `Please choose at most ${mostSlots} times`)
    .describe(
      `When an interview may start, on the hour or half past, from ${slotsFromHours} hour to ${slotsToDays} days ahead.`,
    ),
});

export const pairParamsSchema = z.object({ id: z.guid('Invalid partner id').toLowerCase() });

export const blockParamsSchema = z.object({ id: idField('Invalid block id') });

export const partnerOverviewSchema = z
  .object({
    search: partnerSearchSchema
      .extend({ slots: z.array(moment) })
      .nullable()
      .describe('Without times that have passed. Null: the user is not looking for a partner.'),
    timeZone: z.string().nullable().describe('In which emails say when; null: UTC.'),
    isFirst: z
      .boolean()
      .describe('The last partner stayed away, so the user is paired before others.'),
    timesAway: count.describe(
      `How often the user stayed away in the last ${awayDays} days, late cancellations included.`,
    ),
    isLast: z.boolean().describe('The user stayed away too often, so they are paired last.'),
    pairs: z
      .array(
        z.object({
          id: z.string(),
          ...meetingChoices,
          startsAt: moment,
          partner: z.string().nullable().describe('Their username. Null: their account is gone.'),
          meetingId: z.string().nullable().describe('The room is /practice/room/:meetingId.'),
          outcome: z.enum(pairOutcomes),
          wasAway: z.boolean().describe('Whether it counts that the user stayed away.'),
          isBlocked: z.boolean().describe('Whether the user has blocked this partner.'),
          isReported: z.boolean().describe('Whether the user has reported this partner.'),
        }),
      )
      .describe(
        `The latest first: what is planned, and the last ${listedPairDays} days. At most ${mostPairsListed}.`,
      ),
  })
  .meta({ id: 'PartnerOverview' });

export const blockListSchema = z
  .object({ blocks: z.array(z.object({ id: count, username: z.string(), createdAt: moment })) })
  .describe('The latest first.')
  .meta({ id: 'BlockList' });

export type PartnerSearch = z.infer<typeof partnerSearchSchema>;
export type PartnerOverview = z.infer<typeof partnerOverviewSchema>;
export type BlockList = z.infer<typeof blockListSchema>;
