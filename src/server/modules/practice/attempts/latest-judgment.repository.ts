import { desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client.ts';
import { attemptJudgments } from '../../../db/tables/practice.ts';

/** To be joined laterally: what an attempt was judged to be since it was made, if anything. */
export function latestJudgment(db: Database, attemptId: PgColumn) {
  const { verdict, grade, wasRight } = attemptJudgments;
  return db
    .select({ verdict, grade, wasRight })
    .from(attemptJudgments)
    .where(eq(attemptJudgments.attemptId, attemptId))
    .orderBy(desc(attemptJudgments.id))
    .limit(1)
    .as('latest');
}

/** The entry as it counts today. */
export function asJudged<
  Attempt extends { verdict: unknown; grade: unknown },
  Judgment extends Pick<Attempt, 'verdict' | 'grade'> & { wasRight: boolean },
>(attempt: Attempt, judgment: Judgment | null): Attempt & { wasRight: boolean } {
  return { ...attempt, wasRight: false, ...judgment };
}
