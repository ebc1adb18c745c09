import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    uploadedFile: UploadedFile | null;
  }
  interface FastifyContextConfig {
    /** The form's field for the file. */
    fileField?: string;
  }
}

interface UploadedFile {
  /** The sender's name for it: for display, never for use as a path. */
  filename: string;
  bytes: Buffer;
}

interface FileRules {
  /** In bytes. */
  largest: number;
  /** The messages for a file that is too large or missing. */
  tooLarge: string;
  missing: string;
}

/** The multipart boundaries and headers around the file. */
const roomForTheForm = 64 * 1024;

/** Makes the routes of this scope accept multipart forms, and nothing else. */
export async function acceptFiles(api: FastifyInstance, rules: FileRules): Promise<void> {
  api.removeAllContentTypeParsers();
  await api.register(multipart, { limits: { files: 10, fields: 100, fieldSize: roomForTheForm } });
  api.decorateRequest('uploadedFile', null);
  // Before the handler, so that access is checked again once the file has arrived.
  api.addHook('preValidation', async (request) => {
    const { fileField } = request.routeOptions.config;
    if (fileField !== undefined) request.uploadedFile = await readFile(request, fileField, rules);
  });
}

/** For routes with a file field. */
export function uploadedFile({ uploadedFile: file }: FastifyRequest): UploadedFile {
  if (!file) throw new Error('This route has no file field');
  return file;
}

/** The first file of the named field; other parts are ignored. */
async function readFile(
  request: FastifyRequest,
  field: string,
  { largest, tooLarge, missing }: FileRules,
): Promise<UploadedFile> {
  const refusal = new AppError(413, 'TOO_LARGE', tooLarge, { fieldErrors: { [field]: tooLarge } });
  if (Number(request.headers['content-length'] ?? 0) > largest + roomForTheForm) throw refusal;
  let found: UploadedFile | null = null;
  if (request.isMultipart()) {
    try {
      for await (const part of request.parts({ limits: { fileSize: largest } })) {
        if (part.type !== 'file') continue;
        if (part.fieldname !== field || found) part.file.resume();
        else found = { filename: part.filename ?? '', bytes: await part.toBuffer() };
      }
    } catch (error) {
      request.raw.resume();
      throw isTooLarge(error) ? refusal : unreadable();
    }
  }
  if (found) return found;
  throw new AppError(400, 'NO_FILE', missing, { fieldErrors: { [field]: missing } });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

function unreadable(): AppError {
  return new AppError(400, 'INVALID_UPLOAD', 'The upload was interrupted. Please try again.');
}
