import { isDeepStrictEqual } from 'node:util';
import type { RevisedQuestion } from '#shared/contracts/admin-question.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import { findHintProblem } from '../judging/stated-answer.service.ts';
import { questionNotFound } from '../question-access/question-access.service.ts';
import { createVariantsRepository, type NewVariants } from '../variants.repository.ts';
import { createExtrasRepository } from './extras.repository.ts';
import { type Extras, extraSources, extrasOf, hasExtras, noExtras } from './extras.ts';
import {
  createQuestionWritingRepository,
  type NewQuestion,
  type QuestionFlag,
  type QuestionRow,
  type SolutionRow,
} from './question-writing.repository.ts';
import type { RenderedDescription, RenderedSolution } from './rendered-content.ts';
import { type Editor, questionRevision, revisedFields, solutionRevision } from './revision-rows.ts';

export { extraSources, noExtras } from './extras.ts';
export { presentSolution } from './present-solution.ts';
export { renderDescription, renderExtras, renderSolution } from './rendered-content.ts';
export type { Extras, QuestionFlag, QuestionRow, SolutionRow };

type RevisedField = keyof RevisedQuestion;
type OwnField = Exclude<RevisedField, keyof Extras>;
export type QuestionFields = Pick<NewQuestion, OwnField> & RenderedDescription;
/** Set by imports, to recognize the question again. */
type NewQuestionFields = QuestionFields & Pick<NewQuestion, 'importKey'>;
/** Undefined fields stay unchanged. */
export type QuestionChange = {
  [Field in keyof QuestionFields]?: QuestionFields[Field] | undefined;
} & { extras?: Partial<Extras> };

export interface QuestionDraft {
  question: QuestionFields;
  solution: RenderedSolution | null;
  extras?: Partial<Extras>;
  variants?: NewVariants | null;
}

interface Circumstances {
  editor: Editor;
  /** The version the editor started from; undefined: the last save wins. */
  version?: number | undefined;
}

export type QuestionWriting = ReturnType<typeof createQuestionWriting>;

/**
 * The only place that writes questions and solutions. Each save adds a version and a revision; a
 * save without changes adds none.
 */
export function createQuestionWriting(now: () => Date) {
  const writing = {
    /** In the order given. */
    async createQuestions(
      { db }: Transaction,
      list: (QuestionDraft & { question: NewQuestionFields })[],
      editor: Editor,
    ): Promise<{ question: QuestionRow; solution: SolutionRow | null }[]> {
      const repository = createQuestionWritingRepository(db);
      const moment = { createdAt: now(), updatedAt: now() };
      const questions = await repository.insertQuestions(
        list.map(({ question }) => ({ ...question, ...moment })),
      );
      const solutions = await repository.insertSolutions(
        questions.flatMap(({ id: questionId }, index) => {
          const solution = list[index]?.solution;
          return solution ? [{ questionId, ...solution, ...moment }] : [];
        }),
      );
      const allExtras = list.map(({ extras }) => ({ ...noExtras, ...extras }));
      allExtras.forEach(refuseUnsharedHints);
      await createExtrasRepository(db).save(
        questions.flatMap(({ id: questionId }, index) => {
          const extras = allExtras[index] ?? noExtras;
          return hasExtras(extras) ? [{ questionId, ...extras }] : [];
        }),
      );
      await createVariantsRepository(db).save(
        questions.flatMap(({ id: questionId }, index) => {
          const variants = list[index]?.variants;
          return variants ? [{ questionId, ...variants }] : [];
        }),
      );
      await repository.insertRevisions([
        ...questions.map((row, index) =>
          questionRevision(row, allExtras[index] ?? noExtras, editor),
        ),
        ...solutions.map((row) => solutionRevision(row, editor)),
      ]);
      const solutionOf = new Map(solutions.map((row) => [row.questionId, row]));
      return questions.map((question) => ({
        question,
        solution: solutionOf.get(question.id) ?? null,
      }));
    },

    async updateQuestion(
      { db }: Transaction,
      id: number,
      { extras: newExtras, ...change }: QuestionChange,
      { editor, version }: Circumstances,
    ): Promise<{ question: QuestionRow; changed: RevisedField[] }> {
      const repository = createQuestionWritingRepository(db);
      const allExtras = createExtrasRepository(db);
      const before = await repository.lockQuestion(id);
      if (!before) throw questionNotFound();
      refuseOldVersion('question', before, version);
      const oldExtras = await allExtras.find(id);
      const extras = extrasOf({ ...oldExtras, ...newExtras });
      if (!isDeepStrictEqual(extras, oldExtras)) {
        refuseUnsharedHints(extras);
        await allExtras.save([{ questionId: id, ...extras }]);
      }
      const [old, given] = [
        { ...before, ...extraSources(oldExtras) },
        { ...change, ...extraSources(extras) },
      ];
      const changed = revisedFields.filter(
        (field) => given[field] !== undefined && !isDeepStrictEqual(given[field], old[field]),
      );
      if (changed.length === 0) {
        const { descriptionHtml } = change;
        const isStale = descriptionHtml !== undefined && descriptionHtml !== before.descriptionHtml;
        return {
          question: isStale ? await repository.updateQuestion(id, { descriptionHtml }) : before,
          changed,
        };
      }
      const question = await repository.updateQuestion(id, {
        ...change,
        version: before.version + 1,
        updatedAt: now(),
      });
      await repository.insertRevisions([questionRevision(question, extras, editor)]);
      return { question, changed };
    },

    /** Returns only the questions it changed. */
    async setFlag(
      { db }: Transaction,
      ids: number[],
      flag: QuestionFlag,
      editor: Editor,
    ): Promise<QuestionRow[]> {
      const repository = createQuestionWritingRepository(db);
      await repository.lockQuestions(ids);
      const rows = await repository.updateFlag(ids, flag, now());
      const allExtras = await createExtrasRepository(db).list(rows.map(({ id }) => id));
      await repository.insertRevisions(
        rows.map((row) => questionRevision(row, allExtras.get(row.id) ?? noExtras, editor)),
      );
      return rows;
    },

    /** With everything that references them. Returns those that existed. */
    async deleteQuestions(
      { db }: Transaction,
      ids: number[],
    ): Promise<{ id: number; name: string }[]> {
      const repository = createQuestionWritingRepository(db);
      await repository.lockQuestions(ids);
      return repository.deleteQuestions(ids);
    },

    /** Blocks all other writes of questions, solutions and what references them. */
    lockEverything: ({ db }: Transaction): Promise<void> =>
      createQuestionWritingRepository(db).lockTable(),

    /** Returns how many there were. */
    deleteEverything: ({ db }: Transaction): Promise<number> =>
      createQuestionWritingRepository(db).deleteAll(),

    async createSolution(
      { db }: Transaction,
      questionId: number,
      rendered: RenderedSolution,
      editor: Editor,
    ): Promise<SolutionRow> {
      const repository = createQuestionWritingRepository(db);
      if (!(await repository.lockQuestion(questionId))) throw questionNotFound();
      if (await repository.findSolutionOf(questionId)) {
        throw new AppError(409, 'SOLUTION_EXISTS', 'This question already has a solution.');
      }
      // Continues the count of a deleted solution, since their revisions would otherwise clash.
      const version = (await repository.lastSolutionVersion(questionId)) + 1;
      const moment = { createdAt: now(), updatedAt: now() };
      const [row] = await repository.insertSolutions([
        { questionId, ...rendered, version, ...moment },
      ]);
      if (!row) throw new Error('A solution was not inserted');
      await repository.insertRevisions([solutionRevision(row, editor)]);
      return row;
    },

    async updateSolution(
      { db }: Transaction,
      id: number,
      { content, contentHtml }: RenderedSolution,
      { editor, version }: Circumstances,
    ): Promise<{ solution: SolutionRow; isChanged: boolean }> {
      const repository = createQuestionWritingRepository(db);
      const found = await repository.findSolution(id);
      if (found) await repository.lockQuestion(found.questionId);
      const before = found && (await repository.findSolution(id));
      if (!before) throw notFound('Solution not found');
      refuseOldVersion('solution', before, version);
      if (content === before.content) {
        const isStale = contentHtml !== before.contentHtml;
        return {
          solution: isStale ? await repository.updateSolution(id, { contentHtml }) : before,
          isChanged: false,
        };
      }
      const solution = await repository.updateSolution(id, {
        content,
        contentHtml,
        version: before.version + 1,
        updatedAt: now(),
      });
      await repository.insertRevisions([solutionRevision(solution, editor)]);
      return { solution, isChanged: true };
    },

    /** Inserts the solution, or saves a new version of it. */
    async saveSolution(
      transaction: Transaction,
      questionId: number,
      rendered: RenderedSolution,
      { editor, version }: Circumstances,
    ): Promise<{ solution: SolutionRow; isChanged: boolean; isNew: boolean }> {
      const repository = createQuestionWritingRepository(transaction.db);
      if (!(await repository.lockQuestion(questionId))) throw questionNotFound();
      const before = await repository.findSolutionOf(questionId);
      refuseOldVersion('solution', { version: before?.version ?? 0 }, version);
      if (!before) {
        const solution = await writing.createSolution(transaction, questionId, rendered, editor);
        return { solution, isChanged: true, isNew: true };
      }
      const saved = await writing.updateSolution(transaction, before.id, rendered, { editor });
      return { ...saved, isNew: false };
    },
  };
  return writing;
}

function refuseOldVersion(
  what: 'question' | 'solution',
  current: { version: number },
  version: number | undefined,
): void {
  if (version === undefined || version === current.version) return;
  throw new AppError(409, 'CHANGED_MEANWHILE', `Someone else has just saved this ${what}.`);
}

function refuseUnsharedHints({ answer, hints }: Extras): void {
  const found = findHintProblem(answer, hints.length);
  if (!found) return;
  const { field, problem } = found;
  throw new AppError(400, 'INVALID_INPUT', problem, {
    fieldErrors: { [`answer.${field}`]: problem },
  });
}
