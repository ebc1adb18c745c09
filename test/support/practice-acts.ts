import { type Act, type Circumstances, decide } from '#server/modules/practice/attempts/decide.ts';
import {
  afterAttempt,
  type LearnerQuestion,
  untouched,
} from '#server/modules/practice/attempts/learner-question.ts';
import type { AnswerVerdict } from '#shared/contracts/answer-check.ts';
import { endOfDay } from '#shared/domain/progress.ts';

export const minute = 60_000;
export const day = 1_440 * minute;
export const start = new Date('2026-03-02T10:00:00Z');
export const later = (ms: number) => new Date(start.getTime() + ms);
export const answer = (verdict: AnswerVerdict['verdict'], more: object = {}): Act => ({
  kind: 'answer',
  verdict,
  mode: 'browse',
  confidence: null,
  shownAt: null,
  activeSeconds: null,
  ...more,
});
export const circumstances = (
  state: LearnerQuestion,
  now = start,
  timeZone = 'UTC',
): Circumstances => ({
  state,
  question: { difficulty: 'Medium', answerKind: 'fraction' },
  ratedToday: 0,
  lastAttemptAt: null,
  now,
  timeZone,
  dayEnd: endOfDay(now, timeZone),
});

/** Does these things one after the other. */
export function does(...acts: (Act | readonly [act: Act, now: Date, timeZone?: string])[]) {
  let state = untouched;
  const decisions = acts.map((given) => {
    const [act, now, timeZone] = 'kind' in given ? [given, start] : given;
    const decision = decide(act, circumstances(state, now, timeZone));
    if (decision) state = afterAttempt(state, { ...decision, createdAt: now });
    return decision;
  });
  return { state, last: decisions.at(-1) ?? null, decisions };
}
