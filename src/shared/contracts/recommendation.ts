import { z } from 'zod';
import { mostCarriedAnswers } from '../domain/carried-answers.ts';
import { difficulties } from '../domain/difficulty.ts';
import { recommendationReasons } from '../domain/recommendations.ts';
import { optionalText } from './list-query.ts';

const count = z.number().int();

export const recommendationSchema = z
  .object({
    id: count,
    name: z.string(),
    subject: z.string().nullable(),
    difficulty: z.enum(difficulties),
    category: z.string(),
    isPremium: z.boolean(),
    chance: z
      .number()
      .describe('The expected chance that the first answer is right, by the ratings, from 0 to 1.'),
    results: count.describe('How many answers the chance rests on.'),
    reason: z.enum(recommendationReasons).describe('Review: it is due.'),
    variant: z
      .string()
      .nullable()
      .describe('The numbers to ask it with, such as 1.7; null: the usual ones.'),
    topic: z.object({ slug: z.string(), name: z.string() }).nullable(),
    daysUnseen: count.nullable().describe('Since the user last practiced the topic.'),
  })
  .meta({ id: 'Recommendation' });

export const nextQuestionSchema = z
  .object({
    next: recommendationSchema
      .nullable()
      .describe('Null: every question has been answered, or skipped.'),
  })
  .meta({ id: 'NextQuestion' });

/** Question ids, in a URL as `3,12,-40`: negative ones stand for answers that were not right. */
function idList(name: string, pattern: RegExp) {
  return optionalText(
    z
      .string(`${name} must be a single value`)
      .max(4_000, `${name} is too long`)
      .regex(pattern, `${name} must be ids separated by commas`)
      .transform((list) => list.split(',').slice(-mostCarriedAnswers).map(Number)),
  );
}

export const nextQuestionQuerySchema = z.object({
  answered: idList('Answered', /^-?\d{1,9}(,-?\d{1,9})*$/).describe(
    `What a visitor answered in their browser, oldest first, the last ${mostCarriedAnswers}: ids, negative if not right. Ignored for users.`,
  ),
  skipped: idList('Skipped', /^\d{1,9}(,\d{1,9})*$/).describe('Questions not to recommend now.'),
});

export type NextQuestion = z.infer<typeof nextQuestionSchema>;
export type Recommendation = z.infer<typeof recommendationSchema>;
export type NextQuestionQuery = z.infer<typeof nextQuestionQuerySchema>;
