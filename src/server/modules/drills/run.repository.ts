import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillRuns } from '../../db/tables/drills.ts';

export type Run = typeof drillRuns.$inferSelect;
export type NewRunRow = typeof drillRuns.$inferInsert;
const batch = 100;

type RunChange = Partial<Omit<NewRunRow, 'id'>>;

const { id, userId, preset, ownDrillId, version, points, state, endsAt } = drillRuns;
const { finishedAt, isRanked, isOutdone } = drillRuns;

/** Anyone who knows its id can open a visitor's run. */
const isOpenTo = (readerId: number | null) =>
  readerId === null ? isNull(userId) : or(isNull(userId), eq(userId, readerId));

export function createRunRepository(db: Database) {
  return {
    async find(runId: string, readerId: number | null): Promise<Run | null> {
      const [row] = await db
        .select()
        .from(drillRuns)
        .where(and(eq(id, runId), isOpenTo(readerId)));
      return row ?? null;
    },

    /** Serializes changes to a run until the transaction ends. */
    async lock(runId: string, readerId: number | null): Promise<Run | null> {
      const [row] = await db
        .select()
        .from(drillRuns)
        .where(and(eq(id, runId), isOpenTo(readerId)))
        .for('no key update');
      return row ?? null;
    },

    /** Regardless of the owner. */
    async lockAny(runId: string): Promise<Run | null> {
      const [row] = await db.select().from(drillRuns).where(eq(id, runId)).for('no key update');
      return row ?? null;
    },

    async insert(run: NewRunRow): Promise<Run> {
      const [row] = await db.insert(drillRuns).values(run).returning();
      if (!row) throw new Error('The run was not inserted');
      return row;
    },

    async update(runId: string, change: RunChange): Promise<Run> {
      const [row] = await db.update(drillRuns).set(change).where(eq(id, runId)).returning();
      if (!row) throw new Error('The run was not updated');
      return row;
    },

    /** Newest first. */
    listFinished(ofUser: number, ofPreset: string | undefined, most: number): Promise<Run[]> {
      return db
        .select()
        .from(drillRuns)
        .where(
          and(
            eq(userId, ofUser),
            isNotNull(finishedAt),
            ofPreset === undefined ? undefined : eq(preset, ofPreset),
          ),
        )
        .orderBy(desc(finishedAt))
        .limit(most);
    },

    /** The next user with a finished run. */
    async learnerAfter(after: number): Promise<number | null> {
      const [row] = await db
        .select({ userId })
        .from(drillRuns)
        .where(and(gt(userId, after), isNotNull(finishedAt)))
        .orderBy(asc(userId))
        .limit(1);
      return row?.userId ?? null;
    },

    /** Oldest first, starting after `last`. */
    listFinishedAfter(ofUser: number, last: Pick<Run, 'id' | 'finishedAt'> | null): Promise<Run[]> {
      const isLater =
        last &&
        sql`(${finishedAt}, ${id}) > (${sql.param(last.finishedAt, finishedAt)}, ${last.id})`;
      return db
        .select()
        .from(drillRuns)
        .where(and(eq(userId, ofUser), isNotNull(finishedAt), isLater ?? undefined))
        .orderBy(asc(finishedAt), asc(id))
        .limit(batch);
    },

    /** Unfinished runs that ended before a given time, of one user or of everybody. */
    listOverdue(before: Date, most: number, ofUser?: number): Promise<Run[]> {
      const isTheirs = ofUser === undefined ? undefined : eq(userId, ofUser);
      return db
        .select()
        .from(drillRuns)
        .where(and(eq(state, 'running'), lt(endsAt, before), isTheirs))
        .limit(most);
    },

    /** The user's best before this run on the same version. */
    async findBestBefore(run: Run): Promise<number | null> {
      if (run.userId === null || run.version === null || !run.finishedAt) return null;
      const isSame =
        run.preset === null
          ? and(eq(ownDrillId, run.ownDrillId ?? 0), eq(userId, run.userId))
          : and(eq(preset, run.preset), eq(userId, run.userId));
      const [best] = await db
        .select({ points })
        .from(drillRuns)
        .where(
          and(
            isSame,
            ...[eq(version, run.version), isRanked, ne(id, run.id)],
            lt(finishedAt, run.finishedAt),
          ),
        )
        .orderBy(desc(points))
        .limit(1);
      return best?.points ?? null;
    },

    /** Marks the runs that this one beats, so that few runs of a user are left to compare with. */
    async outdo(run: Run): Promise<void> {
      if (run.userId === null || run.preset === null || run.version === null) return;
      if (!run.isRanked || !run.finishedAt) return;
      await db
        .update(drillRuns)
        .set({ isOutdone: true })
        .where(
          and(
            ...[eq(userId, run.userId), eq(preset, run.preset), eq(version, run.version)],
            ...[isRanked, not(isOutdone), ne(id, run.id)],
            ...[lte(points, run.points), lte(finishedAt, run.finishedAt)],
          ),
        );
    },

    /** Claims visitors' runs: only the first of each duel, and none of duels the user played. */
    claim(ids: readonly string[], forUser: number): Promise<Run[]> {
      const first = sql`(select distinct on (coalesce(duel_id, id)) id from ${drillRuns}
        where user_id is null and id = any(${sql.param([...ids])}::uuid[])
        order by coalesce(duel_id, id), created_at, id)`;
      const hasPlayed = sql`exists (select from drill_runs as played
        where played.duel_id = drill_runs.duel_id and played.user_id = ${forUser})`;
      return db
        .update(drillRuns)
        .set({ userId: forUser, playerName: null })
        .where(and(inArray(id, first), isNull(userId), sql`not ${hasPlayed}`))
        .returning();
    },
  };
}
