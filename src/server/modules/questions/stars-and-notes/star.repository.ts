import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { stars } from '../../../db/tables/stars-and-notes.ts';

export function createStarRepository(db: Database) {
  return {
    async add(star: typeof stars.$inferInsert): Promise<void> {
      await db.insert(stars).values(star).onConflictDoNothing();
    },

    async remove(userId: number, questionId: number): Promise<void> {
      await db.delete(stars).where(and(eq(stars.userId, userId), eq(stars.questionId, questionId)));
    },
  };
}
