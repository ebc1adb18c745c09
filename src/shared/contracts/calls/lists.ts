import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  listChoicesSchema,
  listIdSchema,
  listMoveSchema,
  listParamsSchema,
  listQuestionParamsSchema,
  listSchema,
  listSummarySchema,
  listTextSchema,
  newListSchema,
  sharedListSchema,
  shareSchema,
} from '../list.ts';
import { questionParamsSchema, questionSetSchema } from '../question.ts';

const tags = ['Lists'];
const signInMessage = 'Please sign in to use lists.';

/** Another user's list is a 404, like one that doesn't exist. */
const owned = { access: 'user', signInMessage, tags } as const;
const changed = { ...owned, response: z.null(), status: 204 } as const;

export const listCalls = {
  'GET /api/lists': {
    ...owned,
    summary: "The user's lists, most recently changed first, with the progress on each",
    response: z.array(listSummarySchema),
  },
  'POST /api/lists': {
    ...owned,
    summary: 'Create a list, with its first question if one is given',
    body: newListSchema,
    response: listIdSchema,
    status: 201,
  },
  'GET /api/lists/:id': {
    ...owned,
    summary: 'One list, with its visible questions in order',
    params: listParamsSchema,
    response: listSchema,
  },
  'PUT /api/lists/:id': {
    ...changed,
    summary: 'Change the name and the description of a list',
    params: listParamsSchema,
    body: listTextSchema,
  },
  'DELETE /api/lists/:id': {
    ...changed,
    summary: 'Delete a list',
    params: listParamsSchema,
  },
  'PUT /api/lists/:id/questions/:questionId': {
    ...changed,
    summary: 'Add a question to the end of a list; one that is already there keeps its place',
    params: listQuestionParamsSchema,
  },
  'PATCH /api/lists/:id/questions/:questionId': {
    ...changed,
    summary: 'Move a question before another one, or to the end',
    description: '409 if either is no longer in the list.',
    params: listQuestionParamsSchema,
    body: listMoveSchema,
  },
  'DELETE /api/lists/:id/questions/:questionId': {
    ...changed,
    summary: 'Remove a question from a list',
    params: listQuestionParamsSchema,
  },
  'POST /api/lists/:id/share': {
    ...owned,
    summary: 'Share a list with everyone who has its link; a shared list keeps its link',
    params: listParamsSchema,
    response: shareSchema,
  },
  'DELETE /api/lists/:id/share': {
    ...changed,
    summary: 'Stop sharing a list: its link no longer works, and never will again',
    params: listParamsSchema,
  },
  'GET /api/questions/:id/lists': {
    ...owned,
    summary: "The user's lists, and which of them contain a question",
    params: questionParamsSchema,
    response: listChoicesSchema,
  },
  'GET /api/shared-list': {
    access: 'public',
    summary: 'A shared list, by the token in its link',
    tags,
    query: shareSchema,
    response: sharedListSchema,
  },
  'POST /api/shared-list/copy': {
    ...owned,
    summary: "Copy a shared list to the user's lists",
    body: shareSchema,
    response: listIdSchema,
    status: 201,
  },
  'GET /api/anki': {
    ...owned,
    origin: 'own',
    summary: 'Questions as a text file that Anki imports, with the solutions the user may see',
    description: 'At most the first 500.',
    query: questionSetSchema,
    response: z.string(),
  },
} as const satisfies CallTable;
