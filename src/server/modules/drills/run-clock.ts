import { graceSeconds } from '#shared/domain/drills.ts';

/** Too late to be scored. */
export function isLate({ endsAt }: { endsAt: Date }, at: Date): boolean {
  return at.getTime() > endsAt.getTime() + graceSeconds * 1000;
}

/** Nobody reads and answers an item in less, on average over a run. */
const fastestAnswerMs = 400;

/** By our own clock: what the page says about single items is not believed. */
export function isTooFast(elapsedMs: number, answers: number): boolean {
  return answers > 0 && elapsedMs / answers < fastestAnswerMs;
}
