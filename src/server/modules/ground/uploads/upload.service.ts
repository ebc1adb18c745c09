import { randomBytes } from 'node:crypto';
import type { Upload } from '#shared/contracts/upload.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../lib/errors.ts';
import { recordAct } from '../audit/audit.service.ts';
import { createUploadRepository } from './upload.repository.ts';

interface UploadDeps {
  db: Database;
  inTransaction: RunInTransaction;
  now: () => Date;
}

interface Admin {
  id: number;
  username: string;
}

export type UploadService = ReturnType<typeof createUploadService>;

/** Uploaded images, stored in the database so that every process has them. */
export function createUploadService({ db, inTransaction, now }: UploadDeps) {
  const repository = createUploadRepository(db);
  return {
    async add(admin: Admin, bytes: Buffer): Promise<Upload> {
      // Loaded with the first image: the library is slow to load, and most starts never need it.
      const { toStillImage } = await import('./still-image.ts');
      const { format, contentType, data, width, height } = await toStillImage(bytes);
      const filename = `${randomBytes(16).toString('hex')}.${format}`;
      await inTransaction(async (transaction) => {
        const id = await createUploadRepository(transaction.db).insert({
          filename,
          contentType,
          data,
          width,
          height,
          uploadedBy: admin.id,
          createdAt: now(),
        });
        await recordAct(transaction, {
          actor: admin,
          action: 'upload.create',
          subject: { type: 'upload', id },
          details: { filename, bytes: data.length, width, height },
        });
      });
      return { filename, url: `/uploads/${filename}`, width, height };
    },

    async find(filename: string) {
      const upload = await repository.find(filename);
      if (!upload) throw notFound('Image not found');
      return upload;
    },
  };
}
