import { and, asc, desc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { statedAnswers } from '../../db/tables/answers.ts';
import { meetingQuestions } from '../../db/tables/meetings.ts';
import { questions, solutions } from '../../db/tables/questions.ts';

type StoredQuestion = typeof meetingQuestions.$inferSelect;

export type DealtQuestion = Awaited<
  ReturnType<ReturnType<typeof createMeetingQuestionRepository>['list']>
>[number];

/** More would not make the choice better. */
const mostCandidates = 1_000;

/** Meetings and the questions that were dealt in them. */
export function createMeetingQuestionRepository(db: Database) {
  const { id, isVisible, isPremium, difficulty, type } = questions;
  const { meetingId, number } = meetingQuestions;

  return {
    /** With what each question says now, if it is still there. */
    list(meeting: string) {
      return db
        .select({
          ...getTableColumns(meetingQuestions),
          question: {
            id,
            name: questions.name,
            difficulty,
            isVisible,
            isPremium,
            descriptionHtml: questions.descriptionHtml,
            imageUrl: questions.imageUrl,
          },
          answer: statedAnswers.answer,
          storedHints: statedAnswers.hints,
          followUps: statedAnswers.followUps,
          solutionHtml: solutions.contentHtml,
        })
        .from(meetingQuestions)
        .leftJoin(questions, eq(id, meetingQuestions.questionId))
        .leftJoin(statedAnswers, eq(statedAnswers.questionId, id))
        .leftJoin(solutions, eq(solutions.questionId, id))
        .where(eq(meetingId, meeting))
        .orderBy(asc(number));
    },

    async insert(row: typeof meetingQuestions.$inferInsert): Promise<void> {
      await db.insert(meetingQuestions).values(row);
    },

    async update(meeting: string, which: number, change: Partial<StoredQuestion>): Promise<void> {
      await db
        .update(meetingQuestions)
        .set(change)
        .where(and(eq(meetingId, meeting), eq(number, which)));
    },

    /** Some of those with a solution: of these types first, then any. */
    listCandidates(
      types: readonly string[],
      { seed, allowsPremium }: { seed: string; allowsPremium: boolean },
    ) {
      const isOfRole = sql<boolean>`${type} = any(${sql.param([...types])}::text[])`;
      return db
        .select({ id, difficulty, isOfRole })
        .from(questions)
        .innerJoin(solutions, eq(solutions.questionId, id))
        .where(and(isVisible, allowsPremium ? undefined : not(isPremium)))
        .orderBy(desc(isOfRole), sql`md5(${id} || ${seed}::text)`)
        .limit(mostCandidates);
    },
  };
}
