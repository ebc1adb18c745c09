import type { ImportResult, ImportRun } from '#shared/contracts/import.ts';
import type { Database } from '../../../db/client.ts';
import { AppError } from '../../../lib/errors.ts';
import { createImportRunRepository, type ImportRunRow } from './import-run.repository.ts';

/** After this long without progress, its process must have died. */
const longestSilenceMs = 60_000;
const retentionMs = 24 * 60 * 60 * 1000;

export interface Progress {
  note(counts: { total: number; processed: number }): Promise<void>;
}

/** The file may still be uploading. */
const pendingRun = {
  status: 'waiting',
  total: 0,
  processed: 0,
  failure: null,
  result: null,
} as const;

const unobserved: Progress = { note: async () => {} };

export type ImportRunService = ReturnType<typeof createImportRunService>;

/** Lets a page poll the progress of its import, and the result if the response was lost. */
export function createImportRunService(db: Database, now: () => Date) {
  const repository = createImportRunRepository(db);

  async function start(key: string, startedBy: number, isDryRun: boolean): Promise<Progress> {
    const moment = now();
    await repository.deleteBefore(new Date(moment.getTime() - retentionMs));
    const times = { createdAt: moment, updatedAt: moment };
    if (!(await repository.insert({ key, startedBy, isDryRun, ...times }))) {
      throw new AppError(409, 'ALREADY_STARTED', 'This import has already started.');
    }
    return { note: (counts) => repository.update(key, { ...counts, updatedAt: now() }) };
  }

  return {
    async follow(
      { key, startedBy, isDryRun }: { key: string | null; startedBy: number; isDryRun: boolean },
      work: (progress: Progress) => Promise<ImportResult>,
    ): Promise<ImportResult> {
      if (key === null) return work(unobserved);
      const progress = await start(key, startedBy, isDryRun);
      try {
        const result = await work(progress);
        const { total } = result;
        const end = { status: 'done', total, processed: total, result, updatedAt: now() } as const;
        await repository.update(key, end);
        return result;
      } catch (error) {
        const failure = error instanceof AppError ? error.message : 'Something went wrong.';
        // The caller gets the error anyway.
        await repository
          .update(key, { status: 'failed', failure, updatedAt: now() })
          .catch(() => {});
        throw error;
      }
    },

    async find(key: string): Promise<ImportRun> {
      const run = await repository.find(key);
      return run ? present(run, now()) : { ...pendingRun, key };
    },
  };
}

function present(run: ImportRunRow, moment: Date): ImportRun {
  const { key, total, processed, status, failure, result } = run;
  if (status === 'running' && moment.getTime() - run.updatedAt.getTime() > longestSilenceMs) {
    const interrupted = 'The import was interrupted; nothing was imported.';
    return { key, status: 'failed', total, processed, failure: interrupted, result: null };
  }
  return { key, status, total, processed, failure, result };
}
