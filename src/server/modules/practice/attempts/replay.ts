import type { attempts } from '../../../db/tables/practice.ts';
import { overall } from '../../../db/tables/ratings.ts';
import { countsForConfidence } from './first-try.ts';
import { afterAttempt, type LearnerQuestion, untouched } from './learner-question.ts';
import { afterResult, type LearnerRating, resultOf } from './ratings/learner-rating.ts';

/** With the verdict that counts today. */
type Attempt = typeof attempts.$inferSelect & { wasRight: boolean };

/** Everything about a learner that follows from the log. */
export interface LearnerRecord {
  questions: Map<number, LearnerQuestion>;
  /** By category. */
  ratings: Map<string, LearnerRating>;
  /** By category, then by day. */
  days: Map<string, Map<string, LearnerRating>>;
  /** By stated percent. */
  confidence: Map<number, { answers: number; rightAnswers: number }>;
  ratedOn: string | null;
  ratedToday: number;
}

export function newRecord(): LearnerRecord {
  return {
    questions: new Map(),
    ratings: new Map(),
    days: new Map(),
    confidence: new Map(),
    ratedOn: null,
    ratedToday: 0,
  };
}

/** Adds the next attempt of the log to the record. */
export function replay(record: LearnerRecord, attempt: Attempt): void {
  const { kind, questionId } = attempt;
  if (kind === 'mark') return;
  const isRated = replayResult(record, attempt);
  replayConfidence(record, attempt);
  if (questionId === null) return;
  const before = record.questions.get(questionId) ?? untouched;
  record.questions.set(questionId, afterAttempt(before, { ...attempt, isRated }));
}

/** Whether it was rated. */
function replayResult(record: LearnerRecord, attempt: Attempt): boolean {
  const { category, weight, createdAt } = attempt;
  const result = resultOf(attempt);
  if (result === null || category === null) return false;
  const day = createdAt.toISOString().slice(0, 10);
  for (const name of [overall, category]) {
    const after = afterResult(record.ratings.get(name) ?? null, result, createdAt, weight);
    record.ratings.set(name, after);
    const days = record.days.get(name) ?? new Map<string, LearnerRating>();
    record.days.set(name, days.set(day, after));
  }
  record.ratedToday = record.ratedOn === day ? record.ratedToday + 1 : 1;
  record.ratedOn = day;
  return true;
}

function replayConfidence({ confidence }: LearnerRecord, attempt: Attempt): void {
  if (!countsForConfidence(attempt)) return;
  const { answers, rightAnswers } = confidence.get(attempt.confidence) ?? {
    answers: 0,
    rightAnswers: 0,
  };
  confidence.set(attempt.confidence, {
    answers: answers + 1,
    rightAnswers: rightAnswers + (attempt.verdict === 'right' ? 1 : 0),
  });
}
