import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { isTimeZone } from '../domain/progress.ts';

const unknownZone = 'Unknown time zone';

export const timeZoneField = z
  .string(unknownZone)
  .refine(isTimeZone, unknownZone)
  .describe('For example, Europe/Paris.');

export const progressQuerySchema = z.object({
  timeZone: timeZoneField.default('UTC').describe('The time zone of the days.'),
});

const count = z.number().int();
const tallyFields = {
  total: count,
  attempted: count.describe('Attempted or solved.'),
  solved: count,
};

export const progressSchema = z
  .object({
    ...tallyFields,
    byCategory: z.array(z.object({ category: z.string(), ...tallyFields })),
    byDifficulty: z.array(z.object({ difficulty: z.enum(difficulties), ...tallyFields })),
    recent: z.array(
      z.object({
        questionId: count,
        name: z.string(),
        status: z.enum(['attempted', 'solved']),
        at: z.iso.datetime(),
      }),
    ),
    starred: count,
    noted: count,
    timeZone: z.string(),
    today: z.iso.date(),
    calendar: z
      .array(z.object({ date: z.iso.date(), count }))
      .describe('The days of the last year on which something was attempted or solved.'),
    streak: z.object({ current: count, longest: count }).describe('In days.'),
    next: z
      .array(
        z.object({
          id: count,
          name: z.string(),
          difficulty: z.enum(difficulties),
          category: z.string(),
          isPremium: z.boolean(),
          isStarted: z.boolean(),
          isRecommended: z.boolean(),
        }),
      )
      .describe('The recommended question, if any is left, then those attempted but not solved.'),
  })
  .meta({ id: 'Progress' });

export type Progress = z.infer<typeof progressSchema>;
