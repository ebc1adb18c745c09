import { and, eq, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questionRevisions, questions, solutions } from '../../../db/tables/questions.ts';

export type QuestionRow = typeof questions.$inferSelect;
export type SolutionRow = typeof solutions.$inferSelect;
export type NewQuestion = typeof questions.$inferInsert;
/** Undefined fields stay unchanged. */
type QuestionUpdate = { [Column in keyof NewQuestion]?: NewQuestion[Column] | undefined };
export type QuestionFlag = { isVisible: boolean } | { isPremium: boolean };
export type NewSolution = typeof solutions.$inferInsert;
export type NewRevision = typeof questionRevisions.$inferInsert;

/** A statement takes 65,535 parameters; this many rows always fit. */
const rowsAtOnce = 1_000;

export function createQuestionWritingRepository(db: Database) {
  return {
    /** Locks the question's row before writing it or its solution. */
    async lockQuestion(id: number): Promise<QuestionRow | null> {
      const [row] = await db
        .select()
        .from(questions)
        .where(eq(questions.id, id))
        .for('no key update');
      return row ?? null;
    },

    async insertQuestions(rows: NewQuestion[]): Promise<QuestionRow[]> {
      return inParts(rows, (part) => db.insert(questions).values(part).returning());
    },

    async updateQuestion(id: number, change: QuestionUpdate): Promise<QuestionRow> {
      const [row] = await db.update(questions).set(change).where(eq(questions.id, id)).returning();
      if (!row) throw new Error('A locked question is missing');
      return row;
    },

    /** Ordered by id, to avoid deadlocks. */
    async lockQuestions(ids: number[]): Promise<void> {
      await db
        .select({ id: questions.id })
        .from(questions)
        .where(isOneOf(ids))
        .orderBy(questions.id)
        .for('no key update');
    },

    /** Returns the rows that changed. */
    updateFlag(ids: number[], flag: QuestionFlag, updatedAt: Date): Promise<QuestionRow[]> {
      const isOtherwise =
        'isVisible' in flag
          ? ne(questions.isVisible, flag.isVisible)
          : ne(questions.isPremium, flag.isPremium);
      return db
        .update(questions)
        .set({ ...flag, version: sql`${questions.version} + 1`, updatedAt })
        .where(and(isOneOf(ids), isOtherwise))
        .returning();
    },

    deleteQuestions(ids: number[]): Promise<{ id: number; name: string }[]> {
      return db
        .delete(questions)
        .where(isOneOf(ids))
        .returning({ id: questions.id, name: questions.name });
    },

    async lockTable(): Promise<void> {
      await db.execute(sql`lock table ${questions} in exclusive mode`);
    },

    async deleteAll(): Promise<number> {
      const { rowCount } = await db.delete(questions);
      return rowCount ?? 0;
    },

    async findSolution(id: number): Promise<SolutionRow | null> {
      const [row] = await db.select().from(solutions).where(eq(solutions.id, id));
      return row ?? null;
    },

    async findSolutionOf(questionId: number): Promise<SolutionRow | null> {
      const [row] = await db.select().from(solutions).where(eq(solutions.questionId, questionId));
      return row ?? null;
    },

    async insertSolutions(rows: NewSolution[]): Promise<SolutionRow[]> {
      return inParts(rows, (part) => db.insert(solutions).values(part).returning());
    },

    async updateSolution(id: number, change: Partial<NewSolution>): Promise<SolutionRow> {
      const [row] = await db.update(solutions).set(change).where(eq(solutions.id, id)).returning();
      if (!row) throw new Error('A locked solution is missing');
      return row;
    },

    async insertRevisions(rows: NewRevision[]): Promise<void> {
      await inParts(rows, async (part) => {
        await db.insert(questionRevisions).values(part);
        return [];
      });
    },

    /** Of all solutions the question has had; 0: none. */
    async lastSolutionVersion(questionId: number): Promise<number> {
      const [row] = await db
        .select({ last: max(questionRevisions.version) })
        .from(questionRevisions)
        .where(
          and(
            eq(questionRevisions.questionId, questionId),
            eq(questionRevisions.subject, 'solution'),
          ),
        );
      return row?.last ?? 0;
    },
  };
}

/** One parameter, however many ids. */
function isOneOf(ids: number[]) {
  return sql`${questions.id} = any(${sql.param(ids)})`;
}

async function inParts<Row, Result>(
  rows: Row[],
  write: (part: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    results.push(...(await write(rows.slice(start, start + rowsAtOnce))));
  }
  return results;
}
