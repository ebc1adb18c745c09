import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questions } from '../../../db/tables/questions.ts';

const lockKey = sql.raw('7305128664011944');

export function createImportRepository(db: Database) {
  return {
    /** Serializes imports, since two could otherwise add the same questions. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    },

    /** Questions imported under one of the keys, or with one of the names. */
    async findAlike(importKeys: string[], names: string[]) {
      return db
        .select({
          importKey: questions.importKey,
          name: questions.name,
          description: questions.description,
        })
        .from(questions)
        .where(
          or(
            inArray(questions.importKey, importKeys),
            inArray(
              questions.nameKey,
              names.map((name) => name.toLowerCase()),
            ),
          ),
        );
    },
  };
}
