import type { RecommendationReason } from '#shared/contracts/recommendation.ts';
import { goodChance } from '#shared/domain/training.ts';
import { chanceOf, newLearner, type Rating } from '../attempts/ratings/ratings.service.ts';
import { shareOf, type TopicRecord, weakestTopics } from './topic-records.ts';

type Strength = Pick<Rating, 'rating' | 'deviation'>;

export interface Candidate {
  id: number;
  /** Lowercase. */
  category: string;
  tags: readonly string[];
  strength: Strength;
}

/** How strong a learner is, overall and in the categories that they know. */
export interface LearnerStrength {
  overall: Strength | null;
  categories: ReadonlyMap<string, Strength>;
}

export interface Choice<Question extends Candidate> {
  question: Question;
  chance: number;
  reason: RecommendationReason;
  topic: TopicRecord | null;
  daysUnseen: number | null;
}

const middle = (goodChance.lowest + goodChance.highest) / 2;

const dayLength = 86_400_000;
/** After this many days a topic needs practice as much as one where every answer was wrong. */
const forgottenAfter = 60;
const longUnseen = 14;

function strengthIn(learner: LearnerStrength, category: string): Strength {
  return learner.categories.get(category) ?? learner.overall ?? newLearner;
}

/** How far a chance is from the good range, in whole percentage points. */
export function distanceFromGood(chance: number): number {
  const { lowest, highest } = goodChance;
  return Math.round(100 * Math.max(0, lowest - chance, chance - highest));
}

/**
 * Of the questions with a good chance, the one whose topic needs practice most: weak, new or not
 * seen for long. The same state on the same day gives the same question.
 */
export function chooseQuestion<Question extends Candidate>(
  candidates: readonly Question[],
  learner: LearnerStrength,
  records: readonly TopicRecord[],
  now: Date,
): Choice<Question> | null {
  const rated = candidates.map((question) => {
    const chance = chanceOf(strengthIn(learner, question.category), question.strength);
    return { question, chance, distance: distanceFromGood(chance) };
  });
  const nearest = Math.min(...rated.map(({ distance }) => distance));
  const [best] = rated
    .filter(({ distance }) => distance === nearest)
    .map((entry) => ({ ...entry, ...neediest(entry.question, records, now) }))
    .sort(
      (a, b) =>
        b.need - a.need ||
        Math.abs(a.chance - middle) - Math.abs(b.chance - middle) ||
        a.question.id - b.question.id,
    );
  if (!best) return null;
  const { question, chance, topic } = best;
  const daysUnseen = topic?.seenAt ? daysBetween(topic.seenAt, now) : null;
  return { question, chance, topic, daysUnseen, reason: reasonFor(topic, records, daysUnseen) };
}

/** The topic of a question that needs practice most, and how much, from 0. */
function neediest({ tags }: Candidate, records: readonly TopicRecord[], now: Date) {
  let found: { topic: TopicRecord | null; need: number } = { topic: null, need: 0 };
  for (const topic of records) {
    if (!topic.tags.some((tag) => tags.includes(tag))) continue;
    const need = needOf(topic, now);
    if (need > found.need) found = { topic, need };
  }
  return found;
}

function needOf(topic: TopicRecord, now: Date): number {
  const forgotten = topic.seenAt ? daysBetween(topic.seenAt, now) / forgottenAfter : 0;
  return 1 - shareOf(topic) + Math.min(1, forgotten);
}

function reasonFor(
  topic: TopicRecord | null,
  records: readonly TopicRecord[],
  daysUnseen: number | null,
): RecommendationReason {
  if (records.every(({ total }) => total === 0)) return 'first';
  if (!topic) return 'level';
  if (topic.total === 0) return 'new';
  if (weakestTopics(records)[0]?.slug === topic.slug) return 'weakest';
  return daysUnseen !== null && daysUnseen >= longUnseen ? 'unseen' : 'weak';
}

function daysBetween(then: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - then.getTime()) / dayLength));
}
