import { z } from 'zod';
import { longestListDescription, longestListName } from '../domain/lists.ts';
import { idField, oneLineField } from './fields.ts';
import { questionRowSchema } from './topic.ts';

const noName = 'Please enter a name';

/** What the owner writes. */
export const listTextSchema = z.object({
  name: oneLineField(noName)
    .min(1, noName)
    .max(longestListName, `Name must be no more than ${longestListName} characters`),
  description: oneLineField('Description must be text').max(
    longestListDescription,
    `Description must be no more than ${longestListDescription} characters`,
  ),
});

const questionId = idField('Invalid question id');

export const newListSchema = listTextSchema.extend({
  description: listTextSchema.shape.description.default(''),
  questionId: questionId.optional().describe('Its first question.'),
});

export const listParamsSchema = z.object({ id: idField('Invalid list id') });

export const listQuestionParamsSchema = listParamsSchema.extend({ questionId });

export const listMoveSchema = z.object({
  before: questionId.nullable().describe('The question to move it before; null for the end.'),
});

/** Never in a path: paths are logged and counted. */
export const shareSchema = z.object({ token: z.string('This link is incomplete') });

const count = z.number().int();
const textFields = { name: z.string(), description: z.string().nullable() };

export const listSummarySchema = z
  .object({
    id: z.number().int(),
    ...textFields,
    isShared: z.boolean(),
    total: count.describe('Visible questions.'),
    attempted: count.describe('Attempted or solved.'),
    solved: count,
  })
  .meta({ id: 'ListSummary' });

export const listSchema = z
  .object({
    id: z.number().int(),
    ...textFields,
    shareToken: z.string().nullable().describe('The token in its link; null if it is not shared.'),
    questions: z.array(questionRowSchema).describe('In the order of the list.'),
  })
  .meta({ id: 'List' });

export const sharedListSchema = z
  .object({
    ...textFields,
    owner: z.object({ username: z.string() }),
    ownId: z.number().int().nullable().describe("Its id if it is the reader's own."),
    questions: z.array(questionRowSchema).describe('In the order of the list.'),
  })
  .meta({ id: 'SharedList' });

export const listIdSchema = z.object({ id: z.number().int() });

/** The user's lists, and which of them contain a question. */
export const listChoicesSchema = z.array(
  z.object({ id: z.number().int(), name: z.string(), hasQuestion: z.boolean() }),
);

export type ListText = z.infer<typeof listTextSchema>;
export type NewList = z.infer<typeof newListSchema>;
export type ListSummary = z.infer<typeof listSummarySchema>;
export type ListDetail = z.infer<typeof listSchema>;
export type SharedList = z.infer<typeof sharedListSchema>;
export type ListChoice = z.infer<typeof listChoicesSchema>[number];
