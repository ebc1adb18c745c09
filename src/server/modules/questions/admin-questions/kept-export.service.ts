import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { KeptExport } from '#shared/contracts/admin-question.ts';
import { rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../../db/client.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../lib/errors.ts';
import { createKeptExportRepository } from './kept-export.repository.ts';

interface KeptExportDeps {
  db: Database;
  /** All questions in the import format. */
  questionsAsJson: (db: Database) => AsyncIterable<string>;
  now: () => Date;
}

export type KeptExportService = ReturnType<typeof createKeptExportService>;

/** Exports made before a delete-all, to download and import again. */
export function createKeptExportService({ db, questionsAsJson, now }: KeptExportDeps) {
  const repository = createKeptExportRepository(db);
  return {
    /** Called in the deleting transaction. Returns the export's id. */
    async storeQuestions(
      transaction: Transaction,
      admin: { id: number; username: string },
      reason: string,
    ): Promise<number> {
      const own = createKeptExportRepository(transaction.db);
      const source = Readable.from(questionsAsJson(transaction.db), { objectMode: false });
      return own.insert({
        reason,
        format: 'json',
        rowCount: await own.countQuestions(),
        data: await pipeline(source, createGzip(), (compressed) => buffer(compressed)),
        createdBy: admin.id,
        createdByName: admin.username,
        createdAt: now(),
      });
    },

    async list(query: {
      page?: number | undefined;
      pageSize?: number | undefined;
    }): Promise<{ total: number; exports: KeptExport[] }> {
      const { rows, total } = await repository.list(rowsOfPage(query));
      return {
        total,
        exports: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      };
    },

    async open(id: number): Promise<{ filename: string; content: Readable }> {
      const kept = await repository.find(id);
      if (!kept) throw notFound('Export not found');
      const day = kept.createdAt.toISOString().slice(0, 10);
      return {
        filename: `questions-${day}-${id}.${kept.format}`,
        content: Readable.from([kept.data]).pipe(createGunzip()),
      };
    },
  };
}
