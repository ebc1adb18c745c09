import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { daysBack, efforts, fewestMinutes, mostMinutes, phases } from '../domain/plans.ts';
import { roles } from '../domain/roles.ts';

const count = z.number().int();
const work = { reviews: count, questions: count.describe('New ones.'), drills: count };
const badDate = 'Interview date must be a date such as 2027-01-31';
const badMinutes = `Minutes a day must be a whole number from ${fewestMinutes} to ${mostMinutes}`;
const badEffort = 'Effort must be full, easy or off';
const badWeekdays = 'Weekdays must be seven times full, easy or off, from Monday';
const effort = z.enum(efforts, badEffort);

/** What a learner sets. */
export const planSettingsSchema = z.object({
  interviewOn: z.iso.date(badDate),
  minutes: z
    .number(badMinutes)
    .int(badMinutes)
    .min(fewestMinutes, badMinutes)
    .max(mostMinutes, badMinutes)
    .describe('Per day.'),
  role: z.enum(roles, 'Role must be trader, researcher or developer'),
  weekdays: z
    .array(z.enum(efforts, badWeekdays), badWeekdays)
    .length(7, badWeekdays)
    .refine((days) => days.some((day) => day !== 'off'), 'Leave at least one day to practice')
    .describe('From Monday. Easy days have half the time.'),
  wantsMail: z.boolean('wantsMail must be true or false'),
});

const plannedDaySchema = z.object({
  date: z.iso.date(),
  phase: z.enum(phases),
  effort,
  isException: z.boolean().describe('Whether its effort is not that of its weekday.'),
  ...work,
  minutes: count.describe("At the learner's pace."),
  done: z.object(work).nullable().describe('Null: the day is yet to come.'),
});

export const planSchema = planSettingsSchema
  .extend({
    today: z.iso.date(),
    timeZone: z.string().nullable().describe('The time zone of the days; null for UTC.'),
    days: z
      .array(plannedDaySchema)
      .describe(`The last ${daysBack} days, as they were planned, and those to the interview.`),
    leftOut: z
      .object({
        count,
        questions: z
          .array(z.object({ id: count, name: z.string(), difficulty: z.enum(difficulties) }))
          .describe('The first of them.'),
        minutesForAll: count
          .nullable()
          .describe('With so many minutes a day all would fit; null: not even with the most.'),
      })
      .describe('New questions for which there is no time.'),
    hasFeed: z.boolean().describe('Whether a calendar can subscribe to it.'),
  })
  .meta({ id: 'Plan' });

export const planOrNoneSchema = z.object({ plan: planSchema.nullable() });

export const planDayParamsSchema = z.object({
  date: z.iso.date('Date must be a date such as 2027-01-31'),
});

export const planDaySchema = z.object({
  effort: effort.nullable().describe('Null: as usual on this weekday.'),
});

export const planFeedSchema = z.object({
  url: z.string().describe('Shown only once. Whoever has it can read the plan.'),
});

export const planFeedQuerySchema = z.object({ token: z.string().max(200).default('') });

export type PlanSettings = z.infer<typeof planSettingsSchema>;
export type Plan = z.infer<typeof planSchema>;
export type PlannedDay = z.infer<typeof plannedDaySchema>;
