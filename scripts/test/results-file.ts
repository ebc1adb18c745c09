import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Results, resultsSchema } from './results.ts';

/** Tells a runner's reporter where to write the results. */
export const resultsVariable = 'TEST_RESULTS_FILE';

export function writeResults(results: Results): void {
  const file = process.env[resultsVariable];
  if (!file) throw new Error(`${resultsVariable} does not name a file`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}

/**
 * Reads and deletes the file, so that old results are never mistaken for new ones. Null without a
 * file.
 */
export function takeResults(file: string): Results | null {
  try {
    return resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}
