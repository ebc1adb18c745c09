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

/** What to run. Without named facts, `facts` uses those that are due. */
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

/** Anyone with the id of a visitor's run may answer and read it. */
export const runParamsSchema = z.object({ id: z.guid('Invalid run id') });

export const runSchema = z
  .object({
    id: z.string(),
    preset: z.string().nullable().describe("The slug of the preset; null for a user's own drill."),
    title: z.string(),
    format: drillFormatSchema,
    seed: z.string().describe('The seed the items were drawn from.'),
    items: z
      .array(drillItemSchema)
      .describe('All of them, so that the run can go on without a connection.'),
    startsAt: moment.describe('When the first item is shown.'),
    endsAt: moment,
    now: moment.describe("The time by the server's clock, which the other times refer to."),
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
          .describe('Goes up with each change to an answer; in free order, the last one counts.'),
        milliseconds: count
          .min(0, 'Invalid time')
          .max(3_600_000, 'Invalid time')
          .describe("Time spent on the item, only for the user's own statistics."),
      }),
      'Answers must be a list',
    )
    .max(mostAnswersAtOnce, `At most ${mostAnswersAtOnce} answers at once`),
});

export const receivedSchema = z.object({
  received: z.array(count).describe('The indexes that now have an answer.'),
  isOver: z.boolean(),
});

const markField = z
  .enum(runMarks)
  .nullable()
  .describe('Why the run counts neither as a best nor toward percentiles; null if it does count.');

const percentileSchema = z.object({
  accounts: count.describe(
    'Accounts with a verified address and a ranked run of the same version in the last 90 days.',
  ),
  percentile: z
    .number()
    .nullable()
    .describe('Among their best runs; null with fewer than 30 accounts.'),
  isIncluded: z.boolean().describe("Whether the player's account is one of them."),
});

export const runResultSchema = z
  .object({
    ...runSchema.omit({ now: true }).shape,
    version: count.nullable(),
    finishedAt: moment.nullable().describe('Null if still running or abandoned.'),
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
    percentile: percentileSchema.nullable().describe("Null for the user's own drills."),
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
  .object({ runs: z.array(runSummarySchema).describe('Newest first, at most 200.') })
  .meta({ id: 'DrillHistory' });

export const runHistoryQuerySchema = z.object({ preset: drillSlug.optional() });

export const carriedRunsSchema = z.object({
  runs: z
    .array(z.guid('Invalid run id'), 'Runs must be a list')
    .max(mostCarriedRuns, `At most ${mostCarriedRuns} runs at once`),
});

export const carriedRunCountSchema = z.object({ carried: count });

export const newDuelSchema = z.object({
  runId: z
    .guid('Invalid run id')
    .describe('A finished run, whose items the other player gets too.'),
  name: playerName.nullable().default(null).describe('Shown for visitors.'),
});

export const duelQuerySchema = drillTokenSchema.extend({
  run: z
    .guid('Invalid run id')
    .optional()
    .describe("A visitor's own run in the duel, which reveals the results once finished."),
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
        runId: z.string().nullable().describe("Only for the reader's own run."),
        state: z.enum(['running', 'finished', 'abandoned']),
        isHidden: z
          .boolean()
          .describe('True until the reader has finished; the numbers are 0 until then.'),
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
