import { z } from 'zod';
import { efforts } from '../domain/plans.ts';
import { countedDue, daysAhead, leechFailures, reviewsPerDay } from '../domain/reviews.ts';
import { gradeField } from './answer-check.ts';
import { timeZoneField } from './progress.ts';
import { recommendationSchema } from './recommendation.ts';

const count = z.number().int();
const questionLink = z.object({ id: count, name: z.string() });
/** With the numbers to ask it with. */
const dealtQuestion = questionLink.extend({
  variant: z.string().nullable().describe('Such as 1.7; null: the usual numbers.'),
  isAllMet: z.boolean().describe('Whether the user has met all of its numbers.'),
});
const topicLink = z.object({ slug: z.string(), name: z.string() });
const dueCount = count.describe(
  `Questions due by the end of the user's day, counted up to ${countedDue}.`,
);
const step = {
  of: count.describe('How many to do today; 0: the step is left out.'),
  done: count,
};
const minutes = count.describe("About how long the rest takes at the user's own pace.");
/** How a user does in a topic on first tries, and what to train it with. */
export const topicStandingSchema = z.object({
  slug: z.string(),
  name: z.string(),
  right: count,
  total: count,
  next: count.nullable().describe('A question to train the topic with; null if none is left.'),
});
const timeZone = z.string().nullable().describe('The time zone of the days; null for UTC.');

export const dueCountSchema = z.object({ due: dueCount }).meta({ id: 'DueCount' });

export const reviewQueueSchema = z
  .object({
    timeZone,
    due: dueCount,
    reviewedToday: count,
    questions: z
      .array(dealtQuestion)
      .describe(`Longest overdue first, as many as are left of the ${reviewsPerDay} a day.`),
    upcoming: z
      .array(z.object({ date: z.iso.date(), count }))
      .describe(`What comes back on each of the next ${daysAhead} days, if anything.`),
    suspended: z.array(questionLink).describe('At most 100.'),
    leeches: z
      .array(questionLink.extend({ failures: count, topic: topicLink.nullable() }))
      .describe(
        `Questions that failed in ${leechFailures} or more reviews, most often first, with the topic to read. At most 20.`,
      ),
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
    weakest: z.array(topicStandingSchema),
    mistakes: count.describe('Questions that went wrong last time.'),
    today: z
      .object({
        reviews: z.object({ ...step, minutes }),
        questions: z.object({ ...step, minutes }),
        drill: z.object(step),
      })
      .describe('The steps of the plan, or three that take about a quarter of an hour.'),
    plan: z
      .object({ interviewOn: z.iso.date(), today: z.iso.date(), effort: z.enum(efforts) })
      .nullable()
      .describe('Null: no interview ahead.'),
  })
  .meta({ id: 'Practice' });

export const mistakesSchema = z
  .object({
    questions: z
      .array(dealtQuestion)
      .describe('Those that can be replayed, the one not seen for longest first. At most 50.'),
    due: count.describe('Those that are due, and therefore reviewed instead.'),
  })
  .meta({ id: 'Mistakes' });

export const practiceSettingsSchema = z
  .object({ timeZone, wantsReviewMail: z.boolean() })
  .meta({ id: 'PracticeSettings' });

/** Absent fields stay unchanged. */
export const practiceSettingsChangeSchema = z.object({
  timeZone: timeZoneField.optional(),
  wantsReviewMail: z.boolean('wantsReviewMail must be true or false').optional(),
});

export type ReviewQueue = z.infer<typeof reviewQueueSchema>;
export type Mistakes = z.infer<typeof mistakesSchema>;
export type TopicStanding = z.infer<typeof topicStandingSchema>;
export type Card = z.infer<typeof cardSchema>;
export type CardAct = z.infer<typeof cardActSchema>;
export type Practice = z.infer<typeof practiceSchema>;
export type PracticeSettings = z.infer<typeof practiceSettingsSchema>;
export type PracticeSettingsChange = z.infer<typeof practiceSettingsChangeSchema>;
