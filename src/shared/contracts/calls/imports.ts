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
  'Requires description and solution; job_title, question_name, category, difficulty, subject, tags, answer, hints and follow_ups are optional. At most 10 MB and 10,000 rows.';
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
    summary: 'The progress of an import',
    tags,
    params: importRunParamsSchema,
    response: importRunSchema,
  },
  'GET /api/admin/import-template': {
    access: 'admin',
    summary: 'A template file for imports',
    tags,
    query: exportQuerySchema,
    response: file,
  },
  'GET /api/admin/export': {
    access: 'admin',
    origin: 'own',
    fresh: 'always',
    summary: 'All questions with their solutions, as a file that can be imported again',
    description:
      'In CSV a leading apostrophe protects cells that a spreadsheet would run as a formula; the import removes it again.',
    tags,
    query: exportQuerySchema,
    response: file,
  },
  'GET /api/admin/kept-exports': {
    access: 'admin',
    summary: 'Exports stored before deleting all questions, newest first',
    tags,
    query: pageQuerySchema,
    response: z.array(keptExportSchema),
  },
  'GET /api/admin/kept-exports/:id': {
    access: 'admin',
    origin: 'own',
    fresh: 'always',
    summary: 'A stored export as a file, which can be imported again',
    tags,
    params: keptExportParamsSchema,
    response: file,
  },
} as const satisfies CallTable;
