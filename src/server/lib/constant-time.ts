import { setTimeout as wait } from 'node:timers/promises';

/** Longer than asking for a mail takes: the time of the answer must not tell who is known. */
const evenAnswerMs = 150;

export async function inConstantTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(evenAnswerMs)]);
}
