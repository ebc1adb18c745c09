import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Answer } from '#shared/contracts/answer.ts';
import type { Database } from '../../../db/client.ts';
import { statedAnswers } from '../../../db/tables/answers.ts';
import { learners } from '../../../db/tables/learners.ts';
import { attempts, learnerConfidence, learnerQuestions } from '../../../db/tables/practice.ts';
import { questions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';

type NewAttempt = typeof attempts.$inferInsert;
type LearnerQuestionRow = typeof learnerQuestions.$inferInsert;

export function createAttemptRepository(db: Database) {
  return {
    /** Until the transaction ends, nothing else is recorded for this learner. */
    async holdLearner(userId: number) {
      const [row] = await db
        .insert(learners)
        .values({ userId })
        .onConflictDoUpdate({ target: learners.userId, set: { userId } })
        .returning({
          ratedOn: learners.ratedOn,
          ratedToday: learners.ratedToday,
          served: learners.served,
          lastAttemptAt:
            sql`(select max(${attempts.createdAt}) from ${attempts} where ${attempts.userId} = ${userId})`.mapWith(
              attempts.createdAt,
            ),
          timeZone: sql<string>`coalesce((select ${users.timeZone} from ${users} where ${users.id} = ${userId}), 'UTC')`,
          isVerified: sql<boolean>`(select ${users.isEmailVerified} from ${users} where ${users.id} = ${userId})`,
        });
      if (!row) throw new Error(`Learner ${userId} could not be held`);
      return row;
    },

    /** They cannot be deleted until the transaction ends. */
    holdQuestions(ids: readonly number[]) {
      const answer = db
        .select({ kind: sql`${statedAnswers.answer} ->> 'kind'` })
        .from(statedAnswers)
        .where(eq(statedAnswers.questionId, questions.id));
      return db
        .select({
          id: questions.id,
          isVisible: questions.isVisible,
          difficulty: questions.difficulty,
          category: questions.categoryKey,
          answerKind: sql<Answer['kind'] | null>`(${answer})`,
        })
        .from(questions)
        .where(inArray(questions.id, [...ids]))
        .orderBy(asc(questions.id))
        .for('key share');
    },

    async findQuestion(id: number): Promise<{ isVisible: boolean } | null> {
      const [row] = await db
        .select({ isVisible: questions.isVisible })
        .from(questions)
        .where(eq(questions.id, id));
      return row ?? null;
    },

    async findLearnerQuestion(userId: number, questionId: number) {
      const [row] = await db
        .select()
        .from(learnerQuestions)
        .where(
          and(eq(learnerQuestions.userId, userId), eq(learnerQuestions.questionId, questionId)),
        );
      return row ?? null;
    },

    listLearnerQuestions(userId: number, questionIds: readonly number[]) {
      return db
        .select()
        .from(learnerQuestions)
        .where(
          and(
            eq(learnerQuestions.userId, userId),
            inArray(learnerQuestions.questionId, [...questionIds]),
          ),
        );
    },

    /** When each question was last on screen, as far as the log knows. */
    listLastMet(userId: number) {
      const { questionId, createdAt, kind } = attempts;
      return db
        .select({
          questionId: sql<number>`${questionId}`,
          at: sql`max(${createdAt})`.mapWith(createdAt),
        })
        .from(attempts)
        .where(and(eq(attempts.userId, userId), isNotNull(questionId), ne(kind, 'export')))
        .groupBy(questionId);
    },

    async insertAttempt(row: NewAttempt): Promise<number> {
      const [inserted] = await db.insert(attempts).values(row).returning({ id: attempts.id });
      if (!inserted) throw new Error('The attempt was not recorded');
      return inserted.id;
    },

    async saveLearnerQuestion(row: LearnerQuestionRow): Promise<void> {
      const { userId: _, questionId: __, ...state } = row;
      await db
        .insert(learnerQuestions)
        .values(row)
        .onConflictDoUpdate({
          target: [learnerQuestions.userId, learnerQuestions.questionId],
          set: state,
        });
    },

    async insertExports(rows: NewAttempt[], states: LearnerQuestionRow[]): Promise<void> {
      await db.insert(attempts).values(rows);
      const { userId, questionId } = learnerQuestions;
      await db
        .insert(learnerQuestions)
        .values(states)
        .onConflictDoUpdate({
          target: [userId, questionId],
          set: {
            hints: sql`excluded.hints`,
            usedSimulation: sql`excluded.used_simulation`,
            usedSolution: sql`excluded.used_solution`,
            helpedAt: sql`excluded.helped_at`,
          },
        });
    },

    async countConfidence(userId: number, confidence: number, isRight: boolean): Promise<void> {
      const rightAnswers = isRight ? 1 : 0;
      await db
        .insert(learnerConfidence)
        .values({ userId, confidence, answers: 1, rightAnswers })
        .onConflictDoUpdate({
          target: [learnerConfidence.userId, learnerConfidence.confidence],
          set: {
            answers: sql`${learnerConfidence.answers} + 1`,
            rightAnswers: sql`${learnerConfidence.rightAnswers} + ${rightAnswers}`,
          },
        });
    },
  };
}
