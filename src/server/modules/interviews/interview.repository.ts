import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import { freeReports, mostListed } from '#shared/domain/interviews.ts';
import type { Database } from '../../db/client.ts';
import { interviewQuestions, interviews } from '../../db/tables/interviews.ts';
import { users } from '../../db/tables/users.ts';

export type Interview = typeof interviews.$inferSelect;
export type StoredQuestion = typeof interviewQuestions.$inferSelect;
type NewInterview = typeof interviews.$inferInsert;

export function createInterviewRepository(db: Database) {
  const { id, userId, startedAt, endsAt, finishedAt, shareToken } = interviews;
  const isOwn = (owner: number, interviewId: number) => and(eq(id, interviewId), eq(userId, owner));
  const isAt = (interviewId: number, place: number) =>
    and(eq(interviewQuestions.interviewId, interviewId), eq(interviewQuestions.place, place));

  return {
    async insert(row: NewInterview, questions: { questionId: number; variant: string | null }[]) {
      const [inserted] = await db.insert(interviews).values(row).returning();
      if (!inserted) throw new Error('The interview was not started');
      await db.insert(interviewQuestions).values(
        questions.map((question, index) => ({
          ...question,
          interviewId: inserted.id,
          place: index + 1,
        })),
      );
      return inserted;
    },

    async find(owner: number, interviewId: number): Promise<Interview | null> {
      const [row] = await db.select().from(interviews).where(isOwn(owner, interviewId));
      return row ?? null;
    },

    async lock(owner: number, interviewId: number): Promise<Interview | null> {
      const [row] = await db
        .select()
        .from(interviews)
        .where(isOwn(owner, interviewId))
        .for('update');
      return row ?? null;
    },

    async findRunning(owner: number): Promise<Interview | null> {
      const [row] = await db
        .select()
        .from(interviews)
        .where(and(eq(userId, owner), isNull(finishedAt)));
      return row ?? null;
    },

    async findShared(token: string) {
      const [row] = await db
        .select({ interview: interviews, username: users.username })
        .from(interviews)
        .innerJoin(users, eq(users.id, userId))
        .where(and(eq(shareToken, token), isNotNull(finishedAt)));
      return row ?? null;
    },

    listOverdue(at: Date, most: number) {
      return db
        .select()
        .from(interviews)
        .where(and(isNull(finishedAt), lt(endsAt, at)))
        .orderBy(endsAt)
        .limit(most);
    },

    /** Those that have ended, newest first. */
    listEnded(owner: number): Promise<Interview[]> {
      return db
        .select()
        .from(interviews)
        .where(and(eq(userId, owner), isNotNull(finishedAt)))
        .orderBy(desc(startedAt), desc(id))
        .limit(mostListed);
    },

    listQuestionsOf(interviewIds: readonly number[]): Promise<StoredQuestion[]> {
      return db
        .select()
        .from(interviewQuestions)
        .where(inArray(interviewQuestions.interviewId, [...interviewIds]));
    },

    /** The one that was started last, of those that have ended. */
    async findLast(owner: number): Promise<Interview | null> {
      const [row] = await db
        .select()
        .from(interviews)
        .where(and(eq(userId, owner), isNotNull(finishedAt)))
        .orderBy(desc(startedAt), desc(id))
        .limit(1);
      return row ?? null;
    },

    /** The latest ones, which everyone may read the reports of. */
    async listFree(owner: number): Promise<number[]> {
      const rows = await db
        .select({ id })
        .from(interviews)
        .where(and(eq(userId, owner), isNotNull(finishedAt)))
        .orderBy(desc(startedAt), desc(id))
        .limit(freeReports);
      return rows.map((row) => row.id);
    },

    /** When each question was last asked in an interview, answered or not. */
    async listLastAsked(owner: number) {
      const { questionId, interviewId } = interviewQuestions;
      return db
        .select({ questionId: sql<number>`${questionId}`, at: max(startedAt) })
        .from(interviewQuestions)
        .innerJoin(interviews, eq(id, interviewId))
        .where(and(eq(userId, owner), isNotNull(questionId)))
        .groupBy(questionId);
    },

    async update(interviewId: number, change: Partial<NewInterview>): Promise<void> {
      await db.update(interviews).set(change).where(eq(id, interviewId));
    },

    async addTime(interviewId: number, place: number, more: number): Promise<void> {
      const milliseconds = sql`${interviewQuestions.milliseconds} + ${more}`;
      await db.update(interviewQuestions).set({ milliseconds }).where(isAt(interviewId, place));
    },

    /** False: it has no such place. */
    async saveQuestion(
      interviewId: number,
      place: number,
      change: Partial<StoredQuestion>,
    ): Promise<boolean> {
      const { rowCount } = await db
        .update(interviewQuestions)
        .set(change)
        .where(isAt(interviewId, place));
      return rowCount === 1;
    },

    /** In their order. */
    listQuestions(interviewId: number): Promise<StoredQuestion[]> {
      return db
        .select()
        .from(interviewQuestions)
        .where(eq(interviewQuestions.interviewId, interviewId))
        .orderBy(asc(interviewQuestions.place));
    },
  };
}
