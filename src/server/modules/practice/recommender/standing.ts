import { mostCarriedAnswers } from '#shared/domain/carried-answers.ts';
import { overall } from '../../../db/tables/ratings.ts';
import type { Library } from '../../questions/topics/library.service.ts';
import { type Standing, strengthOfRow } from './find-next-question.ts';
import { replayAnswers, strengthOf } from './learner-strength.ts';
import type { createRecommenderRepository } from './recommender.repository.ts';
import { recordTopics } from './topic-records.ts';

type RecommenderRepository = ReturnType<typeof createRecommenderRepository>;

interface StandingDeps {
  repository: RecommenderRepository;
  library: Pick<Library, 'topics'>;
  now: () => Date;
}

interface FirstAnswer {
  questionId: number;
  isRight: boolean;
}

/** How learners are doing: by topic and by rating. */
export function createStandings({ repository, library, now }: StandingDeps) {
  /** In order. Anything but a visible question with an answer to check is left out. */
  async function replay(answers: readonly FirstAnswer[]) {
    const rows = await repository.listAnswerable(answers.map(({ questionId }) => questionId));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const known = answers.flatMap(({ questionId, isRight }) => {
      const row = byId.get(questionId);
      // The first answer counts, as it does for users.
      byId.delete(questionId);
      return row ? { row, isRight } : [];
    });
    const strength = replayAnswers(
      known.map(({ row, isRight }) => ({
        ...{ category: row.categoryKey, isRight },
        strength: strengthOfRow(row),
      })),
      now(),
    );
    return { known, strength };
  }

  return {
    async ofMember(userId: number) {
      const [topics, results, ratings] = await Promise.all([
        library.topics(),
        repository.listResults(userId),
        repository.listRatings(userId),
      ]);
      const seen = results.map(({ lastReview, ...result }) => ({
        ...result,
        seenAt: lastReview === null ? null : new Date(lastReview),
      }));
      const isRated = ratings.some(({ category }) => category === overall);
      const inOrder = seen.toSorted((a, b) => Number(a.seenAt) - Number(b.seenAt));
      return {
        ratings,
        isRated,
        records: recordTopics(topics, seen),
        begun: new Set(results.map(({ questionId }) => questionId)),
        strength: isRated
          ? strengthOf(ratings.map((own) => ({ ...own, deviation: own.currentDeviation })))
          : // What they answered as visitors, for example, is not rated.
            (await replay(inOrder.slice(-mostCarriedAnswers))).strength,
      };
    },

    /** Ids, negative if the answer was not right, in order. */
    async ofVisitor(answered: readonly number[]): Promise<Standing> {
      const answers = answered.map((id) => ({ questionId: Math.abs(id), isRight: id > 0 }));
      const [topics, { known, strength }] = await Promise.all([library.topics(), replay(answers)]);
      const results = known.map(({ row: { tags }, isRight }) => ({ tags, isRight, seenAt: null }));
      return {
        strength,
        records: recordTopics(topics, results),
        begun: new Set(answers.map(({ questionId }) => questionId)),
      };
    },
  };
}
