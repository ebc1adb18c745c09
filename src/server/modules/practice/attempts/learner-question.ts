import type { attempts, LastReview, StoredCard, solvedHow } from '../../../db/tables/practice.ts';
import { isJudged, isRightAtFirst } from './first-try.ts';
import { reviewCard } from './schedule.ts';

type Attempt = typeof attempts.$inferSelect;

/** The parts of a log entry that say something about the question. */
export type QuestionAttempt = Pick<
  Attempt,
  | 'kind'
  | 'mode'
  | 'verdict'
  | 'hints'
  | 'usedSimulation'
  | 'usedSolution'
  | 'isFirst'
  | 'grade'
  | 'timeZone'
  | 'postponedTo'
  | 'createdAt'
> & {
  isRated: boolean;
  /** Whether it was right before the answer was corrected. */
  wasRight?: boolean;
};

/** What a learner used on the way to an answer. */
export interface Help {
  hints: number;
  usedSimulation: boolean;
  usedSolution: boolean;
}

/** What a learner has done with a question, and when it comes back. */
export interface LearnerQuestion extends Help {
  isFirstRight: boolean | null;
  solvedHow: (typeof solvedHow)[number] | null;
  isRated: boolean;
  helpedAt: Date | null;
  due: Date | null;
  isSuspended: boolean;
  card: StoredCard | null;
  lastReview: LastReview | null;
  isUndone: boolean;
}

export const noHelp: Help = { hints: 0, usedSimulation: false, usedSolution: false };

export const untouched: LearnerQuestion = {
  ...noHelp,
  isFirstRight: null,
  solvedHow: null,
  isRated: false,
  helpedAt: null,
  due: null,
  isSuspended: false,
  card: null,
  lastReview: null,
  isUndone: false,
};

/** The state after an attempt: the same whether it was just made or is replayed from the log. */
export function afterAttempt(before: LearnerQuestion, attempt: QuestionAttempt): LearnerQuestion {
  const state = { ...before, isRated: before.isRated || attempt.isRated };
  const { hints, usedSimulation, usedSolution, createdAt } = attempt;
  const helped = { ...state, hints, usedSimulation, usedSolution, helpedAt: createdAt };
  switch (attempt.kind) {
    case 'hint':
      return helped;
    case 'simulation':
      return { ...helped, usedSimulation: true };
    case 'export':
      return { ...helped, usedSolution: true };
    case 'solution':
    case 'reveal':
      return afterGivingUp({ ...helped, usedSolution: true }, before, attempt);
    case 'answer':
      return afterReview(afterVerdict(state, attempt), before, attempt);
    case 'grade':
      return regrade(state, attempt.grade, attempt.timeZone);
    case 'undo':
      return undo(state);
    case 'postpone':
      return { ...state, due: attempt.postponedTo };
    case 'suspend':
      return { ...state, isSuspended: true };
    case 'resume':
      return { ...state, isSuspended: false };
    case 'mark':
      return state;
  }
}

/** Keeps the help on record: the next answer may only repeat what was read. */
function afterGivingUp(
  state: LearnerQuestion,
  before: LearnerQuestion,
  attempt: QuestionAttempt,
): LearnerQuestion {
  const { usedSolution, helpedAt } = state;
  return { ...afterReview(state, before, attempt), usedSolution, helpedAt };
}

function afterVerdict(state: LearnerQuestion, attempt: QuestionAttempt): LearnerQuestion {
  if (!isJudged(attempt)) return state;
  const isRight = attempt.verdict === 'right' || attempt.wasRight;
  // Typing what was revealed is not a solve; answering unaided later is.
  const isFirstSolve = state.solvedHow === null || state.solvedHow === 'revealed';
  return {
    ...state,
    isFirstRight:
      attempt.mode === 'replay'
        ? state.isFirstRight
        : (state.isFirstRight ?? isRightAtFirst(attempt, state)),
    solvedHow: isRight && isFirstSolve ? solvedWith(attempt) : state.solvedHow,
  };
}

function solvedWith({ usedSolution, hints, usedSimulation }: Help): LearnerQuestion['solvedHow'] {
  if (usedSolution) return 'revealed';
  if (hints > 0) return 'hints';
  return usedSimulation ? 'simulation' : 'alone';
}

function afterReview(
  state: LearnerQuestion,
  before: LearnerQuestion,
  attempt: QuestionAttempt,
): LearnerQuestion {
  const { grade, createdAt, timeZone } = attempt;
  if (grade === null) return state;
  const { hints, usedSimulation, usedSolution, helpedAt, card: last } = before;
  const help = { hints, usedSimulation, usedSolution, helpedAt: helpedAt?.toISOString() ?? null };
  const card = reviewCard(last, grade, createdAt, timeZone);
  return {
    ...state,
    ...helpOf(attempt),
    card,
    due: new Date(card.due),
    lastReview: { grade, card: last, ...help },
    isUndone: false,
  };
}

/** Help used for this answer still counts if the learner answers again soon. */
function helpOf(attempt: QuestionAttempt): Help & Pick<LearnerQuestion, 'helpedAt'> {
  const { hints, usedSimulation, usedSolution, createdAt } = attempt;
  const isHelped = hints > 0 || usedSimulation || usedSolution;
  return { hints, usedSimulation, usedSolution, helpedAt: isHelped ? createdAt : null };
}

export function regrade(
  state: LearnerQuestion,
  grade: number | null,
  timeZone: string | null,
): LearnerQuestion {
  const { card: current, lastReview } = state;
  if (grade === null || !current || !lastReview) return state;
  const card = reviewCard(lastReview.card, grade, new Date(current.lastReview), timeZone);
  return { ...state, card, due: new Date(card.due), lastReview: { ...lastReview, grade } };
}

/** Help stays on record, both from before the review and since. */
function undo(state: LearnerQuestion): LearnerQuestion {
  if (!state.lastReview) return state;
  const { card, hints, usedSimulation, usedSolution, helpedAt } = state.lastReview;
  return {
    ...state,
    hints: Math.max(hints, state.hints),
    usedSimulation: usedSimulation || state.usedSimulation,
    usedSolution: usedSolution || state.usedSolution,
    helpedAt: state.helpedAt ?? toDate(helpedAt),
    card,
    due: toDate(card?.due ?? null),
    lastReview: null,
    isUndone: true,
  };
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
