import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { drillRuns } from './drills.ts';
import { ownedBy } from './practice.ts';

/** Finished drills, which make a day an active one. The drills room reports them. */
export const finishedDrills = pgTable(
  'finished_drills',
  {
    runId: uuid('run_id')
      .primaryKey()
      .references(() => drillRuns.id, { onDelete: 'cascade' }),
    userId: ownedBy(),
    finishedAt: moment('finished_at').notNull(),
  },
  (t) => [index('finished_drills_user_idx').on(t.userId, t.finishedAt)],
);
