import { z } from 'zod';
import {
  adminQuestionQuerySchema,
  adminQuestionRowSchema,
  adminQuestionSchema,
  bulkChangeSchema,
  bulkResultSchema,
  categoryCountsSchema,
  deletedAllSchema,
  deletionQuerySchema,
  newQuestionSchema,
  premiumChangeSchema,
  questionHistorySchema,
  restoreSchema,
  tagCountsSchema,
  visibilityChangeSchema,
} from '../admin-question.ts';
import type { CallTable } from '../call.ts';
import { questionParamsSchema } from '../question.ts';
import { questionEditSchema } from '../question-edit.ts';
import {
  newSolutionSchema,
  solutionEditSchema,
  solutionParamsSchema,
  solutionSchema,
} from '../solution.ts';

const tags = ['Admin'];
// Room for the two longest texts, however they are encoded.
const bodyLimit = 2 * 1024 * 1024;

export const adminQuestionCalls = {
  'GET /api/admin/questions': {
    access: 'admin',
    summary: 'All questions including hidden ones, in full or by page',
    tags,
    query: adminQuestionQuerySchema,
    response: z.array(adminQuestionRowSchema),
  },
  'GET /api/admin/questions/categories': {
    access: 'admin',
    summary: 'The categories of all questions',
    tags,
    response: categoryCountsSchema,
  },
  'GET /api/admin/questions/tags': {
    access: 'admin',
    summary: 'The tags of all questions, most used first',
    tags,
    response: tagCountsSchema,
  },
  'GET /api/admin/questions/:id': {
    access: 'admin',
    summary: 'One question with its solution',
    tags,
    params: questionParamsSchema,
    response: adminQuestionSchema,
  },
  'POST /api/admin/questions': {
    access: 'admin',
    bodyLimit,
    summary: 'Add a question, optionally with its solution',
    tags,
    body: newQuestionSchema,
    response: adminQuestionSchema,
    status: 201,
  },
  'PUT /api/admin/questions/:id': {
    access: 'admin',
    bodyLimit,
    summary: 'Save a question, and its solution if sent',
    description: '409 `CHANGED_MEANWHILE` if `version` or `solutionVersion` is not current.',
    tags,
    params: questionParamsSchema,
    body: questionEditSchema,
    response: adminQuestionSchema,
  },
  'PATCH /api/admin/questions/:id/visibility': {
    access: 'admin',
    summary: 'Show or hide a question',
    tags,
    params: questionParamsSchema,
    body: visibilityChangeSchema,
    response: adminQuestionSchema,
  },
  'PATCH /api/admin/questions/:id/premium': {
    access: 'admin',
    summary: 'Make a question premium or free',
    tags,
    params: questionParamsSchema,
    body: premiumChangeSchema,
    response: adminQuestionSchema,
  },
  'GET /api/admin/questions/:id/history': {
    access: 'admin',
    summary: 'The history of a question and its solution, newest first',
    tags,
    params: questionParamsSchema,
    response: questionHistorySchema,
  },
  'POST /api/admin/questions/:id/restore': {
    access: 'admin',
    summary: 'Restore an earlier version of a question or its solution',
    tags,
    params: questionParamsSchema,
    body: restoreSchema,
    response: adminQuestionSchema,
  },
  'POST /api/admin/questions/bulk': {
    access: 'admin',
    summary: 'Show, hide, make premium or free, or delete up to 1,000 questions at once',
    tags,
    body: bulkChangeSchema,
    response: bulkResultSchema,
  },
  'DELETE /api/admin/questions/all': {
    access: 'admin',
    fresh: 'always',
    summary: 'Permanently delete all questions; an export of them is stored',
    tags,
    response: deletedAllSchema,
  },
  'DELETE /api/admin/questions/:id': {
    access: 'admin',
    summary: 'Permanently delete a question with its solution and discussions',
    tags,
    params: questionParamsSchema,
    query: deletionQuerySchema,
    response: z.null(),
    status: 204,
  },
  'POST /api/admin/solutions': {
    access: 'admin',
    bodyLimit,
    summary: 'Add the solution of a question',
    description: '409 `SOLUTION_EXISTS` if there already is one.',
    tags,
    body: newSolutionSchema,
    response: solutionSchema,
    status: 201,
  },
  'PUT /api/admin/solutions/:id': {
    access: 'admin',
    bodyLimit,
    summary: 'Save a solution',
    description: '409 `CHANGED_MEANWHILE` if `version` is not current.',
    tags,
    params: solutionParamsSchema,
    body: solutionEditSchema,
    response: solutionSchema,
  },
} as const satisfies CallTable;
