import { expect, it } from 'vitest';
import type { Difficulty } from '#shared/domain/difficulty.ts';
import { startRatings } from '#shared/domain/measured-difficulty.ts';
import { fittingShare } from '#shared/domain/recommendations.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';
import { overall } from '../../../db/tables/ratings.ts';
import { afterResult, type LearnerRating, scale } from '../attempts/ratings/ratings.service.ts';
import { type Candidate, chooseQuestion } from './choose-question.ts';
import { strengthOf } from './learner-strength.ts';
import { type FirstResult, recordTopics } from './topic-records.ts';

/*
 * Simulated learners on a measured bank like ours. What they really can do, and how hard a question
 * really is, the recommender does not know: measured ratings are off by as much as they say.
 */

const now = new Date('2026-03-02T12:00:00Z');
const labels: [Difficulty, number][] = [
  ['Easy', 70],
  ['Medium', 105],
  ['Hard', 45],
];
const topics = Array.from({ length: 40 }, (_, index) => {
  const slug = `topic-${index}`;
  return { slug, name: slug, tags: [slug] };
});
const answersPerLearner = 60;
const learnersPerRating = 12;

interface SimulatedQuestion extends Candidate {
  trueRating: number;
}

function makeBank(random: () => number): SimulatedQuestion[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return labels
    .flatMap(([label, count]) => Array<Difficulty>(count).fill(label))
    .map((label, index) => {
      const rating = startRatings[label] + 120 * normal();
      const deviation = 50 + 59 * random();
      return {
        id: index + 1,
        // Some categories are much larger than others.
        category: `category ${Math.floor(10 * random() ** 2)}`,
        tags: [`topic-${Math.floor(topics.length * random())}`],
        strength: { rating, deviation },
        trueRating: rating + deviation * normal(),
      };
    });
}

/** The share of right answers of one learner. */
function practice(trueRating: number, seed: string): number {
  const random = seededRandom(seed);
  const bank = makeBank(random);
  const starters = bank.slice(0, 80).flatMap(({ id }) => (id % 3 === 0 ? id : []));
  const ratings = new Map<string, LearnerRating>();
  const results: FirstResult[] = [];
  const answered = new Set<number>();
  while (answered.size < answersPerLearner) {
    const choice = chooseQuestion(
      bank.filter(({ id }) => !answered.has(id)),
      {
        learner: strengthOf([...ratings].map(([category, own]) => ({ ...own, category }))),
        records: recordTopics(topics, results),
        starters: ratings.size === 0 ? starters : [],
        now,
      },
    );
    if (!choice) throw new Error('The bank is used up');
    const { id, category, tags, strength: opponent, trueRating: hardness } = choice.question;
    const isRight = random() < 1 / (1 + Math.exp((hardness - trueRating) / scale));
    answered.add(id);
    results.push({ tags, isRight, seenAt: now });
    for (const name of [overall, category]) {
      const own = ratings.get(name) ?? null;
      ratings.set(name, afterResult(own, { opponent, isWon: isRight }, now, 1));
    }
  }
  return results.filter(({ isRight }) => isRight).length / answersPerLearner;
}

// They get 59%, 63%, 63%, 66%, 69% and 71% right.
it.each([1300, 1400, 1500, 1600, 1700, 1800])(
  'gives learners whose true rating is %i questions that fit',
  (trueRating) => {
    const shares = Array.from({ length: learnersPerRating }, (_, index) =>
      practice(trueRating, `${trueRating} ${index}`),
    );
    const percent = (100 * shares.reduce((sum, share) => sum + share)) / shares.length;
    expect(percent).toBeGreaterThanOrEqual(fittingShare.lowest);
    expect(percent).toBeLessThanOrEqual(fittingShare.highest);
  },
);
