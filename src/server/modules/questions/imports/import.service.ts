import { setImmediate } from 'node:timers/promises';
import type { ImportResult } from '#shared/contracts/import.ts';
import type { VariantSet } from '#shared/contracts/variant.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { AppError } from '../../../lib/errors.ts';
import { workerFile } from '../../../lib/root.ts';
import type { WorkerPool } from '../../../lib/worker-pool.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { QuestionWriting } from '../question-editing/question-writing.service.ts';
import { readCsvRows } from './csv-rows.ts';
import { createImportRepository } from './import.repository.ts';
import { type Draft, toDraft } from './import-draft.ts';
import { type ImportFile, type ImportFormat, openImportFile } from './import-file.ts';
import { toImportKey } from './import-key.ts';
import type { RawRow, RawRows } from './import-rows.ts';
import type { ImportRunService, Progress } from './import-run.service.ts';
import { readJsonRows } from './json-rows.ts';
import type renderAll from './rendering.worker.ts';

interface ImportDeps {
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  writing: Pick<QuestionWriting, 'createQuestions'>;
  runs: ImportRunService;
  workers: Pick<WorkerPool<'imports'>, 'run'>;
}

interface Admin {
  id: number;
  username: string;
}

export interface ImportRequest {
  bytes: Buffer;
  /** The sender's name for it. */
  filename: string;
  /** Null: detected from the content. */
  format: ImportFormat | null;
  isDryRun: boolean;
  key: string | null;
}

type KeyedDraft = Draft & { importKey: string };

/** Small enough that other requests get their turn between two batches. */
const rowsAtOnce = 25;
const checkedAtOnce = 200;
const lookedUpAtOnce = 1_000;
const batchesPerUpdate = 8;
/** No batch takes anywhere near this long. */
const renderTimeoutMs = 60_000;
const renderFile = workerFile('modules/questions/imports/rendering');

export type ImportService = ReturnType<typeof createImportService>;

/**
 * Imports the valid rows of a file in one transaction and reports what is wrong with the others.
 * Existing questions stay unchanged.
 */
export function createImportService({
  inTransaction,
  changes,
  writing,
  runs,
  workers,
}: ImportDeps) {
  const stopping = new AbortController();

  /** Renders the rows, and yields those that can be saved in batches. */
  async function draw(
    drafts: KeyedDraft[],
    errors: RowErrors,
    save: (part: Parameters<QuestionWriting['createQuestions']>[1]) => Promise<unknown>,
    progress: (processed: number) => Promise<void>,
  ): Promise<number> {
    const parts = inParts(drafts, rowsAtOnce);
    if (parts.length === 0) return 0;
    // In a worker thread: ten thousand questions would block the event loop.
    const renderPart = (part: KeyedDraft[] = []) => {
      const input = part.map(({ question, solution, extras: { hints, followUps } }) => {
        const { description } = question;
        return { description, solution, hints, followUps };
      });
      const rendering = workers.run<typeof renderAll>(
        { kind: 'imports', file: renderFile, input },
        { timeoutMs: renderTimeoutMs },
      );
      // Its failure is handled when it is awaited, which may be later.
      rendering.catch(() => {});
      return rendering;
    };
    let saved = 0;
    let next = renderPart(parts[0]);
    for (const [index, part] of parts.entries()) {
      if (stopping.signal.aborted) throw siteStops();
      const rendered = await next;
      next = renderPart(parts[index + 1]);
      const good = part.flatMap(({ row, question, solution, extras, importKey }, place) => {
        const texts = rendered[place];
        if (!texts || texts.problem !== null) {
          errors.add(row, [texts?.problem ?? 'Cannot be rendered']);
          return [];
        }
        const { descriptionHtml, contentHtml, hints, followUps } = texts;
        return {
          question: { ...question, descriptionHtml, importKey },
          solution: solution === null ? null : { content: solution, contentHtml },
          extras: { answer: extras.answer, hints, followUps },
          variants: extras.variants && storedVariants(extras.variants),
        };
      });
      await save(good);
      saved += good.length;
      if (index % batchesPerUpdate === 0) await progress((index + 1) * rowsAtOnce);
    }
    return saved;
  }

  async function importFile(
    admin: Admin,
    { bytes, filename, format: expected, isDryRun }: ImportRequest,
    progress: Progress,
  ): Promise<ImportResult> {
    const file = openImportFile(bytes, expected);
    const { rows, notes } = await readRows(file);
    const total = rows.length;
    await progress.note({ total, processed: 0 });
    const errors = new RowErrors();
    const drafts = await toDrafts(rows, file, errors);
    const result = await inTransaction(async (transaction) => {
      if (!isDryRun) await createImportRepository(transaction.db).lock();
      const fresh = await withoutExisting(transaction, drafts);
      const done = total - fresh.length;
      const success = await draw(
        fresh,
        errors,
        async (part) => isDryRun || writing.createQuestions(transaction, part, admin),
        (processed) => progress.note({ total, processed: Math.min(done + processed, total) }),
      );
      const alreadyThere = drafts.length - fresh.length;
      if (!isDryRun) {
        await recordAct(transaction, {
          actor: admin,
          action: 'question.import',
          subject: { type: 'import', id: filename.slice(0, 200) },
          details: { format: file.format, total, success, alreadyThere, errors: errors.count },
        });
      }
      return { success, total, errors: errors.lines(), alreadyThere, notes, isDryRun };
    });
    if (!isDryRun) await changes.settle();
    return result;
  }

  return {
    run(admin: Admin, request: ImportRequest): Promise<ImportResult> {
      const { key, isDryRun } = request;
      return runs.follow({ key, startedBy: admin.id, isDryRun }, (progress) =>
        importFile(admin, request, progress),
      );
    },

    find: runs.find,

    /** Aborts running imports, which roll back. */
    stop(): void {
      stopping.abort();
    },
  };
}

function storedVariants({ withdrawn, ...content }: VariantSet) {
  return { content, withdrawn };
}

async function readRows({ format, bytes }: ImportFile): Promise<RawRows> {
  return format === 'csv' ? readCsvRows(bytes) : readJsonRows(bytes);
}

async function toDrafts(
  rows: RawRow[],
  { isValidUtf8 }: ImportFile,
  errors: RowErrors,
): Promise<KeyedDraft[]> {
  const drafts: KeyedDraft[] = [];
  for (const part of inParts(rows, checkedAtOnce)) {
    for (const row of part) {
      const draft = toDraft(row, isValidUtf8);
      if ('problems' in draft) errors.add(row, draft.problems);
      else drafts.push({ ...draft, importKey: toImportKey(draft.question) });
      // Checking them takes as long as many other rows.
      if (row.values.has('variants')) await setImmediate();
    }
    await setImmediate();
  }
  return drafts;
}

/** Of duplicate rows, the first counts. */
async function withoutExisting({ db }: Transaction, drafts: KeyedDraft[]): Promise<KeyedDraft[]> {
  const repository = createImportRepository(db);
  const known = new Set<string>();
  for (const part of inParts(drafts, lookedUpAtOnce)) {
    const alike = await repository.findAlike(
      part.map(({ importKey }) => importKey),
      part.map(({ question }) => question.name),
    );
    for (const question of alike) {
      known.add(toImportKey(question));
      if (question.importKey) known.add(question.importKey);
    }
  }
  return drafts.filter(({ importKey }) => {
    const isNew = !known.has(importKey);
    known.add(importKey);
    return isNew;
  });
}

/** One line per skipped row, in file order. */
class RowErrors {
  readonly #found: { row: RawRow; problems: string[] }[] = [];

  add(row: RawRow, problems: string[]): void {
    this.#found.push({ row, problems });
  }

  get count(): number {
    return this.#found.length;
  }

  lines(): string[] {
    return this.#found
      .toSorted((a, b) => a.row.number - b.row.number)
      .map(({ row: { number, line }, problems }) => {
        const where = line === null ? '' : ` (line ${line})`;
        return `Row ${number}: ${problems.join('; ')}${where}`;
      });
  }
}

function inParts<Item>(list: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

function siteStops(): AppError {
  return new AppError(
    503,
    'STOPPING',
    'The site is restarting; nothing was imported. Please try again in a moment.',
  );
}
