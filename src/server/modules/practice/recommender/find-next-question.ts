import type { Recommendation } from '#shared/contracts/recommendation.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { goodChance } from '#shared/domain/training.ts';
import { overall } from '../../../db/tables/ratings.ts';
import {
  chanceOf,
  newLearner,
  ratingAtChance,
  strengthOfLabel,
} from '../attempts/ratings/ratings.service.ts';
import {
  type Candidate,
  chooseQuestion,
  distanceFromGood,
  type LearnerStrength,
} from './choose-question.ts';
import type { createRecommenderRepository } from './recommender.repository.ts';
import { type TopicRecord, weakestTopics } from './topic-records.ts';

type RecommenderRepository = ReturnType<typeof createRecommenderRepository>;
type Row = Awaited<ReturnType<RecommenderRepository['listAmong']>>[number];

interface Search {
  userId: number;
  allowsPremium: boolean;
  repository: RecommenderRepository;
  /** Cached. */
  questionsOfTopic: (slug: string) => Promise<ReadonlySet<number>>;
  ratings: Awaited<ReturnType<RecommenderRepository['listRatings']>>;
  records: readonly TopicRecord[];
  /** Questions that the learner has answered. */
  begun: ReadonlySet<number>;
  skipped: ReadonlySet<number>;
  now: Date;
}

/** A rating after fewer results says less than the overall one. */
const fewestResults = 3;
const mostOfTopic = 100;
/** Roughly the deviation of a measured question. */
const usualDeviation = 90;

/** The question to try next, from windows of a bounded size. */
export async function findNextQuestion(search: Search): Promise<Recommendation | null> {
  const { userId, allowsPremium, repository, records, now } = search;
  const learner = strengthOf(search.ratings);
  const strengths = [learner.overall ?? newLearner, ...learner.categories.values()];
  const bounds = strengths.flatMap((strength) =>
    [goodChance.lowest, goodChance.highest].map((chance) =>
      ratingAtChance(strength, chance, usualDeviation),
    ),
  );
  const windows = await Promise.all([
    repository.listMeasured(userId, allowsPremium, Math.min(...bounds), Math.max(...bounds)),
    ...fittingRanks(strengths).map((rank) => repository.listByLabel(userId, allowsPremium, rank)),
    repository.listAmong(userId, allowsPremium, await idsOfWeakTopics(search)),
  ]);
  const rows = windows.flat().filter(({ id }) => !search.skipped.has(id));
  const candidates = new Map(rows.map((row) => [row.id, toCandidate(row)]));
  const choice = chooseQuestion([...candidates.values()], learner, records, now);
  if (!choice) return null;
  const { question, chance, reason, topic, daysUnseen } = choice;
  const { id, name, subject, difficulty, label: category, isPremium } = question;
  return {
    ...{ id, name, subject, difficulty, category, isPremium, chance, reason, daysUnseen },
    results: search.ratings.find((own) => own.category === overall)?.results ?? 0,
    topic: topic && { slug: topic.slug, name: topic.name },
  };
}

function strengthOf(ratings: Search['ratings']): LearnerStrength {
  const known = ratings.map(({ category, rating, currentDeviation: deviation, results }) => ({
    ...{ category, results },
    strength: { rating, deviation },
  }));
  const categories = known.filter(
    ({ category, results }) => category !== overall && results >= fewestResults,
  );
  return {
    overall: known.find(({ category }) => category === overall)?.strength ?? null,
    categories: new Map(categories.map(({ category, strength }) => [category, strength])),
  };
}

/** The labels, from 1, that fit the learner best, overall or in some category. */
function fittingRanks(strengths: Parameters<typeof chanceOf>[0][]): number[] {
  const ranks = strengths.flatMap((strength) => {
    const distances = difficulties.map((difficulty) =>
      distanceFromGood(chanceOf(strength, strengthOfLabel(difficulty))),
    );
    return distances.flatMap((distance, index) =>
      distance === Math.min(...distances) ? index + 1 : [],
    );
  });
  return [...new Set(ranks)];
}

async function idsOfWeakTopics({ records, begun, questionsOfTopic }: Search): Promise<number[]> {
  const ids = await Promise.all(
    weakestTopics(records).map(async ({ slug }) =>
      [...(await questionsOfTopic(slug))]
        .filter((id) => !begun.has(id))
        .sort((a, b) => a - b)
        .slice(0, mostOfTopic),
    ),
  );
  return ids.flat();
}

function toCandidate(row: Row): Row & Candidate & { label: string } {
  const { rating, deviation } = row;
  const strength =
    rating === null || deviation === null ? strengthOfLabel(row.difficulty) : { rating, deviation };
  return { ...row, label: row.category, category: row.categoryKey, strength };
}
