import type { RecommendationReason } from '#shared/domain/recommendations.ts';
import { type ChanceRange, goodChance, stretchChance } from '#shared/domain/training.ts';
import { chanceOf } from '../attempts/ratings/ratings.service.ts';
import { type LearnerStrength, type Strength, strengthIn } from './learner-strength.ts';
import { shareOf, type TopicRecord, weakestTopics } from './topic-records.ts';

export interface Candidate {
  id: number;
  /** Lowercase. */
  category: string;
  tags: readonly string[];
  strength: Strength;
}

export interface Choice<Question extends Candidate> {
  question: Question;
  chance: number;
  /** The number of rated results that the chance rests on. */
  results: number;
  reason: RecommendationReason;
  topic: TopicRecord | null;
  daysUnseen: number | null;
}

const stretchEvery = 5;

const dayLength = 86_400_000;
/** After this many days a topic needs practice as much as one where every answer was wrong. */
const forgottenAfter = 60;
const longUnseen = 14;

interface Situation {
  learner: LearnerStrength;
  records: readonly TopicRecord[];
  /** Questions to begin with, in this order, as long as one of them fits. */
  starters: readonly number[];
  now: Date;
}

/** The chances to aim for, best first: every fifth question is a stretch. */
export function aimsFor({ overall }: LearnerStrength): ChanceRange[] {
  const isStretch = ((overall?.results ?? 0) + 1) % stretchEvery === 0;
  return isStretch ? [stretchChance, goodChance] : [goodChance];
}

export function middleOf({ lowest, highest }: ChanceRange): number {
  return (lowest + highest) / 2;
}

/** How far a chance is outside a range, in whole percentage points. */
export function distanceFrom({ lowest, highest }: ChanceRange, chance: number): number {
  return Math.round(100 * Math.max(0, lowest - chance, chance - highest));
}

/**
 * Of the questions with a fitting chance, the one whose topic needs practice most: weak, new or not
 * seen for long. The same state on the same day gives the same question.
 */
export function chooseQuestion<Question extends Candidate>(
  candidates: readonly Question[],
  situation: Situation,
): Choice<Question> | null {
  const rated = candidates.map((question) => {
    const own = strengthIn(situation.learner, question.category);
    return { question, results: own.results, chance: chanceOf(own, question.strength) };
  });
  const places = new Map(situation.starters.map((id, place) => [id, place]));
  const placeOf = ({ id }: Candidate) => places.get(id) ?? places.size;
  const { aim, pool } = narrow(rated, situation);
  const [best] = pool
    .map((entry) => ({ ...entry, ...neediest(entry.question, situation) }))
    .sort(
      (a, b) =>
        b.need - a.need ||
        placeOf(a.question) - placeOf(b.question) ||
        Math.abs(a.chance - middleOf(aim)) - Math.abs(b.chance - middleOf(aim)) ||
        a.question.id - b.question.id,
    );
  if (!best) return null;
  const { need: _, ...choice } = best;
  const daysUnseen = choice.topic?.seenAt ? daysBetween(choice.topic.seenAt, situation.now) : null;
  const reason = aim === stretchChance ? 'stretch' : reasonFor(choice.topic, situation, daysUnseen);
  return { ...choice, daysUnseen, reason };
}

/** Those that fit the first aim for which there are any, or those closest to the last one. */
function narrow<Entry extends { question: Candidate; chance: number }>(
  rated: readonly Entry[],
  { learner, starters }: Situation,
): { aim: ChanceRange; pool: Entry[] } {
  const pools = aimsFor(learner).map((aim) => ({
    aim,
    pool: rated.filter(({ chance }) => distanceFrom(aim, chance) === 0),
  }));
  const { aim, pool } = pools.find(({ pool }) => pool.length > 0) ?? nearest(rated);
  const first = pool.filter(({ question }) => starters.includes(question.id));
  return { aim, pool: first.length > 0 ? first : pool };
}

function nearest<Entry extends { chance: number }>(rated: readonly Entry[]) {
  const distances = rated.map(({ chance }) => distanceFrom(goodChance, chance));
  const least = Math.min(...distances);
  return { aim: goodChance, pool: rated.filter((_, place) => distances[place] === least) };
}

/** The topic of a question that needs practice most, and how much, from 0. */
function neediest({ tags }: Candidate, { records, now }: Situation) {
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
  { learner, records }: Situation,
  daysUnseen: number | null,
): RecommendationReason {
  if (!learner.overall) return 'first';
  if (!topic) return 'level';
  if (topic.total === 0) return 'new';
  if (weakestTopics(records)[0]?.slug === topic.slug) return 'weakest';
  return daysUnseen !== null && daysUnseen >= longUnseen ? 'unseen' : 'weak';
}

function daysBetween(then: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - then.getTime()) / dayLength));
}
