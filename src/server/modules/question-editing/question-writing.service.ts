import type { Transaction } from '../../db/transaction.ts';
import { AppError, notFound } from '../../errors.ts';
import { questionNotFound } from '../question-access/question-access.service.ts';
import {
  createQuestionWritingRepository,
  type NewQuestion,
  type NewRevision,
  type QuestionRow,
  type SolutionRow,
} from './question-writing.repository.ts';
import type { RenderedDescription, RenderedSolution } from './rendered-content.ts';

export { renderDescription, renderSolution } from './rendered-content.ts';
export type { QuestionRow, SolutionRow };

const ownFields = [
  'name',
  'description',
  'difficulty',
  'category',
  'type',
  'imageUrl',
  'isVisible',
  'isPremium',
] as const;

type OwnField = (typeof ownFields)[number];
export type QuestionFields = Pick<NewQuestion, OwnField> & RenderedDescription;
/** What is undefined stays as it is. */
export type QuestionChange = {
  [Field in keyof QuestionFields]?: QuestionFields[Field] | undefined;
};

/** Null: nobody in person, such as the question bank. */
export type Editor = { id: number; username: string } | null;

interface Circumstances {
  editor: Editor;
  /** What the editor started from; undefined: the last save wins. */
  version?: number | undefined;
}

export type QuestionWriting = ReturnType<typeof createQuestionWriting>;

/**
 * The one door through which questions and solutions are written. Each save is one more version,
 * with a revision that says what it was; a save that changes nothing is none.
 */
export function createQuestionWriting(now: () => Date) {
  return {
    /** In the order given. */
    async createQuestions(
      { db }: Transaction,
      list: { question: QuestionFields; solution: RenderedSolution | null }[],
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
      await repository.insertRevisions([
        ...questions.map((row) => questionRevision(row, editor)),
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
      change: QuestionChange,
      { editor, version }: Circumstances,
    ): Promise<{ question: QuestionRow; changed: OwnField[] }> {
      const repository = createQuestionWritingRepository(db);
      const before = await repository.lockQuestion(id);
      if (!before) throw questionNotFound();
      refuseOldVersion('question', before, version);
      const changed = ownFields.filter(
        (field) => change[field] !== undefined && change[field] !== before[field],
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
      await repository.insertRevisions([questionRevision(question, editor)]);
      return { question, changed };
    },

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
      // One that follows a deleted one goes on counting, or their revisions would clash.
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
  };
}

function refuseOldVersion(
  what: 'question' | 'solution',
  current: { version: number },
  version: number | undefined,
): void {
  if (version === undefined || version === current.version) return;
  throw new AppError(409, 'CHANGED_MEANWHILE', `Someone else saved this ${what} meanwhile.`);
}

function questionRevision(row: QuestionRow, editor: Editor): NewRevision {
  const content = Object.fromEntries(ownFields.map((field) => [field, row[field]]));
  return { ...revision(row, editor), questionId: row.id, subject: 'question', content };
}

function solutionRevision(row: SolutionRow, editor: Editor): NewRevision {
  const { questionId, content } = row;
  return { ...revision(row, editor), questionId, subject: 'solution', content: { content } };
}

function revision({ version, updatedAt }: { version: number; updatedAt: Date }, editor: Editor) {
  return {
    version,
    editorId: editor?.id ?? null,
    editorName: editor?.username ?? null,
    createdAt: updatedAt,
  };
}
