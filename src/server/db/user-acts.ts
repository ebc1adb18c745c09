import { type SQL, sql } from 'drizzle-orm';
import { type Days, isWithinDays } from './day-range.ts';
import { comments, discussions } from './tables/discussions.ts';
import { questionStatusEvents } from './tables/questions.ts';

/**
 * What makes a user active: a changed status, which is what answers, solutions and simulations leave
 * behind, a comment, a discussion. Rows of `user_id` and `created_at`.
 */
export function userActs(days: Days): SQL {
  const { userId, createdAt } = questionStatusEvents;
  return sql`(
    select ${userId} as user_id, ${createdAt} as created_at from ${questionStatusEvents}
    where ${isWithinDays(createdAt, days)}
    union all
    select ${comments.userId}, ${comments.createdAt} from ${comments}
    where ${comments.userId} is not null and ${isWithinDays(comments.createdAt, days)}
    union all
    select ${discussions.createdBy}, ${discussions.createdAt} from ${discussions}
    where ${discussions.createdBy} is not null
      and ${isWithinDays(discussions.createdAt, days)}
  )`;
}
