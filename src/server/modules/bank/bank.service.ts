import { createHash } from 'node:crypto';
import { rendererVersion, renderMarkup } from '#markup/render.ts';
import { toQuestionType } from '#shared/domain/questions.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../db/transaction.ts';
import { createQuestionWriting } from '../question-editing/question-writing.service.ts';
import { createBankRepository } from './bank.repository.ts';
import { parseBankFile } from './bank-file.ts';
import { planFor } from './bank-plan.ts';
import { type BankFile, bankFolder, readBank } from './read-bank.ts';

interface BankDeps {
  db: Database;
  inTransaction: RunInTransaction;
  now: () => Date;
  log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

type HashedFile = ReturnType<typeof withHash>;
type Draft = ReturnType<typeof draftOf>;

/** Nobody in person. */
const editor = null;

/**
 * Brings the question bank, the files in `content/`, into the database: what is new, and what is
 * newer where nobody touched it. What an administrator edited, hid or deleted stays that way.
 */
export function createBankService({ db, inTransaction, now, log }: BankDeps) {
  const writing = createQuestionWriting(now);
  async function readFiles(folder: string): Promise<HashedFile[]> {
    try {
      return (await readBank(folder)).map(withHash);
    } catch (error) {
      log.error({ err: error }, 'the question bank cannot be read');
      return [];
    }
  }

  function isFirst({ slug, path }: BankFile, index: number, files: BankFile[]): boolean {
    const first = files.find((file) => file.slug === slug);
    if (first === files[index]) return true;
    const details = { file: path, first: first?.path };
    log.error(details, 'a file of the question bank has the name of another');
    return false;
  }

  /** A broken file costs one question, not the site. */
  function draft(file: HashedFile): Draft[] {
    try {
      return [draftOf(file)];
    } catch (error) {
      log.error({ err: error, file: file.path }, 'a file of the question bank is broken');
      return [];
    }
  }

  async function add(transaction: Transaction, drafts: Draft[]): Promise<void> {
    const created = await writing.createQuestions(transaction, drafts, editor);
    const moment = { createdAt: now(), updatedAt: now() };
    await createBankRepository(transaction.db).insert(
      drafts.map(({ slug, contentHash }, index) => ({
        slug,
        contentHash,
        questionId: created[index]?.question.id ?? null,
        questionVersion: created[index]?.question.version ?? 1,
        solutionVersion: created[index]?.solution?.version ?? null,
        ...moment,
      })),
    );
  }

  async function update(
    transaction: Transaction,
    draft: Draft,
    { questionId, solutionId }: { questionId: number; solutionId: number },
  ): Promise<void> {
    const by = { editor };
    const { question } = await writing.updateQuestion(transaction, questionId, draft.question, by);
    const { solution } = await writing.updateSolution(transaction, solutionId, draft.solution, by);
    await createBankRepository(transaction.db).update(draft.slug, {
      contentHash: draft.contentHash,
      questionVersion: question.version,
      solutionVersion: solution.version,
      updatedAt: now(),
    });
  }

  return {
    async seed(folder = bankFolder): Promise<void> {
      const files = (await readFiles(folder)).filter(isFirst);
      const pending = planFor(files, await createBankRepository(db).list());
      // Rendering takes its time: not while others wait for the lock.
      const drafts = [...pending.added, ...pending.updated.map(({ file }) => file)].flatMap(draft);
      if (drafts.length === 0) return;
      const counts = await inTransaction(async (transaction) => {
        const repository = createBankRepository(transaction.db);
        await repository.lock();
        await repository.holdQuestions(drafts.map(({ slug }) => slug));
        // Read again: another process may have been faster, and an administrator too.
        const { added, updated } = planFor(drafts, await repository.list());
        await add(transaction, added);
        for (const { file, written } of updated) await update(transaction, file, written);
        return { added: added.length, updated: updated.length };
      });
      log.info(counts, 'the question bank was brought up to date');
    },
  };
}

function withHash(file: BankFile) {
  const text = `${rendererVersion}\n${file.text}`;
  return { ...file, contentHash: createHash('sha256').update(text).digest('base64url') };
}

function draftOf({ slug, contentHash, text }: HashedFile) {
  const { name, category, difficulty, type, premium, description, solution } = parseBankFile(text);
  return {
    slug,
    contentHash,
    question: {
      name,
      category,
      difficulty,
      type: toQuestionType(type),
      isPremium: premium,
      description,
      descriptionHtml: renderMarkup(description).html,
    },
    solution: { content: solution, contentHtml: renderMarkup(solution).html },
  };
}
