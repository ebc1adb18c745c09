import type { Answer } from '#shared/contracts/answer.ts';
import type { AnswerVerdict } from '#shared/contracts/answer-check.ts';
import { isSelfJudgedKind } from '#shared/domain/answer-value.ts';
import type { Difficulty } from '#shared/domain/difficulty.ts';
import type { attempts } from '../../../db/tables/practice.ts';
import { AppError } from '../../../lib/errors.ts';
import { isUnaided, verdictOf } from './first-try.ts';
import { type Help, type LearnerQuestion, noHelp } from './learner-question.ts';
import { grades, proposeGrade } from './propose-grade.ts';

/** What the learner does, as reported. */
export type Act = { /** The variant it is about. */ seed?: string | null } & (
  | {
      kind: 'answer';
      verdict: AnswerVerdict['verdict'];
      mode: (typeof attempts.$inferSelect)['mode'];
      confidence: number | null;
      shownAt: Date | null;
      activeSeconds: number | null;
      /** So that it can be judged again if the answer is corrected. */
      given?: string;
    }
  | { kind: 'hint'; number: number }
  | { kind: 'grade'; grade: number }
  | { kind: 'simulation' | 'solution' | 'export' | 'mark' }
  /** In a review it counts even if the question was solved before. */
  | { kind: 'reveal'; isReview?: boolean }
  /** To tomorrow: a due review or, with `isEarly`, one that would come later. */
  | { kind: 'postpone'; isEarly?: boolean }
  | { kind: 'undo' | 'suspend' | 'resume' }
);

export interface Circumstances {
  state: LearnerQuestion;
  /** The kind of its answer; null: none. */
  question: { difficulty: Difficulty; answerKind: Answer['kind'] | null };
  /** Rated results so far today. */
  ratedToday: number;
  lastAttemptAt: Date | null;
  now: Date;
  timeZone: string;
  /** When the learner's day ends. */
  dayEnd: Date;
}

type Attempt = typeof attempts.$inferSelect;
/** An entry for the log. */
export type Decision = Help &
  Pick<
    Attempt,
    'kind' | 'mode' | 'given' | 'verdict' | 'confidence' | 'shownAt' | 'activeSeconds'
  > &
  Pick<Attempt, 'isFirst' | 'grade' | 'timeZone' | 'postponedTo'> & { isRated: boolean };

/** Nobody works through more questions in a day: anything beyond that is a program. */
const mostRatedPerDay = 100;
/** Help is remembered for half a day once a question has been reviewed. */
const helpLasts = 12 * 3_600_000;
const longestActive = 3_600;
const oldestShown = 24 * 3_600_000;

/** What to log; null: nothing new. */
export function decide(act: Act, circumstances: Circumstances): Decision | null {
  const decision = decideAct(act, circumstances);
  if (!decision || decision.grade === null) return decision;
  return { ...decision, timeZone: circumstances.timeZone };
}

function decideAct(act: Act, circumstances: Circumstances): Decision | null {
  const { state, now } = circumstances;
  const help = helpAt(state, now);
  const base: Decision = {
    ...help,
    kind: act.kind,
    mode: 'browse',
    given: null,
    verdict: null,
    confidence: null,
    shownAt: null,
    activeSeconds: null,
    isFirst: null,
    grade: null,
    timeZone: null,
    postponedTo: null,
    isRated: false,
  };
  switch (act.kind) {
    case 'answer':
      return decideAnswer(base, act, circumstances);
    case 'hint':
      if (isDone(circumstances) || act.number <= help.hints) return null;
      return { ...base, hints: act.number };
    case 'simulation':
      return isDone(circumstances) || help.usedSimulation ? null : base;
    case 'reveal':
      if (act.isReview) return giveUpReview(base, circumstances);
      return isDone(circumstances) || help.usedSolution ? null : giveUp(base, circumstances);
    case 'export':
      return isDone(circumstances) || help.usedSolution ? null : base;
    case 'solution':
      return isDone(circumstances) || help.usedSolution ? null : giveUp(base, circumstances);
    case 'mark':
      return null;
    case 'grade':
      if (!canCorrect(state, now)) throw notDue();
      return { ...base, mode: 'review', grade: act.grade };
    case 'undo':
      if (!canCorrect(state, now)) throw notDue();
      return { ...base, mode: 'review' };
    case 'postpone':
      return postpone(base, act, circumstances);
    case 'suspend':
    case 'resume':
      if (!state.card) throw notDue();
      return state.isSuspended === (act.kind === 'suspend') ? null : { ...base, mode: 'review' };
  }
}

function decideAnswer(
  base: Decision,
  act: Extract<Act, { kind: 'answer' }>,
  circumstances: Circumstances,
): Decision {
  const { mode, confidence, given = null } = act;
  if (mode === 'replay' && isOpen(circumstances)) throw notReplayable();
  const verdict = verdictOf(act.verdict);
  const { difficulty } = circumstances.question;
  const timed = boundTimes(act, circumstances);
  const isReview = isOpen(circumstances);
  const usedSolution = base.usedSolution || isElimination(circumstances);
  const answer = { ...base, usedSolution, mode, given, verdict, confidence, ...timed };
  if (verdict === null) return answer;
  const isRight = verdict === 'right';
  return {
    ...answer,
    isFirst: isReview && !circumstances.state.isUndone,
    grade: isReview ? proposeGrade({ ...answer, isRight, difficulty }) : null,
    isRated: mode !== 'carried' && isRatable(base, circumstances),
  };
}

/** Choosing what is left after a wrong choice counts like typing an answer that was seen. */
function isElimination(circumstances: Circumstances): boolean {
  const { question, state } = circumstances;
  return question.answerKind === 'choice' && !isOpen(circumstances) && !isSolved(state);
}

function giveUp(base: Decision, circumstances: Circumstances): Decision {
  const isReviewed = isOpen(circumstances) && !isSolved(circumstances.state);
  const isRated = base.kind === 'reveal' && isRatable(base, circumstances);
  return { ...base, grade: isReviewed ? gradeOfGivingUp(circumstances) : null, isRated };
}

function giveUpReview(base: Decision, circumstances: Circumstances): Decision {
  if (!isDue(circumstances)) throw notDue();
  return { ...base, mode: 'review', grade: gradeOfGivingUp(circumstances) };
}

/** A question without an answer is read, not given up; asking for the answer is a loss. */
function gradeOfGivingUp({ question }: Circumstances): number {
  return question.answerKind === null ? grades.good : grades.again;
}

function postpone(
  base: Decision,
  act: Extract<Act, { kind: 'postpone' }>,
  circumstances: Circumstances,
): Decision | null {
  const { state, dayEnd } = circumstances;
  if (!state.due || state.isSuspended || isDue(circumstances) === Boolean(act.isEarly)) {
    throw notDue();
  }
  if (state.due.getTime() === dayEnd.getTime()) return null;
  return { ...base, mode: 'review', postponedTo: dayEnd };
}

function isRatable(help: Help, { state, question, ratedToday }: Circumstances): boolean {
  const { answerKind } = question;
  if (answerKind === null || isSelfJudgedKind(answerKind)) return false;
  return isUnaided(help, state) && ratedToday < mostRatedPerDay;
}

function helpAt(state: LearnerQuestion, now: Date): Help {
  const { hints, usedSimulation, usedSolution, helpedAt, card } = state;
  const isRecent = helpedAt !== null && now.getTime() - helpedAt.getTime() < helpLasts;
  return card === null || isRecent ? { hints, usedSimulation, usedSolution } : noHelp;
}

/** Trusts client times only within server bounds. In an interview, the server keeps the time. */
function boundTimes(
  { mode, shownAt, activeSeconds }: Extract<Act, { kind: 'answer' }>,
  { now, lastAttemptAt: last }: Circumstances,
): Pick<Decision, 'shownAt' | 'activeSeconds'> {
  const lastAttemptAt = mode === 'interview' ? null : last;
  const age = shownAt === null ? null : now.getTime() - shownAt.getTime();
  const isLikely = age !== null && age >= 0 && age <= oldestShown;
  const bounds = [longestActive];
  if (isLikely) bounds.push(Math.ceil(age / 1000));
  if (lastAttemptAt) bounds.push(Math.ceil((now.getTime() - lastAttemptAt.getTime()) / 1000));
  return {
    shownAt: isLikely ? shownAt : null,
    activeSeconds: activeSeconds === null ? null : Math.max(0, Math.min(activeSeconds, ...bounds)),
  };
}

function isDue({ state, dayEnd }: Circumstances): boolean {
  return !state.isSuspended && state.due !== null && state.due < dayEnd;
}

/** Whether the next verdict counts as a review. */
function isOpen(circumstances: Circumstances): boolean {
  return circumstances.state.card === null || isDue(circumstances);
}

function isSolved({ solvedHow }: LearnerQuestion): boolean {
  return solvedHow !== null && solvedHow !== 'revealed';
}

/** Solved, with no review today: anything read now is not help. */
function isDone(circumstances: Circumstances): boolean {
  return isSolved(circumstances.state) && !isOpen(circumstances);
}

/** Only a recent review can be corrected. */
export function canCorrect({ card, lastReview }: LearnerQuestion, now: Date): boolean {
  return (
    card !== null && lastReview !== null && now.getTime() - Date.parse(card.lastReview) <= helpLasts
  );
}

/** Its answer is the first one or a review, and would give both away. */
function notReplayable(): AppError {
  return new AppError(
    409,
    'NOT_REPLAYABLE',
    'Only questions that you have answered and that are not due can be replayed.',
  );
}

function notDue(): AppError {
  return new AppError(409, 'NOT_DUE', 'This question is not up for review.');
}
