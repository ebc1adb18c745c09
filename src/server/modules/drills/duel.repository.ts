import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillRuns } from '../../db/tables/drills.ts';
import { users } from '../../db/tables/users.ts';

const { duelToken, duelExpiresAt, duelId, userId, createdAt, id } = drillRuns;

/** A duel is a finished run that others may run too, until it expires. */
export function createDuelRepository(db: Database) {
  const isOpen = (token: string, at: Date) => and(eq(duelToken, token), gt(duelExpiresAt, at));

  return {
    async find(token: string, at: Date) {
      const [row] = await db.select().from(drillRuns).where(isOpen(token, at));
      return row ?? null;
    },

    /** Serializes who joins. */
    async lock(token: string, at: Date) {
      const [row] = await db.select().from(drillRuns).where(isOpen(token, at)).for('no key update');
      return row ?? null;
    },

    async findToken(ofDuel: string, at: Date): Promise<string | null> {
      const [row] = await db
        .select({ duelToken })
        .from(drillRuns)
        .where(and(eq(id, ofDuel), gt(duelExpiresAt, at)));
      return row?.duelToken ?? null;
    },

    /** The challenger first. */
    listPlayers(ofDuel: string) {
      return db
        .select({ run: drillRuns, username: users.username })
        .from(drillRuns)
        .leftJoin(users, eq(users.id, userId))
        .where(eq(duelId, ofDuel))
        .orderBy(asc(createdAt), asc(id));
    },
  };
}
