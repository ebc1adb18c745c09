import { setTimeout as wait } from 'node:timers/promises';

/** Longer than queuing an email takes: response times must not reveal which accounts exist. */
const minimumMs = 150;

export async function inConstantTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(minimumMs)]);
}
