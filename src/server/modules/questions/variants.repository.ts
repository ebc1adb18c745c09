import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { questionVariants, statedAnswers } from '../../db/tables/answers.ts';
import { questions, solutions } from '../../db/tables/questions.ts';

type Row = typeof questionVariants.$inferInsert;

export type NewVariants = Omit<Row, 'questionId'>;

export type StoredVariants = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createVariantsRepository>['find']>>
>;

export function createVariantsRepository(db: Database) {
  return {
    /** With the question as it reads now. */
    async find(questionId: number) {
      const [row] = await db
        .select({
          content: questionVariants.content,
          withdrawn: questionVariants.withdrawn,
          description: questions.description,
          solution: solutions.content,
          answer: statedAnswers.answer,
          hints: statedAnswers.hints,
          followUps: statedAnswers.followUps,
        })
        .from(questionVariants)
        .innerJoin(questions, eq(questions.id, questionVariants.questionId))
        .leftJoin(solutions, eq(solutions.questionId, questions.id))
        .leftJoin(statedAnswers, eq(statedAnswers.questionId, questions.id))
        .where(eq(questionVariants.questionId, questionId));
      return row ?? null;
    },

    /** Null: there is no such question. */
    async findName(questionId: number): Promise<string | null> {
      const [row] = await db
        .select({ name: questions.name })
        .from(questions)
        .where(eq(questions.id, questionId));
      return row?.name ?? null;
    },

    /** A new version starts without any withdrawn. */
    async save(rows: Row[]): Promise<void> {
      if (rows.length === 0) return;
      const isSameVersion = sql`${questionVariants.content} ->> 'version' = excluded.content ->> 'version'`;
      await db
        .insert(questionVariants)
        .values(rows)
        .onConflictDoUpdate({
          target: questionVariants.questionId,
          set: {
            content: sql`excluded.content`,
            withdrawn: sql`case when ${isSameVersion} then ${questionVariants.withdrawn} else excluded.withdrawn end`,
          },
        });
    },

    async remove(questionId: number): Promise<void> {
      await db.delete(questionVariants).where(eq(questionVariants.questionId, questionId));
    },

    /** Held until the transaction ends. */
    async hold(questionId: number) {
      const [row] = await db
        .select()
        .from(questionVariants)
        .where(eq(questionVariants.questionId, questionId))
        .for('update');
      return row ?? null;
    },

    async setWithdrawn(questionId: number, withdrawn: number[]): Promise<void> {
      await db
        .update(questionVariants)
        .set({ withdrawn })
        .where(eq(questionVariants.questionId, questionId));
    },
  };
}
