import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  csvImportResultSchema,
  importQuerySchema,
  importResultSchema,
  importRunParamsSchema,
  importRunSchema,
} from '#shared/contracts/import.ts';
import { importTooLarge, largestImport, noImportFile } from '#shared/domain/imports.ts';
import { AppError } from '../../errors.ts';
import { signedIn } from '../../plugins/session.ts';
import { acceptFiles, readUploadedFile } from '../../plugins/uploaded-file.ts';
import type { ImportService } from './import.service.ts';
import type { ImportFormat } from './import-file.ts';

interface ImportRoutesDeps {
  imports: ImportService;
}

const config = { access: 'admin' } as const;
const tags = ['Admin'];
const consumes = ['multipart/form-data'];
const description =
  'Needs description and solution; job_title, question_name, category and difficulty may be left out. At most 10 MB and 10,000 rows.';

export const importRoutes: FastifyPluginAsyncZod<ImportRoutesDeps> = async (api, { imports }) => {
  await acceptFiles(api);

  async function importFrom(
    request: FastifyRequest,
    { dryRun, key }: { dryRun?: string | undefined; key: string | null },
    { field, format }: { field: string; format: ImportFormat | null },
  ) {
    const { actor } = signedIn(request);
    const { bytes, filename } = await readUploadedFile(request, {
      field,
      largest: largestImport,
      tooLarge: importTooLarge,
      missing: noImportFile,
    });
    if (format === null && !/\.(csv|json)$/i.test(filename)) {
      throw new AppError(415, 'UNSUPPORTED_TYPE', 'Only .csv and .json files can be imported');
    }
    return imports.run(actor, { bytes, filename, format, isDryRun: dryRun === 'true', key });
  }

  api.post(
    '/admin/import-file',
    {
      config,
      schema: {
        summary: 'Import questions from a CSV or JSON file (field `importFile`)',
        description,
        tags,
        consumes,
        querystring: importQuerySchema,
        response: { 200: importResultSchema },
      },
    },
    (request) => importFrom(request, request.query, { field: 'importFile', format: null }),
  );

  api.post(
    '/admin/import-csv',
    {
      config,
      schema: {
        summary: 'Import questions from a CSV file (field `csvFile`)',
        description,
        tags,
        consumes,
        querystring: importQuerySchema,
        response: { 200: csvImportResultSchema },
      },
    },
    async (request) => {
      const result = await importFrom(request, request.query, { field: 'csvFile', format: 'csv' });
      const { success: imported, total, errors } = result;
      return { ...result, results: { imported, total, errors } };
    },
  );

  api.post(
    '/admin/import-json',
    {
      config,
      schema: {
        summary: 'Import questions from a JSON file (field `jsonFile`)',
        description,
        tags,
        consumes,
        querystring: importQuerySchema,
        response: { 200: importResultSchema },
      },
    },
    (request) => importFrom(request, request.query, { field: 'jsonFile', format: 'json' }),
  );

  api.get(
    '/admin/imports/:key',
    {
      config,
      schema: {
        summary: 'How far an import is',
        tags,
        params: importRunParamsSchema,
        response: { 200: importRunSchema },
      },
    },
    ({ params }) => imports.find(params.key),
  );
};
