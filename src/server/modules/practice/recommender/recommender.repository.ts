import { and, desc, eq, inArray, isNotNull, lt, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { isClosedAnswer, statedAnswers } from '../../../db/tables/answers.ts';
import { learnerQuestions } from '../../../db/tables/practice.ts';
import { questionStatuses, questions } from '../../../db/tables/questions.ts';
import { learnerRatings, questionRatings } from '../../../db/tables/ratings.ts';

/** For whom a question is wanted. */
export interface Seeker {
  /** Null: a visitor. */
  userId: number | null;
  /** May see premium solutions. */
  allowsPremium: boolean;
  /** Not these: skipped, or answered by a visitor. */
  except: readonly number[];
  /** Only new ones of these types; null: of any. */
  types: readonly string[] | null;
}

/** Rows per window: the choice is made among a few hundred questions, however many there are. */
const window = 150;
const fewestNear = 15;
const mostResults = 2_000;
const mostDue = 1_000;
/** Must match the index on measured questions. */
const measured = 110;

const told = {
  id: questions.id,
  name: questions.name,
  subject: questions.subject,
  difficulty: questions.difficulty,
  category: questions.category,
  categoryKey: questions.categoryKey,
  tags: questions.tags,
  isPremium: questions.isPremium,
  rating: questionRatings.rating,
  deviation: questionRatings.deviation,
};

export function createRecommenderRepository(db: Database) {
  const { answer, questionId } = statedAnswers;
  const hasAnswer = and(eq(questionId, questions.id), isClosedAnswer(answer));

  /** With an answer to check, and allowed. */
  function isAllowed({ allowsPremium, except }: Seeker): SQL | undefined {
    return and(
      questions.isVisible,
      allowsPremium ? undefined : not(questions.isPremium),
      sql`${questions.id} <> all(${sql.param([...except])}::int[])`,
    );
  }

  /** The same, and not started. */
  function isFresh(seeker: Seeker): SQL | undefined {
    const { userId, types } = seeker;
    if (userId === null) return isAllowed(seeker);
    const begun = (table: typeof learnerQuestions | typeof questionStatuses) =>
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.questionId, questions.id)));
    return and(
      isAllowed(seeker),
      types === null ? undefined : inArray(questions.type, [...types]),
      notExists(begun(learnerQuestions)),
      notExists(begun(questionStatuses)),
    );
  }

  const list = () =>
    db
      .select(told)
      .from(questions)
      .innerJoin(statedAnswers, hasAnswer)
      .leftJoin(questionRatings, eq(questionRatings.questionId, questions.id))
      .$dynamic();

  return {
    /** The newest questions with a first verdict, and that verdict. */
    listResults(userId: number) {
      const lastReview = sql<string | null>`${learnerQuestions.card} ->> 'lastReview'`;
      return db
        .select({
          questionId: questions.id,
          tags: questions.tags,
          isRight: sql<boolean>`${learnerQuestions.isFirstRight}`,
          lastReview,
        })
        .from(learnerQuestions)
        .innerJoin(questions, eq(questions.id, learnerQuestions.questionId))
        .where(and(eq(learnerQuestions.userId, userId), isNotNull(learnerQuestions.isFirstRight)))
        .orderBy(desc(learnerQuestions.questionId))
        .limit(mostResults);
    },

    listRatings(userId: number) {
      return db.select().from(learnerRatings).where(eq(learnerRatings.userId, userId));
    },

    /** Those that everyone may see and answer, in any order. */
    listAnswerable(ids: readonly number[]) {
      return list().where(and(questions.isVisible, inArray(questions.id, [...ids])));
    },

    /** Those with one label, by name. */
    listByLabel(seeker: Seeker, rank: number) {
      return list()
        .where(and(isFresh(seeker), eq(questions.difficultyRank, rank)))
        .orderBy(questions.nameKey, questions.id)
        .limit(window);
    },

    /** Those whose measured difficulty is closest to the given ones, on both sides. */
    listNear(seeker: Seeker, targets: readonly number[]) {
      const most = Math.max(fewestNear, Math.floor(window / targets.length / 2));
      const { rating, deviation } = questionRatings;
      const side = (isOnSide: SQL, order: SQL) => sql`(
        select ${questions.id} as id from ${questionRatings}
        join ${questions} on ${questions.id} = ${questionRatings.questionId}
        join ${statedAnswers} on ${hasAnswer}
        where ${lt(deviation, sql.raw(String(measured)))} and ${isOnSide} and ${isFresh(seeker)}
        order by ${order} limit ${most})`;
      const target = sql.raw('target.rating');
      const above = side(sql`${rating} >= ${target}`, sql`${rating}, ${questions.id}`);
      const below = side(sql`${rating} < ${target}`, sql`${rating} desc, ${questions.id} desc`);
      return list().where(sql`${questions.id} in (
        select near.id from unnest(${sql.param([...targets])}::float8[]) as target (rating)
        cross join lateral (${above} union all ${below}) as near)`);
    },

    listAmong(seeker: Seeker, ids: readonly number[]) {
      return list().where(and(isFresh(seeker), inArray(questions.id, [...ids])));
    },

    /** Those not started, at most this many. */
    listFresh(seeker: Seeker, most: number) {
      return list().where(isFresh(seeker)).orderBy(questions.id).limit(most);
    },

    /** The longest overdue review. Suspended ones never are. */
    async findDue(userId: number, seeker: Seeker, end: Date) {
      const { due, isSuspended } = learnerQuestions;
      const dueFirst = db
        .select({ questionId: learnerQuestions.questionId, due })
        .from(learnerQuestions)
        .where(and(eq(learnerQuestions.userId, userId), not(isSuspended), lt(due, end)))
        .orderBy(due, learnerQuestions.questionId)
        .limit(mostDue)
        .as('due_first');
      const [row] = await list()
        .innerJoin(dueFirst, eq(dueFirst.questionId, questions.id))
        .where(isAllowed(seeker))
        .orderBy(dueFirst.due, dueFirst.questionId)
        .limit(1);
      return row ?? null;
    },
  };
}
