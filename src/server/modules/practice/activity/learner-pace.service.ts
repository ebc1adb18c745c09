import type { Difficulty } from '#shared/domain/difficulty.ts';
import type { Database } from '../../../db/client.ts';
import type { ReviewQueueService } from '../reviews/review-queue.service.ts';
import { createLearnerPaceRepository } from './learner-pace.repository.ts';

interface LearnerPaceDeps {
  db: Database;
  now: () => Date;
}

type Today = Pick<
  Awaited<ReturnType<ReviewQueueService['today']>>,
  'start' | 'byDifficulty' | 'due'
>;

export type LearnerPaceService = ReturnType<typeof createLearnerPaceService>;

/** In seconds, until the learner's own answers are enough to go by. */
const usualTime: Record<Difficulty, number> = { Easy: 180, Medium: 300, Hard: 480 };
const fewestTimed = 5;
/** Nobody reads a question in less. */
const fastest = 5;
const recently = 90 * 86_400_000;

/** How long learners take, as of this morning: what is laid out for a day stays the same all day. */
export function createLearnerPaceService({ db, now }: LearnerPaceDeps) {
  const repository = createLearnerPaceRepository(db);
  return {
    /** In seconds, from the learner's own answers if there are enough. */
    async of(userId: number, today: Today, next: Difficulty) {
      const since = new Date(now().getTime() - recently);
      const until = today.start;
      const [review, question] = await Promise.all(
        (['review', 'first'] as const).map((kind) =>
          repository.medianSeconds(userId, { kind, since, until }, fewestTimed),
        ),
      );
      return {
        review: Math.max(fastest, review ?? question ?? usualReview(today)),
        question: Math.max(fastest, question ?? usualTime[next]),
      };
    },
  };
}

/** Half the time of a first answer: some of it is remembered. */
function usualReview({ byDifficulty, due }: Today): number {
  const known = byDifficulty.reduce(
    (sum, { difficulty, count }) => sum + count * usualTime[difficulty],
    0,
  );
  return (due === 0 ? usualTime.Medium : known / due) / 2;
}
