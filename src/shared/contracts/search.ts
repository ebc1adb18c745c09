import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { matchReasons } from '../domain/search.ts';

/** At least as long as the longest name of a question. */
const longestQuery = 300;
const badQuery = 'Search for a single text';

export const searchQuerySchema = z.object({
  q: z.string(badQuery).trim().max(longestQuery, `Search for at most ${longestQuery} characters`),
  besides: z
    .literal('names', 'Besides must be names')
    .optional()
    .describe('Leaves out questions whose name contains the text, as the list finds them.'),
});

const foundQuestionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  subject: z.string().nullable(),
  difficulty: z.enum(difficulties),
  category: z.string(),
  isPremium: z.boolean(),
  why: z.enum(matchReasons).describe('Where the words are: all of them there or before it.'),
  matched: z.string().nullable().describe('The topic, or the part of the statement.'),
});

const foundTopicSchema = z.object({ slug: z.string(), name: z.string(), summary: z.string() });

export const searchResultSchema = z
  .object({
    corrected: z.string().nullable().describe('The query without typing errors, if it had any.'),
    questions: z.array(foundQuestionSchema).describe('Best first; visible ones only.'),
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
