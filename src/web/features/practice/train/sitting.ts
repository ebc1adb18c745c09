import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import type { Recommendation } from '#shared/contracts/recommendation.ts';
import { mostCarriedAnswers } from '#shared/domain/carried-answers.ts';

/** How a question went. Retried: right, but not on the first try. */
export type Outcome = 'right' | 'retried' | 'wrong' | 'revealed';

export interface Trained {
  id: number;
  name: string;
  /** The topic it was chosen for. */
  topic: Recommendation['topic'];
  outcome: Outcome;
  /** When it comes back, if known. */
  due: string | null;
}

/** One go at training, from the first question until the learner stops. */
export interface Sitting {
  /** On screen. */
  current: Recommendation | null;
  trained: readonly Trained[];
  /** Left without an answer. */
  skipped: readonly number[];
  /** At the first rated answer and now; null before that. */
  rating: { start: number; now: number } | null;
  /** In view, so far. */
  seconds: number;
}

export const newSitting: Sitting = {
  current: null,
  trained: [],
  skipped: [],
  rating: null,
  seconds: 0,
};

export type SittingEvent =
  | { type: 'shown'; question: Recommendation }
  | { type: 'judged'; verdict: AnswerJudgment['verdict'] }
  | { type: 'revealed' }
  | { type: 'due'; due: string | null }
  | { type: 'rated'; before: number; after: number }
  | { type: 'left' }
  | { type: 'stopped' }
  | { type: 'unskipped' };

/** What follows from what happened to the question on screen. */
export function afterEvent(sitting: Sitting, event: SittingEvent): Sitting {
  const { current, skipped, rating } = sitting;
  switch (event.type) {
    case 'shown':
      return { ...sitting, current: current ?? event.question };
    case 'judged':
      if (event.verdict === 'incomplete') return sitting;
      return withOutcome(sitting, (before) => outcomeOf(before, event.verdict === 'right'));
    case 'revealed':
      return withOutcome(sitting, (before) => (isSolved(before) ? before : 'revealed'));
    case 'due':
      return change(sitting, (trained) => ({ ...trained, due: event.due }));
    case 'rated':
      return { ...sitting, rating: { start: rating?.start ?? event.before, now: event.after } };
    case 'left': {
      if (!current) return sitting;
      const isSkipped = trainedNow(sitting) === undefined;
      return { ...sitting, current: null, skipped: isSkipped ? [...skipped, current.id] : skipped };
    }
    case 'stopped':
      return withoutSettled(sitting);
    case 'unskipped':
      return { ...sitting, current: null, skipped: [] };
  }
}

/** What is known of the question on screen; undefined before its first verdict. */
export function trainedNow({ current, trained }: Sitting): Trained | undefined {
  return trained.find(({ id }) => id === current?.id);
}

/** Whether there is nothing left to try: it was solved, or the answer was shown. */
export function isSettled(trained: Trained | undefined): boolean {
  return trained !== undefined && trained.outcome !== 'wrong';
}

/** A question that is asked again needs something left to try. */
export function withoutSettled(sitting: Sitting): Sitting {
  return isSettled(trainedNow(sitting)) ? { ...sitting, current: null } : sitting;
}

/** Not to be asked again, the latest ones. */
export function seenIds({ trained, skipped }: Sitting): number[] {
  return [...trained.map(({ id }) => id), ...skipped].slice(-mostCarriedAnswers);
}

export function countRight(trained: readonly Trained[]): number {
  return trained.filter(({ outcome }) => outcome === 'right').length;
}

/** The topics in order of appearance, with their results on the first try. */
export function topicsOf(trained: readonly Trained[]) {
  const topics = new Map(trained.flatMap(({ topic }) => (topic ? [[topic.slug, topic]] : [])));
  return [...topics.values()].map(({ slug, name }) => {
    const own = trained.filter(({ topic }) => topic?.slug === slug);
    return { slug, name, right: countRight(own), total: own.length };
  });
}

function outcomeOf(before: Outcome | undefined, isRight: boolean): Outcome {
  if (before === undefined) return isRight ? 'right' : 'wrong';
  return before === 'wrong' && isRight ? 'retried' : before;
}

function isSolved(outcome: Outcome | undefined): outcome is 'right' | 'retried' {
  return outcome === 'right' || outcome === 'retried';
}

function withOutcome(sitting: Sitting, next: (before: Outcome | undefined) => Outcome): Sitting {
  const { current, trained } = sitting;
  if (!current) return sitting;
  if (trainedNow(sitting)) {
    return change(sitting, (before) => ({ ...before, outcome: next(before.outcome) }));
  }
  const { id, name, topic } = current;
  const first = { id, name, topic, outcome: next(undefined), due: null };
  return { ...sitting, trained: [...trained, first] };
}

/** Changes what is known of the question on screen. */
function change(sitting: Sitting, next: (before: Trained) => Trained): Sitting {
  const { current, trained } = sitting;
  return {
    ...sitting,
    trained: trained.map((one) => (one.id === current?.id ? next(one) : one)),
  };
}
