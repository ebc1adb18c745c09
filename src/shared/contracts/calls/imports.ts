import { z } from 'zod';
import { keptExportParamsSchema, keptExportSchema } from '../admin-question.ts';
import type { CallTable } from '../call.ts';
import {
  csvImportResultSchema,
  exportQuerySchema,
  importQuerySchema,
  importResultSchema,
  importRunParamsSchema,
  importRunSchema,
} from '../import.ts';
import { pageQuerySchema } from '../list-query.ts';

const tags = ['Admin'];
const description =
  'Needs description and solution; job_title, question_name, category and difficulty may be left out. At most 10 MB and 10,000 rows.';
const file = z.unknown().describe('The file.');

export const importCalls = {
  'POST /api/admin/import-file': {
    access: 'admin',
    summary: 'Import questions from a CSV or JSON file (field `importFile`)',
    description,
    tags,
    fileField: 'importFile',
    query: importQuerySchema,
    response: importResultSchema,
  },
  'POST /api/admin/import-csv': {
    access: 'admin',
    summary: 'Import questions from a CSV file (field `csvFile`)',
    description,
    tags,
    fileField: 'csvFile',
    query: importQuerySchema,
    response: csvImportResultSchema,
  },
  'POST /api/admin/import-json': {
    access: 'admin',
    summary: 'Import questions from a JSON file (field `jsonFile`)',
    description,
    tags,
    fileField: 'jsonFile',
    query: importQuerySchema,
    response: importResultSchema,
  },
  'GET /api/admin/imports/:key': {
    access: 'admin',
    summary: 'How far an import is',
    tags,
    params: importRunParamsSchema,
    response: importRunSchema,
  },
  'GET /api/admin/import-template': {
    access: 'admin',
    summary: 'A file to begin an import with',
    tags,
    query: exportQuerySchema,
    response: file,
  },
  'GET /api/admin/export': {
    access: 'admin',
    summary: 'All questions with their solutions, as a file that the import takes back',
    description:
      'In CSV a cell that a spreadsheet would run as a formula has an apostrophe before it, which the import takes away again.',
    tags,
    query: exportQuerySchema,
    response: file,
  },
  'GET /api/admin/kept-exports': {
    access: 'admin',
    summary: 'What was kept of questions that were deleted all at once, the latest first',
    tags,
    query: pageQuerySchema,
    response: z.array(keptExportSchema),
  },
  'GET /api/admin/kept-exports/:id': {
    access: 'admin',
    summary: 'A kept export as a file, which can be imported again',
    tags,
    params: keptExportParamsSchema,
    response: file,
  },
} as const satisfies CallTable;
