import { count, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { questionStatuses } from '../../db/tables/questions.ts';

export function createUserRepository(db: Database) {
  return {
    async countStatuses(userId: number): Promise<{ attempted: number; solved: number }> {
      const rows = await db
        .select({ status: questionStatuses.status, count: count() })
        .from(questionStatuses)
        .where(eq(questionStatuses.userId, userId))
        .groupBy(questionStatuses.status);
      const solved = rows.find(({ status }) => status === 'solved')?.count ?? 0;
      return { attempted: rows.reduce((sum, row) => sum + row.count, 0), solved };
    },
  };
}
