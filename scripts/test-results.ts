import { z } from 'zod';

export type Counts = { passed: number; failed: number; skipped: number };

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

/** How a check counts that either holds or does not. */
export const countCheck = (holds: boolean): Counts => ({
  ...noTests,
  ...(holds ? { passed: 1 } : { failed: 1 }),
});

const vitestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

export function countVitest(json: unknown): Counts {
  const results = vitestResults.parse(json);
  // A file that cannot be imported, or whose hook throws, fails without a failed test in it.
  const brokenFiles = results.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + brokenFiles.length,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

const playwrightResults = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

export function countPlaywright(json: unknown): Counts {
  const { stats, errors } = playwrightResults.parse(json);
  return {
    passed: stats.expected,
    // A test that fails now and then is not a test that passes.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** A command can fail though each of its tests passed: an error between tests, a crash at the end. */
export function withExitCode(counts: Counts, hasSucceeded: boolean): Counts {
  return hasSucceeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export function addUp(all: Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    noTests,
  );
}

/** Read by programs: always these two numbers. */
export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** For people, who should know of tests that this machine or user cannot run. */
export function suiteLine(counts: Counts): string {
  const { skipped } = counts;
  return skipped === 0 ? closingLine(counts) : `${closingLine(counts)}, ${skipped} skipped`;
}

/** Nothing tried is nothing proven. */
export const isSuccess = ({ passed, failed }: Counts): boolean => failed === 0 && passed > 0;
