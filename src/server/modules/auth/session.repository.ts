import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sessions, users } from '../../db/tables/users.ts';

export interface SessionRow {
  userId: number;
  tokenHash: Buffer;
  expiresAt: Date;
  userAgent: string | null;
}

export function createSessionRepository(db: Database) {
  return {
    async insert(row: SessionRow): Promise<void> {
      await db.insert(sessions).values(row);
    },

    async findUser(tokenHash: Buffer, now: Date) {
      const [row] = await db
        .select({
          id: users.id,
          username: users.username,
          email: users.email,
          isAdmin: users.isAdmin,
          isEmailVerified: users.isEmailVerified,
          createdAt: users.createdAt,
          lastActive: users.lastActive,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
      return row ?? null;
    },

    async delete(tokenHash: Buffer): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
  };
}
