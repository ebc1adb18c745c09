import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { measuredBands } from '../domain/measured-difficulty.ts';
import { sortFields } from '../domain/question-order.ts';
import { statusNames } from '../domain/question-status.ts';
import { idField } from './fields.ts';
import { listQuerySchema, optionalText } from './list-query.ts';
import { numbersSchema } from './variant.ts';

export const questionStatusField = z.enum(['attempted', 'solved']).nullable();

export const questionParamsSchema = z.object({ id: idField('Invalid question id') });

/** A row of the list. */
export const questionSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    subject: z.string().nullable().describe('What is asked, in one line.'),
    description: z.string().describe('Markdown with formulas.'),
    difficulty: z.enum(difficulties),
    category: z.string(),
    type: z.string(),
    imageUrl: z.string().nullable(),
    isVisible: z.boolean(),
    isPremium: z.boolean(),
    rating: z
      .number()
      .int()
      .nullable()
      .describe('The difficulty as measured from answers; null if there are too few.'),
    status: questionStatusField.describe("The user's own status; null for not started."),
    isStarred: z.boolean().describe('By the user.'),
  })
  .meta({ id: 'Question' });

/** The kind of answer expected; never the answer itself. Learners judge the last two themselves. */
export const askedSchema = z.object({
  kind: z.enum(['fraction', 'number', 'expression', 'choice', 'parts', 'interval', 'open']),
  unit: z.string().nullable(),
  choices: z.array(z.string().describe('Rendered and safe.')).nullable(),
});

/** One of several linked questions. */
export const askedPartSchema = askedSchema.extend({
  html: z.string().describe('Its question, rendered and safe.'),
  hints: z.object({
    before: z.number().int().describe('How many hints belong to earlier parts.'),
    count: z.number().int(),
  }),
});

const askedAnswerSchema = askedSchema.extend({
  parts: z
    .object({ count: z.number().int(), first: askedPartSchema })
    .optional()
    .describe('The other parts open one after the other.'),
});

/** As shown on its own page. */
export const questionDetailSchema = questionSchema
  .extend({
    descriptionHtml: z.string().describe('The description, rendered and safe.'),
    version: z.number().int().describe('Increments with every save.'),
    updatedAt: z.iso.datetime(),
    answer: askedAnswerSchema.nullable().describe('Null if it has no answer.'),
    firstTries: z
      .object({ results: z.number().int(), right: z.number().int() })
      .nullable()
      .describe('First tries without help, and how many were right; null if too few.'),
    hintCount: z.number().int().describe('0 if it has parts, which have their own.'),
    followUpCount: z.number().int(),
    variant: z.string().nullable().describe('The numbers it is shown with; null: its usual ones.'),
    isVariantGone: z
      .boolean()
      .describe('The numbers asked for are not in use, so it is shown with its usual ones.'),
    numbers: z
      .object({ count: z.number().int(), shown: numbersSchema })
      .nullable()
      .describe('How many sets of numbers it has; null if its numbers never change.'),
    lab: z
      .object({ slug: z.string(), kind: z.enum(['simulation', 'figure']) })
      .nullable()
      .describe('A simulation, or a figure to move with sliders. Null if there is neither.'),
    exploredAt: z.iso
      .datetime()
      .nullable()
      .describe('When the user explored the simulation without answering first.'),
    hasNote: z.boolean().describe('Whether the user has written one.'),
  })
  .meta({ id: 'QuestionDetail' });

/** Only for signed-in users. */
const ownField = (name: string) => optionalText(z.literal('1', `${name} must be 1`));

export const questionListQuerySchema = listQuerySchema(sortFields).extend({
  category: optionalText(z.string('Category must be a single value')),
  difficulty: optionalText(
    z.enum(difficulties, `Difficulty must be one of ${difficulties.join(', ')}`),
  ),
  status: optionalText(z.enum(statusNames, `Status must be one of ${statusNames.join(', ')}`)),
  measured: optionalText(
    z.enum(measuredBands, `Measured must be one of ${measuredBands.join(', ')}`),
  ).describe('The range of the measured difficulty.'),
  topic: optionalText(z.string('Topic must be a single value')).describe('Its slug.'),
  collection: optionalText(z.string('Collection must be a single value')).describe(
    'Its slug. Unless sorted, in its own order.',
  ),
  starred: ownField('Starred').describe('1: starred by the user.'),
  noted: ownField('Noted').describe('1: with a note by the user.'),
  answered: ownField('Answered').describe('1: attempted or solved by the user.'),
  mistakes: ownField('Mistakes').describe(
    '1: went wrong or were given up in the last review, or the first answer if there was none since.',
  ),
  list: optionalText(idField('Invalid list id')).describe(
    "The id of one of the user's lists. Unless sorted, in its own order.",
  ),
});

/** The filters and the order of a list. */
export const questionSetSchema = questionListQuerySchema.omit({ page: true, pageSize: true });

const questionLinkSchema = z.object({ id: z.number().int(), name: z.string() });

export const neighborsSchema = z
  .object({
    previous: questionLinkSchema.nullable(),
    next: questionLinkSchema.nullable(),
    position: z.number().int().nullable().describe('From 1; null if not in the list.'),
    total: z.number().int().describe('The length of the list.'),
  })
  .meta({ id: 'QuestionNeighbors' });

export const facetsSchema = z
  .object({
    total: z.number().int(),
    categories: z.array(z.object({ category: z.string(), count: z.number().int() })),
    difficulties: z.array(z.object({ difficulty: z.enum(difficulties), count: z.number().int() })),
    measured: z.number().int().describe('How many have a measured difficulty.'),
    computed: z.number().int().describe('How many have an answer computed by a program.'),
    simulations: z.number().int().describe('How many can be simulated.'),
    premium: z
      .object({ solutions: z.number().int(), simulations: z.number().int() })
      .describe('How many solutions and simulations a subscription opens.'),
  })
  .meta({ id: 'QuestionFacets' });

const mostExcluded = 100;

export const dailyQuerySchema = z.object({
  date: optionalText(z.iso.date('Date must look like 2026-01-31')).describe('Defaults to today.'),
  exclude: optionalText(
    z
      .string()
      .regex(/^\d{1,10}(,\d{1,10})*$/, 'Exclude must be ids separated by commas')
      .transform((list) => list.split(',').slice(-mostExcluded).map(Number)),
  ).describe('Recent questions, avoided if possible.'),
});

export type Question = z.infer<typeof questionSchema>;
export type AskedPart = z.infer<typeof askedPartSchema>;
export type AskedAnswer = z.infer<typeof askedAnswerSchema>;
export type QuestionDetail = z.infer<typeof questionDetailSchema>;
export type LabKind = NonNullable<QuestionDetail['lab']>['kind'];
export type QuestionListQuery = z.infer<typeof questionListQuerySchema>;
export type QuestionSetQuery = z.infer<typeof questionSetSchema>;
export type Neighbors = z.infer<typeof neighborsSchema>;
export type Facets = z.infer<typeof facetsSchema>;
