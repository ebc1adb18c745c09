import { toQuestionType } from '#shared/domain/questions.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { checkVariants } from '../fill-variant.ts';
import { createQuestionWriting } from '../question-editing/question-writing.service.ts';
import { createVariantsRepository } from '../variants.repository.ts';
import { createBankRepository } from './bank.repository.ts';
import { type ParsedFile, parseBankFile, readBankFile } from './bank-file.ts';
import { planFor } from './bank-plan.ts';
import {
  type DrawnTexts,
  drawTexts,
  type HashedFile,
  readDrawnBank,
  readHashedBank,
} from './drawn-bank.ts';
import { bankFolder, type QuestionFile } from './read-bank.ts';

interface BankDeps {
  db: Database;
  inTransaction: RunInTransaction;
  now: () => Date;
  log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

type Draft = ReturnType<typeof draftOf>;

/** The bank itself, not a user. */
const editor = null;

/**
 * Imports the question bank, the files in `content/`: new questions, and updates to questions that
 * nobody has edited. Whatever an administrator edited, hid or deleted stays that way.
 */
export function createBankService({ db, inTransaction, now, log }: BankDeps) {
  const writing = createQuestionWriting(now);
  async function readFiles(folder: string): Promise<HashedFile[]> {
    try {
      return await readHashedBank(folder);
    } catch (error) {
      log.error({ err: error }, 'the question bank cannot be read');
      return [];
    }
  }

  function isFirst({ slug, path }: QuestionFile, index: number, files: QuestionFile[]): boolean {
    const first = files.find((file) => file.slug === slug);
    if (first === files[index]) return true;
    const details = { file: path, first: first?.path };
    log.error(details, 'duplicate file name in the question bank');
    return false;
  }

  /** An invalid file costs one question, not the site. */
  function draft(file: HashedFile, drawn: Map<string, DrawnTexts>): Draft[] {
    try {
      return [draftOf(file, drawn.get(file.contentHash))];
    } catch (error) {
      log.error({ err: error, file: file.path }, 'invalid file in the question bank');
      return [];
    }
  }

  async function add(transaction: Transaction, drafts: Draft[]): Promise<void> {
    const created = await writing.createQuestions(transaction, drafts, editor);
    const moment = { createdAt: now(), updatedAt: now() };
    const repository = createBankRepository(transaction.db);
    await repository.insert(
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
    const change = { ...draft.question, extras: draft.extras };
    const { question } = await writing.updateQuestion(transaction, questionId, change, by);
    const { solution } = await writing.updateSolution(transaction, solutionId, draft.solution, by);
    const variants = createVariantsRepository(transaction.db);
    if (draft.variants) await variants.save([{ questionId, ...draft.variants }]);
    else await variants.remove(questionId);
    const repository = createBankRepository(transaction.db);
    await repository.update(draft.slug, {
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
      const unanswered = pending.unanswered.filter(({ file, description }) =>
        asks(file, description),
      );
      const asked = [
        ...pending.added,
        ...[...pending.updated, ...unanswered].map(({ file }) => file),
      ];
      if (asked.length === 0) return;
      const drawn = await readDrawnBank();
      // Rendering is slow, so it is not done while others wait for the lock.
      const drafts = asked.flatMap((file) => draft(file, drawn));
      if (drafts.length === 0) return;
      const counts = await inTransaction(async (transaction) => {
        const repository = createBankRepository(transaction.db);
        await repository.lock();
        await repository.holdQuestions(drafts.map(({ slug }) => slug));
        // Read again: another process or an administrator may have been faster.
        const plan = planFor(drafts, await repository.list());
        await add(transaction, plan.added);
        for (const { file, written } of plan.updated) await update(transaction, file, written);
        const answered = plan.unanswered.filter(
          ({ file, description }) => file.question.description === description,
        );
        await repository.saveAnswers(
          answered.map(({ file, questionId }) => ({ questionId, ...file.extras })),
        );
        return {
          added: plan.added.length,
          updated: plan.updated.length,
          answered: answered.length,
        };
      });
      log.info(counts, 'question bank updated');
    },
  };
}

/** A file's answer does not apply to a question that an administrator has reworded. */
function asks(file: QuestionFile, description: string): boolean {
  try {
    return parseBankFile(file).description === description;
  } catch {
    return false;
  }
}

function draftOf({ slug, contentHash, lab, ...file }: HashedFile, drawn: DrawnTexts | undefined) {
  const parsed = readBankFile(file);
  const { question } = parsed;
  const { name, subject, tags, category, difficulty, type, premium } = question;
  const { description, hints, solution, followUps, answer } = question;
  const html = drawn ?? drawTexts(question);
  return {
    slug,
    contentHash,
    question: {
      name,
      subject: subject ?? null,
      tags,
      category,
      difficulty,
      type: toQuestionType(type),
      isPremium: premium,
      description,
      descriptionHtml: html.description,
    },
    solution: { content: solution, contentHtml: html.solution },
    extras: {
      answer,
      hints: hints.map((source, index) => ({ source, html: html.hints[index] ?? '' })),
      followUps: followUps.map(({ question: asked, answer: own, check }, index) => ({
        question: { source: asked, html: html.followUps[index]?.question ?? '' },
        answer: { source: own, html: html.followUps[index]?.answer ?? '' },
        check,
      })),
      slug,
      hasSimulation: lab === 'simulation',
      hasFigure: lab === 'figure',
    },
    variants: variantsOf(parsed),
  };
}

function variantsOf({ template, frozen }: ParsedFile) {
  if (!frozen) return null;
  const { version, formulas, variants } = frozen;
  const { answer, texts } = template;
  const content = {
    version,
    template: { answer, texts },
    formulas,
    variants: variants.map(({ parameters, values }) => ({ parameters, values })),
  };
  checkVariants(content);
  return { content };
}
