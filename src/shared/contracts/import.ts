import { z } from 'zod';
import { submissionKeyField } from './fields.ts';
import { optionalText } from './list-query.ts';

const lines = z.array(z.string());

export const importResultSchema = z
  .object({
    success: z.number().int().describe('How many questions are new.'),
    total: z.number().int().describe('How many rows the file has.'),
    errors: lines.describe('One line per skipped row, with its number.'),
    alreadyThere: z.number().int().describe('How many rows already existed and stayed unchanged.'),
    notes: lines.describe('Further notes, such as unknown columns.'),
    isDryRun: z.boolean().describe('Whether this was a dry run.'),
  })
  .meta({ id: 'ImportResult' });

export const csvImportResultSchema = importResultSchema
  .extend({
    results: z.object({ imported: z.number().int(), total: z.number().int(), errors: lines }),
  })
  .meta({ id: 'CsvImportResult' });

export const importQuerySchema = z.object({
  dryRun: optionalText(z.enum(['true', 'false'], 'Dry run must be true or false')).describe(
    'With `true` nothing is imported: the response shows what would be.',
  ),
  key: submissionKeyField.describe('Chosen by the client, to poll the progress of the import.'),
});

export const importRunParamsSchema = z.object({ key: submissionKeyField.unwrap().unwrap() });

export const importRunSchema = z
  .object({
    key: z.string(),
    status: z.enum(['waiting', 'running', 'done', 'failed']),
    total: z.number().int(),
    processed: z.number().int(),
    failure: z.string().nullable(),
    result: importResultSchema.nullable(),
  })
  .meta({ id: 'ImportRun' });

export const exportQuerySchema = z.object({
  format: z.enum(['csv', 'json'], 'Format must be csv or json').default('csv'),
});

export type ImportResult = z.infer<typeof importResultSchema>;
export type ImportRun = z.infer<typeof importRunSchema>;
export type ExportFormat = z.infer<typeof exportQuerySchema>['format'];
