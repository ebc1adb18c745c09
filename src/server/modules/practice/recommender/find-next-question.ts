import type { Recommendation } from '#shared/contracts/recommendation.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { goodChance } from '#shared/domain/training.ts';
import {
  chanceOf,
  newLearner,
  ratingAtChance,
  strengthOfLabel,
} from '../attempts/ratings/ratings.service.ts';
import {
  aimsFor,
  type Candidate,
  type Choice,
  chooseQuestion,
  distanceFrom,
  middleOf,
} from './choose-question.ts';
import { type LearnerStrength, type Strength, strengthIn } from './learner-strength.ts';
import type { createRecommenderRepository, Seeker } from './recommender.repository.ts';
import { type TopicRecord, weakestTopics } from './topic-records.ts';

type RecommenderRepository = ReturnType<typeof createRecommenderRepository>;
type Row = Awaited<ReturnType<RecommenderRepository['listAmong']>>[number];

/** What is known of a learner. */
export interface Standing {
  strength: LearnerStrength;
  records: readonly TopicRecord[];
  /** Questions that they have answered. */
  begun: ReadonlySet<number>;
}

interface Search extends Standing {
  seeker: Seeker;
  repository: RecommenderRepository;
  /** Cached. */
  questionsOfTopic: (slug: string) => Promise<ReadonlySet<number>>;
  /** The questions to begin with. */
  starters: readonly number[];
  now: Date;
}

/** A recommendation, and how much higher the question is rated than the learner. */
export interface Found {
  recommendation: Recommendation;
  questionRating: number;
  learnerRating: number;
}

const mostOfTopic = 100;
/** Roughly the deviation of a measured question. */
const usualDeviation = 90;
const ranks = difficulties.map((_, index) => index + 1);

/** The question to try next, from windows of a bounded size. */
export async function findNextQuestion(search: Search): Promise<Found | null> {
  const candidates = await listCandidates(search);
  const choice = chooseQuestion(candidates, {
    learner: search.strength,
    records: search.records,
    starters: search.starters,
    now: search.now,
  });
  return choice && describe(choice, search.strength);
}

/** Those whose chance of a right answer is closest to the one to aim for, or for newcomers easy ones, first. */
export function fromBestFitting(rows: readonly Row[], learner: LearnerStrength) {
  const distances = new Map(
    rows.map((row) => {
      if (!learner.overall) return [row.id, difficulties.indexOf(row.difficulty)];
      const { category, strength } = toCandidate(row);
      const chance = chanceOf(strengthIn(learner, category), strength);
      return [row.id, distanceFrom(goodChance, chance)];
    }),
  );
  const distanceOf = ({ id }: Row) => distances.get(id) ?? 0;
  return rows.toSorted((a, b) => distanceOf(a) - distanceOf(b) || a.id - b.id);
}

/** A review, which is due whatever its rating. */
export function describeReview(row: Row, learner: LearnerStrength, variant: string | null): Found {
  const question = toCandidate(row);
  const own = strengthIn(learner, question.category);
  const chance = chanceOf(own, question.strength);
  const { results } = own;
  const about = { reason: 'review', topic: null, daysUnseen: null } as const;
  return describe({ question, chance, results, ...about }, learner, variant);
}

async function listCandidates(search: Search) {
  const { seeker, strength, repository, starters } = search;
  const strengths = [strength.overall ?? newLearner, ...strength.categories.values()];
  const fitting = fittingRanks(strength, strengths);
  const windows = await Promise.all([
    repository.listNear(seeker, targetsOf(strength, strengths)),
    ...fitting.map((rank) => repository.listByLabel(seeker, rank)),
    repository.listAmong(seeker, [...starters, ...(await idsOfWeakTopics(search))]),
  ]);
  const rows = windows.flat();
  if (rows.length === 0) {
    const others = ranks.filter((rank) => !fitting.includes(rank));
    const rest = others.map((rank) => repository.listByLabel(seeker, rank));
    rows.push(...(await Promise.all(rest)).flat());
  }
  return [...new Map(rows.map((row) => [row.id, toCandidate(row)])).values()];
}

function describe(
  { question, chance, results, reason, topic, daysUnseen }: Choice<ReturnType<typeof toCandidate>>,
  learner: LearnerStrength,
  variant: string | null = null,
): Found {
  const { id, name, subject, difficulty, label: category, isPremium } = question;
  return {
    recommendation: {
      ...{ id, name, subject, difficulty, category, isPremium },
      ...{ chance, results, reason, variant, daysUnseen },
      topic: topic && { slug: topic.slug, name: topic.name },
    },
    questionRating: question.strength.rating,
    learnerRating: strengthIn(learner, question.category).rating,
  };
}

/** The ratings at which questions fit the learner best, overall or in some category. */
function targetsOf(learner: LearnerStrength, strengths: readonly Strength[]): number[] {
  return aimsFor(learner).flatMap((aim) =>
    strengths.map((own) => ratingAtChance(own, middleOf(aim), usualDeviation)),
  );
}

/** The labels, from 1, that fit the learner best, overall or in some category. */
function fittingRanks(learner: LearnerStrength, strengths: readonly Strength[]): number[] {
  const fitting = aimsFor(learner).flatMap((aim) =>
    strengths.flatMap((own) => {
      const distances = difficulties.map((difficulty) =>
        distanceFrom(aim, chanceOf(own, strengthOfLabel(difficulty))),
      );
      return ranks.filter((rank) => distances[rank - 1] === Math.min(...distances));
    }),
  );
  return [...new Set(fitting)];
}

/** The first of each: a topic may have thousands. */
async function idsOfWeakTopics({ records, begun, questionsOfTopic }: Search): Promise<number[]> {
  const topics = await Promise.all(
    weakestTopics(records).map(({ slug }) => questionsOfTopic(slug)),
  );
  return topics.flatMap((ids) => [
    ...ids
      .values()
      .filter((id) => !begun.has(id))
      .take(mostOfTopic),
  ]);
}

export function strengthOfRow({ rating, deviation, difficulty }: Row): Strength {
  return rating === null || deviation === null
    ? strengthOfLabel(difficulty)
    : { rating, deviation };
}

function toCandidate(row: Row): Row & Candidate & { label: string } {
  return {
    ...row,
    label: row.category,
    category: row.categoryKey,
    strength: strengthOfRow(row),
  };
}
