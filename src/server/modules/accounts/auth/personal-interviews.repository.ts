import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { interviewQuestions, interviews } from '../../../db/tables/interviews.ts';

const { shareToken: _share, ...interviewColumns } = getTableColumns(interviews);

/** The part of a user's data that is about interviews. Nobody looks up what they are being asked. */
export async function readInterviews(db: Database, userId: number) {
  return {
    interviews: await db
      .select(interviewColumns)
      .from(interviews)
      .where(eq(interviews.userId, userId))
      .orderBy(interviews.id),
    interviewQuestions: await db
      .select(getTableColumns(interviewQuestions))
      .from(interviewQuestions)
      .innerJoin(interviews, eq(interviews.id, interviewQuestions.interviewId))
      .where(and(eq(interviews.userId, userId), isNotNull(interviews.finishedAt)))
      .orderBy(interviews.id, interviewQuestions.place),
  };
}
