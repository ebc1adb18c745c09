import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { drillAnswers, drillFacts, drillRuns, ownDrills } from '../../../db/tables/drills.ts';
import { finishedDrills } from '../../../db/tables/finished-drills.ts';

const {
  duelToken: _duel,
  deviceHash: _device,
  networkHash: _network,
  ...runColumns
} = getTableColumns(drillRuns);
const { shareToken: _share, ...ownDrillColumns } = getTableColumns(ownDrills);

/** The part of a user's data that is about drills, including duels. */
export async function readDrills(db: Database, userId: number) {
  return {
    drillRuns: await db
      .select(runColumns)
      .from(drillRuns)
      .where(eq(drillRuns.userId, userId))
      .orderBy(drillRuns.createdAt),
    drillAnswers: await db
      .select(getTableColumns(drillAnswers))
      .from(drillAnswers)
      .innerJoin(drillRuns, eq(drillRuns.id, drillAnswers.runId))
      .where(eq(drillRuns.userId, userId))
      .orderBy(drillRuns.createdAt, drillAnswers.item),
    finishedDrills: await db.select().from(finishedDrills).where(eq(finishedDrills.userId, userId)),
    ownDrills: await db.select(ownDrillColumns).from(ownDrills).where(eq(ownDrills.userId, userId)),
    numberFacts: await db.select().from(drillFacts).where(eq(drillFacts.userId, userId)),
  };
}
