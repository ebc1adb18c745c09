import { availableParallelism } from 'node:os';

/** With fewer, cores idle while suites wait for a database or a browser; more slow each other down. */
export const suitesAtOnce = 3;

const variable = 'TEST_WORKERS';

/** The workers of each of so many suites: each loads all code anew, so as few as keep a core busy. */
export function shareOfCores(suites: number, cores = availableParallelism()): number {
  return Math.max(1, Math.round(cores / Math.min(suites, suitesAtOnce)));
}

/** For the test runners that this process starts. */
export function setWorkers(workers: number): void {
  process.env[variable] = String(workers);
}

/** What was set for this test runner, or what suits one that runs by itself. */
export const workersOr = (alone: number): number => Number(process.env[variable] ?? alone);
