import { z } from 'zod';
import {
  longestPlayerName,
  mostAnswersAtOnce,
  mostCarriedRuns,
  runMarks,
} from '../domain/drills.ts';
import { longestResponse } from '../drills/check.ts';
import { drillSlug, drillTokenSchema } from './drill.ts';
import { drillFormatSchema, factsSchema } from './drill-format.ts';
import { drillItemSchema } from './drill-item.ts';
import { idField, oneLineField, storableText } from './fields.ts';

const count = z.number().int();
const moment = z.iso.datetime();

const playerName = oneLineField('Please enter a name')
  .min(1, 'Please enter a name')
  .max(longestPlayerName, `Name must be no more than ${longestPlayerName} characters`);

/** What to run. The facts of `facts` are those due when none are named. */
export const newRunSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('preset'), preset: drillSlug }),
    z.object({ kind: z.literal('own'), id: idField('Invalid drill id') }),
    z.object({ kind: z.literal('shared'), token: z.string('This link is incomplete') }),
    z.object({ kind: z.literal('facts'), facts: factsSchema.nullable().default(null) }),
    z.object({
      kind: z.literal('duel'),
      token: z.string('This link is incomplete'),
      name: playerName.nullable().default(null).describe('Shown for visitors.'),
    }),
  ],
  'Kind must be preset, own, shared, facts or duel',
);

/** Whoever knows the id of a visitor's run may answer and read it. */
export const runParamsSchema = z.object({ id: z.guid('Invalid run id') });

export const runSchema = z
  .object({
    id: z.string(),
    preset: z.string().nullable().describe('The slug of the preset; null: an own drill.'),
    title: z.string(),
    format: drillFormatSchema,
    seed: z.string().describe('What the items were drawn from.'),
    items: z
      .array(drillItemSchema)
      .describe('All of them, so that a lost connection stops nobody.'),
    startsAt: moment.describe('When the first item is shown.'),
    endsAt: moment,
    now: moment.describe("The server's clock, against which the others are to be read."),
  })
  .meta({ id: 'DrillRun' });

export const runAnswersSchema = z.object({
  answers: z
    .array(
      z.object({
        index: count.min(0, 'Invalid item').max(1000, 'Invalid item'),
        response: storableText('The response must be text').max(
          longestResponse,
          `The response must be no more than ${longestResponse} characters`,
        ),
        edit: count
          .min(0, 'Invalid edit')
          .max(10_000, 'Invalid edit')
          .default(0)
          .describe('Counts up with each change of an answer; in free order the last counts.'),
        milliseconds: count
          .min(0, 'Invalid time')
          .max(3_600_000, 'Invalid time')
          .describe('Spent on the item, for statistics of the user only.'),
      }),
      'Answers must be a list',
    )
    .max(mostAnswersAtOnce, `At most ${mostAnswersAtOnce} answers at once`),
});

export const receivedSchema = z.object({
  received: z.array(count).describe('The indexes that have an answer now.'),
  isOver: z.boolean(),
});

const markField = z
  .enum(runMarks)
  .nullable()
  .describe('Why the run counts neither as a best nor for percentiles, if so.');

const percentileSchema = z.object({
  accounts: count.describe(
    'With a verified address and a ranked run of the last 90 days, on the same version.',
  ),
  percentile: z
    .number()
    .nullable()
    .describe('Among the best run of each of them; null below 30 accounts.'),
  isIncluded: z.boolean().describe("Whether the player's account is one of them."),
});

export const runResultSchema = z
  .object({
    ...runSchema.omit({ now: true }).shape,
    version: count.nullable(),
    finishedAt: moment.nullable().describe('Null: still running, or abandoned.'),
    isAbandoned: z.boolean(),
    mark: markField,
    points: z.number(),
    right: count,
    wrong: count,
    skipped: count,
    answers: z.array(
      z.object({
        index: count,
        response: z.string(),
        milliseconds: count,
        isLate: z.boolean().describe('Received too late to be scored.'),
      }),
    ),
    passLine: z.number().nullable(),
    percentile: percentileSchema.nullable().describe('Null for own drills.'),
    best: z.number().nullable().describe("The user's best before this run, if any."),
    duelToken: z.string().nullable(),
  })
  .meta({ id: 'DrillResult' });

export const runSummarySchema = z.object({
  id: z.string(),
  preset: z.string().nullable(),
  title: z.string(),
  version: count.nullable(),
  points: z.number(),
  right: count,
  wrong: count,
  skipped: count,
  mark: markField,
  seconds: count.describe('From the first item to the last answer.'),
  finishedAt: moment,
});

export const runHistorySchema = z
  .object({ runs: z.array(runSummarySchema).describe('The newest first, at most 200.') })
  .meta({ id: 'DrillHistory' });

export const runHistoryQuerySchema = z.object({ preset: drillSlug.optional() });

export const carriedRunsSchema = z.object({
  runs: z
    .array(z.guid('Invalid run id'), 'Runs must be a list')
    .max(mostCarriedRuns, `At most ${mostCarriedRuns} runs at once`),
});

export const carriedRunCountSchema = z.object({ carried: count });

export const newDuelSchema = z.object({
  runId: z.guid('Invalid run id').describe('A finished run: the other gets the same items.'),
  name: playerName.nullable().default(null).describe('Shown for visitors.'),
});

export const duelQuerySchema = drillTokenSchema.extend({
  run: z
    .guid('Invalid run id')
    .optional()
    .describe("A visitor's run of the duel, by which its results are shown."),
});

export const duelSchema = z
  .object({
    title: z.string(),
    format: drillFormatSchema,
    expiresAt: moment,
    players: z.array(
      z.object({
        name: z.string(),
        isReader: z.boolean(),
        runId: z.string().nullable().describe("Only of the reader's own run."),
        state: z.enum(['running', 'finished', 'abandoned']),
        isHidden: z.boolean().describe('The reader has not finished: the numbers are 0.'),
        points: z.number(),
        right: count,
        wrong: count,
        skipped: count,
        mark: markField,
        seconds: count,
      }),
    ),
  })
  .meta({ id: 'Duel' });

export type NewRun = z.infer<typeof newRunSchema>;
export type DrillRun = z.infer<typeof runSchema>;
export type RunAnswer = z.infer<typeof runAnswersSchema>['answers'][number];
export type RunResult = z.infer<typeof runResultSchema>;
export type RunSummary = z.infer<typeof runSummarySchema>;
export type Duel = z.infer<typeof duelSchema>;
