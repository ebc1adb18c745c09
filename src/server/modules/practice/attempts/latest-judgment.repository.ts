import { desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client.ts';
import { attemptJudgments } from '../../../db/tables/practice.ts';

/** For a lateral join: the latest correction to an attempt's verdict, if any. */
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

/** The entry with the verdict that counts today. */
export function asJudged<
  Attempt extends { verdict: unknown; grade: unknown },
  Judgment extends Pick<Attempt, 'verdict' | 'grade'> & { wasRight: boolean },
>(attempt: Attempt, judgment: Judgment | null): Attempt & { wasRight: boolean } {
  return { ...attempt, wasRight: false, ...judgment };
}
