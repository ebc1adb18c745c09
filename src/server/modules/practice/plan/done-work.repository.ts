import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { attempts } from '../../../db/tables/practice.ts';

/** A question that was started, or reviewed. */
interface Settled {
  questionId: number;
  at: Date;
  isReview: boolean;
}

/** More than anyone does in a few weeks. */
const most = 3_000;

export function createDoneWorkRepository(db: Database) {
  return {
    /** Answers and questions given up since then that counted, unless undone, oldest first. */
    async listSettled(userId: number, since: Date): Promise<Settled[]> {
      const { grade, kind, createdAt, questionId } = attempts;
      const { rows } = await db.execute<{ id: number; at: number; isReview: boolean }>(sql`
        with steps as (
          select id, question_id, created_at, kind,
            lead(kind) over (partition by question_id order by id) as next
          from ${attempts}
          where ${attempts.userId} = ${userId} and ${createdAt} >= ${since.toISOString()}
            and ${questionId} is not null
            and (${kind} = 'undo' or (${grade} is not null and ${kind} <> 'grade'))
        )
        select question_id as id,
          (extract(epoch from created_at) * 1000)::float8 as at, exists (
          select from ${attempts}
          where ${questionId} = steps.question_id and ${attempts.userId} = ${userId}
            and ${attempts.id} < steps.id and ${grade} is not null
        ) as "isReview"
        from steps
        where kind <> 'undo' and next is distinct from 'undo'
        order by id limit ${most}`);
      return rows.map(({ id, at, isReview }) => ({
        questionId: id,
        at: new Date(at),
        isReview,
      }));
    },
  };
}
