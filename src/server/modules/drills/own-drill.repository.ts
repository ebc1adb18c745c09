import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillRuns, ownDrills } from '../../db/tables/drills.ts';
import { users } from '../../db/tables/users.ts';
import type { Best } from './preset.repository.ts';

export type OwnDrill = typeof ownDrills.$inferSelect;
type NewDrill = typeof ownDrills.$inferInsert;
type DrillChange = Partial<
  Pick<NewDrill, 'title' | 'format' | 'version' | 'shareToken' | 'updatedAt'>
>;

const { id, userId, shareToken, updatedAt } = ownDrills;

const isOwn = (drillId: number, ownerId: number) => and(eq(id, drillId), eq(userId, ownerId));

/** Counting further would read too many rows. */
const mostCounted = 1_000;

export function createOwnDrillRepository(db: Database) {
  return {
    /** Most recently changed first. */
    listOwn(ownerId: number) {
      return db
        .select({
          id,
          title: ownDrills.title,
          format: ownDrills.format,
          shareToken,
          runs: sql<number>`(select count(*)::int from (select from ${drillRuns}
            where own_drill_id = own_drills.id and finished_at is not null
            limit ${mostCounted}) as finished)`,
          best: sql<Best | null>`(select json_build_object('points', points, 'right', "right",
              'wrong', wrong,
              'at', to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            from ${drillRuns} where own_drill_id = own_drills.id and version = own_drills.version
              and is_ranked order by points desc limit 1)`,
        })
        .from(ownDrills)
        .where(eq(userId, ownerId))
        .orderBy(desc(updatedAt), desc(id));
    },

    async find(drillId: number, ownerId: number): Promise<OwnDrill | null> {
      const [row] = await db.select().from(ownDrills).where(isOwn(drillId, ownerId));
      return row ?? null;
    },

    async findShared(token: string) {
      const [row] = await db
        .select({
          title: ownDrills.title,
          format: ownDrills.format,
          owner: users.username,
        })
        .from(ownDrills)
        .innerJoin(users, eq(users.id, userId))
        .where(eq(shareToken, token));
      return row ?? null;
    },

    /** Serializes the changes to a drill until the transaction ends. */
    async lock(drillId: number, ownerId: number): Promise<OwnDrill | null> {
      const [row] = await db
        .select()
        .from(ownDrills)
        .where(isOwn(drillId, ownerId))
        .for('no key update');
      return row ?? null;
    },

    count: (ownerId: number) => db.$count(ownDrills, eq(userId, ownerId)),

    async insert(drill: NewDrill): Promise<number> {
      const [row] = await db.insert(ownDrills).values(drill).returning({ id });
      if (!row) throw new Error('The drill was not inserted');
      return row.id;
    },

    async update(drillId: number, change: DrillChange): Promise<void> {
      await db.update(ownDrills).set(change).where(eq(id, drillId));
    },

    async delete(drillId: number): Promise<void> {
      await db.delete(ownDrills).where(eq(id, drillId));
    },
  };
}
