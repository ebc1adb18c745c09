import { z } from 'zod';
import { leechFailures } from '../domain/reviews.ts';
import { topicStandingSchema } from './practice.ts';

const count = z.number().int();
const measured = {
  rating: z.number().int(),
  deviation: count.describe('The true value is within two deviations with 95% confidence.'),
};

/** A summary of a learner's log. */
export const practiceRecordSchema = z
  .object({
    rating: z
      .object({ ...measured, results: count })
      .nullable()
      .describe('Overall; null before the first rated answer.'),
    byCategory: z.array(z.object({ category: z.string(), ...measured, results: count })),
    solved: z
      .object({ alone: count, hints: count, simulation: count, revealed: count })
      .describe('By what was used before the right answer.'),
    confidence: z
      .array(z.object({ confidence: count, answers: count, rightAnswers: count }))
      .describe('How often the user was right at each stated confidence, in percent.'),
    reviews: z
      .object({ total: count, right: count })
      .describe('How much was remembered when it came back.'),
    mistakes: count.describe('Questions that went wrong last time.'),
    leeches: count.describe(`Questions that failed in ${leechFailures} or more reviews.`),
    topics: z
      .array(topicStandingSchema)
      .describe('Weakest first; those with too few results to tell come last.'),
  })
  .meta({ id: 'PracticeRecord' });

export const ratingHistoryQuerySchema = z.object({
  category: z
    .string('Category must be a single value')
    .max(100, 'Category must be no more than 100 characters')
    .default('')
    .describe('Empty: overall.'),
});

export const ratingHistorySchema = z
  .array(z.object({ at: z.iso.datetime(), ...measured }))
  .meta({ id: 'RatingHistory' });

export type PracticeRecord = z.infer<typeof practiceRecordSchema>;
export type RatingHistory = z.infer<typeof ratingHistorySchema>;
