import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { bankEntries, questions, solutions } from '../../db/tables/questions.ts';

type NewEntry = typeof bankEntries.$inferInsert;

export type BankEntry = Awaited<
  ReturnType<ReturnType<typeof createBankRepository>['list']>
>[number];

/** Any fixed number will do, as long as every release uses the same one. */
const lockKey = sql.raw('7305128664011943');

export function createBankRepository(db: Database) {
  return {
    /** Processes that start together come one after another. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    },

    /** Nobody edits these questions or their solutions until the transaction ends. */
    async holdQuestions(slugs: string[]): Promise<void> {
      await db
        .select({ id: questions.id })
        .from(questions)
        .innerJoin(bankEntries, eq(bankEntries.questionId, questions.id))
        .where(inArray(bankEntries.slug, slugs))
        .orderBy(questions.id)
        .for('no key update', { of: questions });
    },

    /** What the bank wrote, beside what is there now. */
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
        })
        .from(bankEntries)
        .leftJoin(questions, eq(questions.id, bankEntries.questionId))
        .leftJoin(solutions, eq(solutions.questionId, questions.id));
    },

    async insert(entries: NewEntry[]): Promise<void> {
      if (entries.length > 0) await db.insert(bankEntries).values(entries);
    },

    async update(slug: string, change: Partial<NewEntry>): Promise<void> {
      await db.update(bankEntries).set(change).where(eq(bankEntries.slug, slug));
    },
  };
}
