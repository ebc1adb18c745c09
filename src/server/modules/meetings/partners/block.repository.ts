import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { blocks } from '../../../db/tables/partners.ts';
import { users } from '../../../db/tables/users.ts';

export function createBlockRepository(db: Database) {
  const { id, blockerId, blockedId, createdAt } = blocks;

  return {
    async insert(row: typeof blocks.$inferInsert): Promise<void> {
      await db.insert(blocks).values(row).onConflictDoNothing();
    },

    /** The latest first. */
    list(ofUser: number) {
      return db
        .select({ id, username: users.username, createdAt })
        .from(blocks)
        .innerJoin(users, eq(users.id, blockedId))
        .where(eq(blockerId, ofUser))
        .orderBy(desc(createdAt), desc(id));
    },

    /** False if the user has no such block. */
    async delete(block: number, ofUser: number): Promise<boolean> {
      const rows = await db
        .delete(blocks)
        .where(and(eq(id, block), eq(blockerId, ofUser)))
        .returning({ id });
      return rows.length > 0;
    },
  };
}
