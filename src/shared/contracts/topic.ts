import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { questionSchema } from './question.ts';

const badSlug = 'Invalid name in the URL';

export const slugParamsSchema = z.object({ slug: z.string(badSlug).max(100, badSlug) });

/** Only what a row shows. */
export const questionRowSchema = questionSchema.pick({
  id: true,
  name: true,
  subject: true,
  difficulty: true,
  category: true,
  isPremium: true,
  status: true,
});

const tallyFields = {
  total: z.number().int().describe('Visible questions.'),
  solved: z.number().int().nullable().describe('Solved by the user; null for visitors.'),
};

const topicLinkSchema = z.object({ slug: z.string(), name: z.string() });

export const topicLinksSchema = z.array(topicLinkSchema);

const topicSummarySchema = topicLinkSchema.extend({ summary: z.string(), ...tallyFields });

export const topicMapSchema = z
  .object({
    groups: z.array(z.object({ name: z.string(), topics: z.array(topicSummarySchema) })),
    collections: z.array(topicLinkSchema.extend({ about: z.string(), ...tallyFields })),
  })
  .meta({ id: 'TopicMap' });

export const topicSchema = topicSummarySchema
  .extend({
    group: z.string(),
    primerHtml: z.string().nullable().describe('Rendered and safe; null if not written yet.'),
    start: z.array(questionRowSchema).describe('The questions to begin with, in order.'),
    levels: z
      .array(
        z.object({
          difficulty: z.enum(difficulties),
          total: z.number().int(),
          questions: z.array(questionRowSchema),
        }),
      )
      .describe('The first questions of each difficulty.'),
    related: z.array(topicLinkSchema.extend({ summary: z.string() })),
  })
  .meta({ id: 'Topic' });

export const collectionSchema = topicLinkSchema
  .extend({
    about: z.string().describe('Plain text.'),
    aboutHtml: z.string().describe('Rendered and safe.'),
    questions: z.array(questionRowSchema).describe('In the order in which to solve them.'),
    ...tallyFields,
  })
  .meta({ id: 'Collection' });

export type QuestionRow = z.infer<typeof questionRowSchema>;
export type TopicMap = z.infer<typeof topicMapSchema>;
export type TopicDetail = z.infer<typeof topicSchema>;
export type CollectionDetail = z.infer<typeof collectionSchema>;
