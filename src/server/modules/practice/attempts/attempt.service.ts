import { isDeepStrictEqual } from 'node:util';
import type { Unrated } from '#shared/contracts/answer-check.ts';
import type { OwnStatus } from '#shared/contracts/question-status.ts';
import { endOfDay } from '#shared/domain/progress.ts';
import { nameOfStatus, type QuestionStatus } from '#shared/domain/question-status.ts';
import { canSeeQuestion } from '#shared/policies/questions.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { siteOf } from '../../../lib/network.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { VisitorService } from '../../ground/visitors/visitor.service.ts';
import type { Verdict } from '../../questions/judging/judging.service.ts';
import { requireQuestion } from '../../questions/question-access/question-access.service.ts';
import { countOutcome } from '../recommender/recommendation-counts.service.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import { changeStatus, type StatusChange } from './change-status.ts';
import { type Act, type Decision, decide } from './decide.ts';
import { countsForConfidence, isOutcome, isSolving, isUnaided } from './first-try.ts';
import { createJudgmentRepository } from './judgment.repository.ts';
import { afterAttempt, type LearnerQuestion, noHelp, untouched } from './learner-question.ts';
import { createQuestionStatusRepository } from './question-status.repository.ts';
import { findMatch, type Met, type RatingChange, rateMatch } from './ratings/rate-match.ts';
import { recordExport } from './record-export.ts';
import { whyUnrated } from './why-unrated.ts';

interface AttemptDeps {
  db: Database;
  inTransaction: RunInTransaction;
  visitors: Pick<VisitorService, 'hashOf'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

/** How the learner got to the question; null: in a way that is not rated. */
type Origin = { ip: string; viaTopic: boolean } | null;

/** What an attempt led to. */
export interface Recorded {
  /** If it was a review. */
  review: { grade: number; due: Date } | null;
  /** Whether it was the right answer, found without having seen it. */
  isSolved: boolean;
  status: QuestionStatus;
  rating: RatingChange | null;
  unrated: Unrated | null;
  /** How long the first answer to the question took, if it was right. */
  seconds: number | null;
  /** The learner's time zone if this counts as activity. */
  activeIn: string | null;
  /** The entry in the log. */
  attemptId: number | null;
}

const nothingElse = {
  attemptId: null,
  review: null,
  rating: null,
  unrated: null,
  seconds: null,
  activeIn: null,
};

/** Something to record about a question. */
interface OneOfSeveral {
  questionId: number;
  act: Act;
}

type Question = Awaited<
  ReturnType<ReturnType<typeof createAttemptRepository>['holdQuestions']>
>[number];

export type AttemptService = ReturnType<typeof createAttemptService>;

/** Records what learners do with questions, and the consequences. */
export function createAttemptService(deps: AttemptDeps) {
  const { inTransaction, visitors, rateLimits, now } = deps;
  const repository = createAttemptRepository(deps.db);

  /** An IPv6 site counts as one network: it contains 65,536 of the smaller ones. */
  const networkOf = (ip: string) => visitors.hashOf({ userId: null, ip: siteOf(ip) ?? ip });

  const meet = async (origin: Origin): Promise<Met | null> =>
    origin && { ...origin, network: await networkOf(origin.ip) };

  async function record(
    learner: Learner,
    questionId: number,
    act: Act,
    change: StatusChange = null,
    origin: Origin = null,
  ): Promise<Recorded> {
    // Answers have their own rate limits.
    if (act.kind !== 'answer') await rateLimits.allow('practice', String(learner.id));
    const met = await meet(origin);
    return inTransaction(async ({ db }) => {
      const [held] = await createAttemptRepository(db).holdQuestions([questionId]);
      const question = requireQuestion(learner, held ?? null);
      return recordHeld(db, learner.id, question, { act, change, met }, now);
    });
  }

  return {
    record,

    meet,

    /**
     * Several of a learner's acts, in a transaction of the caller's: in the order of the questions,
     * so that two learners never wait for each other. Returns the entries in the log by question,
     * without the questions that the learner may no longer see.
     */
    async recordAll(
      { db }: Transaction,
      learner: Learner,
      acts: readonly OneOfSeveral[],
      met: Met | null,
    ): Promise<Map<number, number | null>> {
      const actOf = new Map(acts.map(({ questionId, act }) => [questionId, act]));
      const held = await createAttemptRepository(db).holdQuestions([...actOf.keys()]);
      const seen = held.filter((question) => canSeeQuestion(learner, question));
      const entries = new Map<number, number | null>();
      for (const question of seen) {
        const act = actOf.get(question.id);
        if (!act) continue;
        const what = { act, change: { start: true }, met } as const;
        const { attemptId } = await recordHeld(db, learner.id, question, what, now);
        entries.set(question.id, attemptId);
      }
      return entries;
    },

    /** The verdicts that count today, for those entries whose answer has been corrected. */
    async corrections(attemptIds: readonly number[]): Promise<Map<number, Verdict>> {
      const rows = await createJudgmentRepository(deps.db).listLatest(attemptIds);
      return new Map(rows.map(({ attemptId, verdict }) => [attemptId, verdict]));
    },

    /** When the learner last met each question, as far as the log knows. */
    async lastMet(userId: number): Promise<Map<number, Date>> {
      const rows = await repository.listLastMet(userId);
      return new Map(rows.map(({ questionId, at }) => [questionId, at]));
    },

    /** The learner downloads these answers all at once, which counts as help for later. */
    export({ id: userId }: Learner, questionIds: readonly number[]): Promise<void> {
      return inTransaction(({ db }) => recordExport(db, userId, questionIds, now));
    },

    /** The learner sets the status by hand. */
    async mark(learner: Learner, { questionId, status }: OwnStatus): Promise<OwnStatus> {
      await record(learner, questionId, { kind: 'mark' }, { set: status });
      return { questionId, status };
    },

    /** The learner runs the simulation before answering; recorded if it is their first attempt. */
    async explore(learner: Learner, questionId: number): Promise<void> {
      const start = { start: true, exploredAt: now() } as const;
      await record(learner, questionId, { kind: 'simulation' }, start);
    },
  };
}

async function recordHeld(
  db: Database,
  userId: number,
  question: Question,
  { act, change: given, met }: { act: Act; change: StatusChange; met: Met | null },
  now: () => Date,
): Promise<Recorded> {
  const repository = createAttemptRepository(db);
  const questionId = question.id;
  const held = await repository.holdLearner(userId);
  const at = now();
  const state = (await repository.findLearnerQuestion(userId, questionId)) ?? untouched;
  const today = at.toISOString().slice(0, 10);
  const ratedToday = held.ratedOn === today ? held.ratedToday : 0;
  const { lastAttemptAt, timeZone } = held;
  const day = { now: at, timeZone, dayEnd: endOfDay(at, timeZone) };
  const decision = decide(act, { state, question, ratedToday, lastAttemptAt, ...day });
  const isSolved = decision !== null && isSolving(decision);
  const change = isSolved ? ({ set: 'solved' } as const) : given;
  const changed = await changeStatus(db, { userId, questionId, at }, change);
  const status =
    changed === undefined
      ? await createQuestionStatusRepository(db).find(userId, questionId)
      : changed;
  if (!decision && changed === undefined) return { ...nothingElse, isSolved, status };

  const { isRated, ...entry } = decision ?? { kind: 'mark', isRated: false };
  const named = changed === undefined ? null : nameOfStatus(changed);
  const seed = act.seed ?? null;
  const row = { ...entry, seed, userId, questionId, status: named, createdAt: at };
  let rating: RatingChange | null = null;
  let attemptId: number;
  if (isRated) {
    const match = await findMatch(db, { userId, question, met, at });
    attemptId = await repository.insertAttempt({ ...row, ...match.logged });
    const isRight = decision?.verdict === 'right';
    const result = { attemptId, isVerified: held.isVerified, isRight, ratedToday: ratedToday + 1 };
    rating = await rateMatch(db, match, result);
  } else {
    attemptId = await repository.insertAttempt(row);
  }
  const isStart = changed === 'attempted' || changed === 'solved';
  if (!decision) {
    return { ...nothingElse, isSolved, status, attemptId, activeIn: isStart ? timeZone : null };
  }
  if (countsForConfidence(decision)) {
    await repository.countConfidence(userId, decision.confidence, decision.verdict === 'right');
  }
  const after = afterAttempt(state, { ...decision, createdAt: at });
  if (!isDeepStrictEqual(after, state)) {
    await repository.saveLearnerQuestion({ ...after, userId, questionId });
  }
  const { served } = held;
  if (served?.questionId === questionId && isOutcome(decision)) {
    await countOutcome(db, { userId, served, isRight: isSolved });
  }
  const isActivity = isStart || (decision.kind === 'answer' && decision.grade !== null);
  return {
    review: reviewOf(decision, after),
    isSolved,
    status,
    rating,
    unrated: whyUnrated(decision, state, question),
    seconds: secondsOf(decision, state),
    activeIn: isActivity ? timeZone : null,
    attemptId,
  };
}

function secondsOf({ verdict, activeSeconds }: Decision, before: LearnerQuestion): number | null {
  return verdict === 'right' && isUnaided(noHelp, before) ? activeSeconds || null : null;
}

function reviewOf({ grade }: Decision, { due }: LearnerQuestion): Recorded['review'] {
  return grade === null || due === null ? null : { grade, due };
}
