import type { FastifyPluginAsync } from 'fastify';
import { importTooLarge, largestImport, noImportFile } from '#shared/domain/imports.ts';
import { AppError } from '../../../lib/errors.ts';
import { addCall, type CallRequest } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import { acceptFiles, uploadedFile } from '../../../plugins/uploaded-file.ts';
import type { ImportService } from './import.service.ts';
import type { ImportFormat } from './import-file.ts';

interface ImportRoutesDeps {
  imports: ImportService;
}

type ImportCall =
  | 'POST /api/admin/import-file'
  | 'POST /api/admin/import-csv'
  | 'POST /api/admin/import-json';

export const importRoutes: FastifyPluginAsync<ImportRoutesDeps> = async (api, { imports }) => {
  await acceptFiles(api, {
    largest: largestImport,
    tooLarge: importTooLarge,
    missing: noImportFile,
  });

  async function importFrom(request: CallRequest<ImportCall>, format: ImportFormat | null) {
    const { actor } = signedIn(request);
    const { bytes, filename } = uploadedFile(request);
    if (format === null && !/\.(csv|json)$/i.test(filename)) {
      throw new AppError(415, 'UNSUPPORTED_TYPE', 'Only .csv and .json files can be imported');
    }
    const { dryRun, key } = request.query;
    return imports.run(actor, { bytes, filename, format, isDryRun: dryRun === 'true', key });
  }

  addCall(api, 'POST /api/admin/import-file', (request) => importFrom(request, null));

  addCall(api, 'POST /api/admin/import-csv', async (request) => {
    const result = await importFrom(request, 'csv');
    const { success: imported, total, errors } = result;
    return { ...result, results: { imported, total, errors } };
  });

  addCall(api, 'POST /api/admin/import-json', (request) => importFrom(request, 'json'));

  addCall(api, 'GET /api/admin/imports/:key', ({ params }) => imports.find(params.key));
};
