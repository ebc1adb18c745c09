import { type SQL, sql } from 'drizzle-orm';
import { type Days, isWithinDays } from './day-range.ts';
import { comments, discussions } from './tables/discussions.ts';
import { drillRuns } from './tables/drills.ts';
import { attempts } from './tables/practice.ts';

/**
 * What makes a user active: any kind of attempt, a drill, a comment, a discussion. Rows of
 * `user_id` and `created_at`.
 */
export function userActs(days: Days): SQL {
  const { userId, createdAt } = attempts;
  return sql`(
    select ${userId} as user_id, ${createdAt} as created_at from ${attempts}
    where ${isWithinDays(createdAt, days)}
    union all
    select ${drillRuns.userId}, ${drillRuns.createdAt} from ${drillRuns}
    where ${drillRuns.userId} is not null and ${isWithinDays(drillRuns.createdAt, days)}
    union all
    select ${comments.userId}, ${comments.createdAt} from ${comments}
    where ${comments.userId} is not null and ${isWithinDays(comments.createdAt, days)}
    union all
    select ${discussions.createdBy}, ${discussions.createdAt} from ${discussions}
    where ${discussions.createdBy} is not null
      and ${isWithinDays(discussions.createdAt, days)}
  )`;
}
