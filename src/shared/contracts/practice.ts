import { z } from 'zod';
import { countedDue, daysAhead, reviewsPerDay } from '../domain/reviews.ts';
import { gradeField } from './answer-check.ts';
import { timeZoneField } from './progress.ts';
import { recommendationSchema } from './recommendation.ts';

const count = z.number().int();
const questionLink = z.object({ id: count, name: z.string() });
const dueCount = count.describe(
  `Questions due by the end of the user's day, counted up to ${countedDue}.`,
);
const timeZone = z.string().nullable().describe('The time zone of the days; null for UTC.');

export const dueCountSchema = z.object({ due: dueCount }).meta({ id: 'DueCount' });

export const reviewQueueSchema = z
  .object({
    timeZone,
    due: dueCount,
    reviewedToday: count,
    questions: z
      .array(questionLink)
      .describe(`Longest overdue first, as many as are left of the ${reviewsPerDay} a day.`),
    upcoming: z
      .array(z.object({ date: z.iso.date(), count }))
      .describe(`What comes back on each of the next ${daysAhead} days, if anything.`),
    suspended: z.array(questionLink).describe('At most 100.'),
  })
  .meta({ id: 'ReviewQueue' });

export const cardSchema = z
  .object({
    questionId: count,
    due: z.iso
      .datetime()
      .nullable()
      .describe('When the question comes back; null if it is not scheduled yet.'),
    isDue: z.boolean().describe("Whether that is by the end of the user's day."),
    isSuspended: z.boolean(),
    review: z
      .object({
        grade: gradeField,
        options: z.array(z.object({ grade: gradeField, due: z.iso.datetime() })),
      })
      .nullable()
      .describe('The last review, while it can be corrected, and when each grade brings it back.'),
  })
  .meta({ id: 'Card' });

/** What users can do with a card, besides answering its question. */
export const cardActSchema = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('grade'), grade: gradeField }),
    z.object({ act: z.enum(['giveUp', 'undo', 'postpone', 'advance', 'suspend', 'resume']) }),
  ],
  'Act must be grade, giveUp, undo, postpone, advance, suspend or resume',
);

export const practiceSchema = z
  .object({
    timeZone,
    due: dueCount,
    minutes: count.describe("About how long today's reviews take."),
    next: recommendationSchema.nullable().describe('Null if none is left.'),
    streak: count.describe('In days.'),
    rating: z
      .object({
        rating: count,
        low: count,
        high: count,
        history: z.array(z.object({ day: z.iso.date(), rating: count })),
      })
      .nullable()
      .describe('With its 95% band; null before the first rated answer.'),
    weakest: z.array(z.object({ slug: z.string(), name: z.string(), right: count, total: count })),
  })
  .meta({ id: 'Practice' });

export const practiceSettingsSchema = z
  .object({ timeZone, wantsReviewMail: z.boolean() })
  .meta({ id: 'PracticeSettings' });

/** Absent fields stay unchanged. */
export const practiceSettingsChangeSchema = z.object({
  timeZone: timeZoneField.optional(),
  wantsReviewMail: z.boolean('wantsReviewMail must be true or false').optional(),
});

export type ReviewQueue = z.infer<typeof reviewQueueSchema>;
export type Card = z.infer<typeof cardSchema>;
export type CardAct = z.infer<typeof cardActSchema>;
export type Practice = z.infer<typeof practiceSchema>;
export type PracticeSettings = z.infer<typeof practiceSettingsSchema>;
export type PracticeSettingsChange = z.infer<typeof practiceSettingsChangeSchema>;
