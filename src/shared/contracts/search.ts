import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { matchReasons } from '../domain/search.ts';

/** At least as long as the longest name of a question. */
const longestQuery = 300;
const badQuery = 'Search must be a single value';

export const searchQuerySchema = z.object({
  q: z.string(badQuery).trim().max(longestQuery, `Search for at most ${longestQuery} characters`),
  besides: z
    .literal('names', 'Besides must be names')
    .optional()
    .describe('Leaves out questions whose name contains the text, since the list finds those.'),
});

const foundQuestionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  subject: z.string().nullable(),
  difficulty: z.enum(difficulties),
  category: z.string(),
  isPremium: z.boolean(),
  why: z.enum(matchReasons).describe('The last place needed to find all the words.'),
  matched: z.string().nullable().describe('The topic, the category or the part of the statement.'),
});

const foundTopicSchema = z.object({ slug: z.string(), name: z.string(), summary: z.string() });

export const searchResultSchema = z
  .object({
    corrected: z.string().nullable().describe('The query without typos, if it had any.'),
    questions: z.array(foundQuestionSchema).describe('Best first; visible ones only.'),
    categories: z.array(z.string()),
    drills: z.array(z.object({ slug: z.string(), name: z.string() })),
    topics: z.array(foundTopicSchema),
    collections: z.array(z.object({ slug: z.string(), name: z.string() })),
    pages: z.array(
      z.object({
        path: z.string(),
        name: z.string(),
        kind: z.enum(['page', 'setting']),
      }),
    ),
  })
  .meta({ id: 'SearchResult' });

export type SearchQuery = z.infer<typeof searchQuerySchema>;
export type SearchResult = z.infer<typeof searchResultSchema>;
export type FoundQuestion = z.infer<typeof foundQuestionSchema>;
