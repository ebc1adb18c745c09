import type { NextQuestion, NextQuestionQuery } from '#shared/contracts/recommendation.ts';
import { type Role, typesOfRole } from '#shared/domain/roles.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { EntitlementService } from '../../billing/entitlement.service.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { Library } from '../../questions/topics/library.service.ts';
import type { NumbersService } from '../numbers/numbers.service.ts';
import type { PlanRoleService } from '../plan/plan-role.service.ts';
import type { ReviewQueueService } from '../reviews/review-queue.service.ts';
import {
  describeReview,
  type Found,
  findNextQuestion,
  fromBestFitting,
  type Standing,
} from './find-next-question.ts';
import type { RecommendationCountsService } from './recommendation-counts.service.ts';
import { createRecommenderRepository, type Seeker } from './recommender.repository.ts';
import { createStandings } from './standing.ts';

interface RecommenderDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  library: Pick<Library, 'topics' | 'questionsOfTopic' | 'questionsOfCollection'>;
  entitlements: Pick<EntitlementService, 'subscriptionOf'>;
  reviewQueue: Pick<ReviewQueueService, 'left'>;
  numbers: Pick<NumbersService, 'deal'>;
  planRoles: PlanRoleService;
  recommendationCounts: Pick<RecommendationCountsService, 'serve'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface Member {
  id: number;
  isAdmin: boolean;
}

/** Null: a visitor. */
type Reader = Member | null;

/** The collection that newcomers begin with. */
const starter = 'starter';
const mostUntried = 1_000;

export type RecommenderService = ReturnType<typeof createRecommenderService>;

/** Chooses the question to answer next: wherever the site says “next”, it is this one. */
export function createRecommenderService(deps: RecommenderDeps) {
  const { db, library, entitlements, reviewQueue, numbers } = deps;
  const { planRoles, recommendationCounts, rateLimits, now } = deps;
  const repository = createRecommenderRepository(db);
  const standings = createStandings({ repository, library, now });

  async function mayReadPremium({ id, isAdmin }: Member): Promise<boolean> {
    return isAdmin || (await entitlements.subscriptionOf(id)) !== null;
  }

  /** Newcomers begin with the starter collection. */
  async function findFresh(seeker: Seeker, standing: Standing, isNewcomer: boolean) {
    return findNextQuestion({
      ...standing,
      seeker,
      repository,
      questionsOfTopic: library.questionsOfTopic,
      starters: isNewcomer ? await library.questionsOfCollection(starter) : [],
      now: now(),
    });
  }

  async function findForMember({ id, isAdmin }: Member, skipped: readonly number[]) {
    const [standing, { left, end }, allowsPremium, role] = await Promise.all([
      standings.ofMember(id),
      reviewQueue.left(id),
      mayReadPremium({ id, isAdmin }),
      planRoles.roleOf(id),
    ]);
    const seeker = { userId: id, allowsPremium, except: skipped, types: null };
    const due = left > 0 ? await repository.findDue(id, seeker, end) : null;
    if (due) {
      const { variant } = (await numbers.deal(id, [due.id]))(due.id);
      return describeReview(due, standing.strength, variant);
    }
    const isNewcomer = !standing.isRated;
    const forRole =
      role && (await findFresh({ ...seeker, types: typesOfRole[role] }, standing, isNewcomer));
    return forRole ?? findFresh(seeker, standing, isNewcomer);
  }

  async function findForVisitor(answered: readonly number[], skipped: readonly number[]) {
    const standing = await standings.ofVisitor(answered);
    const except = [...standing.begun, ...skipped];
    return findFresh({ userId: null, allowsPremium: false, except, types: null }, standing, true);
  }

  const findFirst = cacheUntilChange(
    { changes: deps.changes, topics: ['questions'], most: 1 },
    (_: 'first') => findForVisitor([], []),
  );

  function find(reader: Reader, { answered = [], skipped = [] }: NextQuestionQuery) {
    if (reader) return findForMember(reader, skipped);
    const isFirst = answered.length === 0 && skipped.length === 0;
    return isFirst ? findFirst('first') : findForVisitor(answered, skipped);
  }

  return {
    standing: standings.ofMember,

    /** Questions for a role that the learner has not started, those that fit best first. */
    async untried(learner: Member, role: Role) {
      const { id } = learner;
      const [{ strength }, allowsPremium] = await Promise.all([
        standings.ofMember(id),
        mayReadPremium(learner),
      ]);
      const types = typesOfRole[role];
      const seeker = { userId: id, allowsPremium, except: [], types };
      return fromBestFitting(await repository.listFresh(seeker, mostUntried), strength);
    },

    async next(reader: Reader, query: NextQuestionQuery = {}): Promise<NextQuestion> {
      return toAnswer(await find(reader, query));
    },

    /** The same, counted for operators: someone is about to see it. */
    async serve(reader: Reader, query: NextQuestionQuery, ip: string): Promise<NextQuestion> {
      await rateLimits.allow('nextQuestion', reader ? String(reader.id) : ip);
      const found = await find(reader, query);
      if (reader && found) await recommendationCounts.serve(reader.id, found);
      return toAnswer(found);
    },
  };
}

function toAnswer(found: Found | null): NextQuestion {
  return { next: found?.recommendation ?? null };
}
