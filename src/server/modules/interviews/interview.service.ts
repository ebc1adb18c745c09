import { randomUUID } from 'node:crypto';
import type {
  CurrentInterview,
  InterviewAnswer,
  NewInterview,
  RunningInterview,
} from '#shared/contracts/interview.ts';
import { fewestQuestions, questionsIn } from '#shared/domain/interviews.ts';
import { typesOfRole } from '#shared/domain/roles.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../db/transaction.ts';
import type { RateLimitService } from '../ground/rate-limits/rate-limit.service.ts';
import type { AttemptService } from '../practice/attempts/attempt.service.ts';
import type { NumbersService } from '../practice/numbers/numbers.service.ts';
import type { SolutionService } from '../practice/solutions/solution.service.ts';
import { createAskedRepository } from './asked.repository.ts';
import type { AskedDeps } from './asked-answer.ts';
import { chooseSet } from './choose-set.ts';
import { countTime, type FinishInterview } from './finish-interview.ts';
import { createInterviewRepository, type Interview } from './interview.repository.ts';
import {
  alreadyRunning,
  interviewNotFound,
  interviewOver,
  placeClosed,
  refuseSecond,
  tooFewQuestions,
} from './interview-errors.ts';
import { chosen, presentRunning } from './present-interview.ts';

interface InterviewDeps extends AskedDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  attempts: Pick<AttemptService, 'lastMet'>;
  numbers: Pick<NumbersService, 'deal'>;
  solutions: Pick<SolutionService, 'mayRead'>;
  finishInterview: FinishInterview;
  now: () => Date;
}

/** Who asks, and from where. */
export interface Interviewee {
  actor: { id: number; isAdmin: boolean };
  /** The client's IP. */
  ip: string;
}

const minute = 60_000;
const premium = { isPremium: true };

export type InterviewService = ReturnType<typeof createInterviewService>;

/** Mock interviews while they are running, by the server's clock. */
export function createInterviewService(deps: InterviewDeps) {
  const { db, inTransaction, rateLimits, attempts, numbers, solutions, now } = deps;
  const interviews = createInterviewRepository(db);
  const asked = createAskedRepository(db);

  const finish = (interview: Interview, { actor, ip }: Interviewee) =>
    deps.finishInterview(interview, { learner: actor, ip });

  const present = async (interview: Interview) =>
    presentRunning(deps, interview, await asked.list(interview.id), now());

  /** One whose time is up is ended by looking at it. */
  async function findRunning(who: Interviewee): Promise<Interview | null> {
    const running = await interviews.findRunning(who.actor.id);
    if (!running || !isOver(running, now())) return running;
    await finish(running, who);
    return null;
  }

  async function change<Result>(
    who: Interviewee,
    interviewId: number,
    write: (transaction: Transaction, interview: Interview) => Promise<Result>,
  ): Promise<Result> {
    const { actor } = who;
    await rateLimits.allow('interviewAnswers', String(actor.id));
    const found = await interviews.find(actor.id, interviewId);
    if (!found) throw interviewNotFound();
    if (isOver(found, now())) {
      await finish(found, who);
      throw interviewOver();
    }
    return inTransaction(async (transaction) => {
      const locked = await createInterviewRepository(transaction.db).lock(actor.id, interviewId);
      if (!locked || isOver(locked, now())) throw interviewOver();
      return write(transaction, locked);
    });
  }

  /** When the learner last met each question, in an interview or elsewhere. */
  async function readLastMet(userId: number): Promise<Map<number, Date>> {
    const [met, rows] = await Promise.all([
      attempts.lastMet(userId),
      interviews.listLastAsked(userId),
    ]);
    for (const { questionId, at } of rows) {
      const other = met.get(questionId);
      if (at && (!other || other < at)) met.set(questionId, at);
    }
    return met;
  }

  async function choose(actor: Interviewee['actor'], { role, level, minutes }: NewInterview) {
    const seed = randomUUID();
    const [allowsPremium, lastMet] = await Promise.all([
      solutions.mayRead(actor, premium),
      readLastMet(actor.id),
    ]);
    const rows = await asked.listCandidates(typesOfRole[role], { seed, allowsPremium });
    const candidates = rows.map((row) => ({ ...row, lastMet: lastMet.get(row.id) ?? null }));
    const set = chooseSet(candidates, { level, count: questionsIn[minutes], now: now(), seed });
    if (set.length < fewestQuestions) throw tooFewQuestions();
    const ids = set.map(({ id }) => id);
    const numbersOf = await numbers.deal(actor.id, ids);
    return ids.map((questionId) => ({ questionId, variant: numbersOf(questionId).variant }));
  }

  return {
    async start(who: Interviewee, wanted: NewInterview): Promise<RunningInterview> {
      const { actor } = who;
      if (await findRunning(who)) throw alreadyRunning();
      await rateLimits.allow('startInterview', String(actor.id));
      const set = await choose(actor, wanted);
      const startedAt = now();
      const endsAt = new Date(startedAt.getTime() + wanted.minutes * minute);
      const row = { ...wanted, userId: actor.id, startedAt, endsAt, viewedAt: startedAt };
      const insert = ({ db: own }: Transaction) => createInterviewRepository(own).insert(row, set);
      return present(await refuseSecond(() => inTransaction(insert)));
    },

    async current(who: Interviewee): Promise<CurrentInterview> {
      const running = await findRunning(who);
      const last = await interviews.findLast(who.actor.id);
      return {
        running: running && (await present(running)),
        last: last && { id: last.id, ...chosen(last) },
      };
    },

    view: async (who: Interviewee, interviewId: number, place: number) =>
      present(
        await change(who, interviewId, async (transaction, interview) => {
          const own = createInterviewRepository(transaction.db);
          const count = (await own.listQuestions(interviewId)).length;
          if (!mayOpen(interview, place, count)) throw placeClosed();
          const viewedAt = await countTime(transaction, interview, now());
          await own.update(interviewId, { place, viewedAt });
          return { ...interview, place, viewedAt };
        }),
      ),

    answer: (
      who: Interviewee,
      interviewId: number,
      place: number,
      { given, confidence }: InterviewAnswer,
    ): Promise<void> =>
      change(who, interviewId, async (transaction, interview) => {
        if (interview.isOneWay && place !== interview.place) throw placeClosed();
        const own = createInterviewRepository(transaction.db);
        const answer = { given: given.trim(), confidence };
        if (!(await own.saveQuestion(interviewId, place, answer))) throw placeClosed();
      }),

    async finish(who: Interviewee, interviewId: number): Promise<void> {
      const found = await interviews.find(who.actor.id, interviewId);
      if (!found) throw interviewNotFound();
      await finish(found, who);
    },
  };
}

export function isOver({ finishedAt, endsAt }: Interview, at: Date): boolean {
  return finishedAt !== null || at > endsAt;
}

/** One way: only the next one. */
function mayOpen({ isOneWay, place: current }: Interview, place: number, count: number): boolean {
  if (place > count) return false;
  return !isOneWay || place === current || place === current + 1;
}
