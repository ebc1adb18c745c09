import { and, asc, eq, exists, gt, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillAnswers, drillRuns } from '../../db/tables/drills.ts';
import { users } from '../../db/tables/users.ts';
import type { Run } from './run.repository.ts';

const { duelToken, duelExpiresAt, duelId, userId, createdAt, id, deviceHash, networkHash } =
  drillRuns;
const { state, endsAt } = drillRuns;

/** Identified by account or by browser. */
type Player = Pick<Run, 'userId' | 'deviceHash'>;

/** A duel is a finished run that others can play too, until it expires. */
export function createDuelRepository(db: Database) {
  const isOpen = (token: string, at: Date) => and(eq(duelToken, token), gt(duelExpiresAt, at));

  const isOf = (player: Player) =>
    or(
      player.userId === null ? sql`false` : eq(userId, player.userId),
      player.deviceHash === null ? sql`false` : eq(deviceHash, player.deviceHash),
    );
  /** A player takes a place by answering. */
  const hasPlace = exists(db.select().from(drillAnswers).where(eq(drillAnswers.runId, id)));

  return {
    async find(token: string, at: Date) {
      const [row] = await db.select().from(drillRuns).where(isOpen(token, at));
      return row ?? null;
    },

    /** Serializes joining. */
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

    async hasRunOf(ofDuel: string, player: Player): Promise<boolean> {
      const [row] = await db
        .select({ id })
        .from(drillRuns)
        .where(and(eq(duelId, ofDuel), isOf(player)))
        .limit(1);
      return row !== undefined;
    },

    /** Takes a player's runs that ended without an answer out of the duel. */
    async dropEmptyRuns(ofDuel: string, player: Player, at: Date): Promise<void> {
      const isOver = or(eq(state, 'abandoned'), lt(endsAt, at));
      await db
        .update(drillRuns)
        .set({ duelId: null, deviceHash: null })
        .where(and(eq(duelId, ofDuel), isOf(player), isOver, not(hasPlace)));
    },

    async countPlaces(
      ofDuel: string,
      ofNetwork: Buffer,
    ): Promise<{ taken: number; ofNetwork: number }> {
      const [row] = await db
        .select({
          taken: sql<number>`count(*)::int`,
          ofNetwork: sql<number>`(count(*) filter (where ${eq(networkHash, ofNetwork)}))::int`,
        })
        .from(drillRuns)
        .where(and(eq(duelId, ofDuel), hasPlace));
      return row ?? { taken: 0, ofNetwork: 0 };
    },

    /** Players with a place, and the reader; the challenger comes first. */
    listPlayers(ofDuel: string, reader: { userId: number | null; runId: string | null }) {
      return db
        .select({ run: drillRuns, username: users.username })
        .from(drillRuns)
        .leftJoin(users, eq(users.id, userId))
        .where(
          and(
            eq(duelId, ofDuel),
            or(
              hasPlace,
              reader.userId === null ? undefined : eq(userId, reader.userId),
              reader.runId === null ? undefined : eq(id, reader.runId),
            ),
          ),
        )
        .orderBy(asc(createdAt), asc(id));
    },
  };
}
