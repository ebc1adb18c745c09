import { availableParallelism } from 'node:os';

/** With fewer, cores idle while suites wait for a database or a browser; more slow each other down. */
export const suitesAtOnce = 3;

const variable = 'TEST_WORKERS';

/** Workers per suite. Each loads all code again, so use only as many as keep the cores busy. */
export function shareOfCores(suites: number, cores = availableParallelism()): number {
  return Math.max(1, Math.round(cores / Math.min(suites, suitesAtOnce)));
}

/** For the test runners that this process starts. */
export function setWorkers(workers: number): void {
  process.env[variable] = String(workers);
}

/** The number set for this test runner, or `alone` if it runs by itself. */
export const workersOr = (alone: number): number => Number(process.env[variable] ?? alone);
