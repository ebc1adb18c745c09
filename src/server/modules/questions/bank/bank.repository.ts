import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questionAnswers } from '../../../db/tables/answers.ts';
import { bankEntries, questions, solutions } from '../../../db/tables/questions.ts';

type NewEntry = typeof bankEntries.$inferInsert;
type NewAnswer = typeof questionAnswers.$inferInsert;

export type BankEntry = Awaited<
  ReturnType<ReturnType<typeof createBankRepository>['list']>
>[number];

/** Any fixed number will do, as long as every release uses the same one. */
const lockKey = sql.raw('7305128664011943');

export function createBankRepository(db: Database) {
  return {
    /** Serializes processes that start together. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    },

    /** Locks these questions and their solutions until the transaction ends. */
    async holdQuestions(slugs: string[]): Promise<void> {
      await db
        .select({ id: questions.id })
        .from(questions)
        .innerJoin(bankEntries, eq(bankEntries.questionId, questions.id))
        .where(inArray(bankEntries.slug, slugs))
        .orderBy(questions.id)
        .for('no key update', { of: questions });
    },

    /** What the bank wrote, next to the current state. */
    list() {
      return db
        .select({
          slug: bankEntries.slug,
          contentHash: bankEntries.contentHash,
          written: {
            question: bankEntries.questionVersion,
            solution: bankEntries.solutionVersion,
          },
          question: { id: questions.id, version: questions.version },
          solution: { id: solutions.id, version: solutions.version },
          /** The description, if the question has no answer yet. */
          unanswered: sql<
            string | null
          >`case when ${questionAnswers.questionId} is null then ${questions.description} end`,
        })
        .from(bankEntries)
        .leftJoin(questions, eq(questions.id, bankEntries.questionId))
        .leftJoin(solutions, eq(solutions.questionId, questions.id))
        .leftJoin(questionAnswers, eq(questionAnswers.questionId, questions.id));
    },

    async insert(entries: NewEntry[]): Promise<void> {
      if (entries.length > 0) await db.insert(bankEntries).values(entries);
    },

    async update(slug: string, change: Partial<NewEntry>): Promise<void> {
      await db.update(bankEntries).set(change).where(eq(bankEntries.slug, slug));
    },

    async saveAnswers(answers: NewAnswer[]): Promise<void> {
      if (answers.length === 0) return;
      await db
        .insert(questionAnswers)
        .values(answers)
        .onConflictDoUpdate({
          target: questionAnswers.questionId,
          set: {
            answer: sql`excluded.answer`,
            hints: sql`excluded.hints`,
            followUps: sql`excluded.follow_ups`,
            slug: sql`excluded.slug`,
            hasSimulation: sql`excluded.has_simulation`,
            hasFigure: sql`excluded.has_figure`,
          },
        });
    },
  };
}
