import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work takes: response times must not reveal which accounts exist. */
const minimumMs = { mail: 150, log: 20 };

export async function inConstantTime(
  work: Promise<void>,
  kind: keyof typeof minimumMs,
): Promise<void> {
  await Promise.all([work, wait(minimumMs[kind])]);
}
