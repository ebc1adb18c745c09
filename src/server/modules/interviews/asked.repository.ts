import { and, asc, desc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isClosedAnswer, statedAnswers } from '../../db/tables/answers.ts';
import { interviewQuestions } from '../../db/tables/interviews.ts';
import { questions } from '../../db/tables/questions.ts';

export type AskedQuestion = Awaited<
  ReturnType<ReturnType<typeof createAskedRepository>['list']>
>[number];

/** More would not make the choice better. */
const mostCandidates = 1_000;

/** Interviews and the questions they are about. */
export function createAskedRepository(db: Database) {
  const { id, isVisible, isPremium, difficulty, categoryKey, type } = questions;
  const answerOf = and(eq(statedAnswers.questionId, id));

  return {
    /** With what each question says now, if it is still there. */
    list(interviewId: number) {
      return db
        .select({
          ...getTableColumns(interviewQuestions),
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
        })
        .from(interviewQuestions)
        .leftJoin(questions, eq(id, interviewQuestions.questionId))
        .leftJoin(statedAnswers, answerOf)
        .where(eq(interviewQuestions.interviewId, interviewId))
        .orderBy(asc(interviewQuestions.place));
    },

    /** Some of those with an answer that is given at once: of these types first, then any. */
    listCandidates(
      types: readonly string[],
      { seed, allowsPremium }: { seed: string; allowsPremium: boolean },
    ) {
      const isOfRole = sql<boolean>`${type} = any(${sql.param([...types])}::text[])`;
      const { answer } = statedAnswers;
      const isSingle = and(isClosedAnswer(answer), sql`${answer} ->> 'kind' <> 'parts'`);
      return db
        .select({ id, difficulty, category: sql<string>`${categoryKey}`, isOfRole })
        .from(questions)
        .innerJoin(statedAnswers, and(answerOf, isSingle))
        .where(and(isVisible, allowsPremium ? undefined : not(isPremium)))
        .orderBy(desc(isOfRole), sql`md5(${id} || ${seed}::text)`)
        .limit(mostCandidates);
    },
  };
}
