import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { discussions, discussionViews } from '../../../db/tables/discussions.ts';

interface View {
  discussionId: number;
  visitorHash: Uint8Array;
  hour: Date;
}

export function createDiscussionViewRepository(db: Database) {
  return {
    /** Recorded and counted in one statement: never one without the other. */
    async count({ discussionId, visitorHash, hour }: View): Promise<void> {
      await db.execute(sql`
        with added as (
          insert into ${discussionViews} (discussion_id, visitor_hash, hour)
          values (${discussionId}, ${visitorHash}, ${hour.toISOString()})
          on conflict do nothing
          returning discussion_id
        )
        update ${discussions} set view_count = view_count + 1
        where id in (select discussion_id from added)`);
    },

    async forgetBefore(hour: Date): Promise<void> {
      await db.delete(discussionViews).where(lt(discussionViews.hour, hour));
    },
  };
}
