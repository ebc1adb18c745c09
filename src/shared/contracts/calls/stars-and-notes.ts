import type { CallTable } from '../call.ts';
import { questionParamsSchema } from '../question.ts';
import { noteChangeSchema, noteSchema, starSchema } from '../stars-and-notes.ts';

const tags = ['Stars and notes'];

export const starAndNoteCalls = {
  'POST /api/questions/:id/star': {
    access: 'user',
    signInMessage: 'Please sign in to star questions.',
    summary: 'Star a question',
    tags,
    params: questionParamsSchema,
    response: starSchema,
  },
  'DELETE /api/questions/:id/star': {
    access: 'user',
    signInMessage: 'Please sign in to star questions.',
    summary: 'Remove a star',
    tags,
    params: questionParamsSchema,
    response: starSchema,
  },
  'GET /api/questions/:id/note': {
    access: 'user',
    signInMessage: 'Please sign in to write notes.',
    summary: "The user's own note on a question",
    tags,
    params: questionParamsSchema,
    response: noteSchema,
  },
  'PUT /api/questions/:id/note': {
    access: 'user',
    signInMessage: 'Please sign in to write notes.',
    summary: 'Write or delete a note',
    description: '409 `CHANGED_MEANWHILE` if another version of it has been saved.',
    tags,
    params: questionParamsSchema,
    body: noteChangeSchema,
    response: noteSchema,
  },
} as const satisfies CallTable;
