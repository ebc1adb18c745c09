import { z } from 'zod';

const failureSchema = z.object({
  test: z.string(),
  message: z.string(),
  /** The command that runs only this test. Absent for failures outside tests. */
  again: z.array(z.string()).optional(),
});

export const resultsSchema = z.object({
  passed: z.number(),
  failures: z.array(failureSchema),
  skipped: z.number(),
});

export type Failure = z.infer<typeof failureSchema>;
export type Results = z.infer<typeof resultsSchema>;

export const noTests: Results = { passed: 0, failures: [], skipped: 0 };

/** The result of a pass/fail check that has printed its own errors. */
export const resultOfCheck = (name: string, holds: boolean, message = ''): Results =>
  holds ? { ...noTests, passed: 1 } : { ...noTests, failures: [{ test: name, message }] };

/** A command can fail although every test passed: an error between tests, a crash at the end. */
export function withExitCode(name: string, results: Results, hasSucceeded: boolean): Results {
  return hasSucceeded || results.failures.length > 0
    ? results
    : addUp([results, resultOfCheck(name, false)]);
}

export function addUp(all: Results[]): Results {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failures: [...sum.failures, ...one.failures],
      skipped: sum.skipped + one.skipped,
    }),
    noTests,
  );
}

/** No tests means not passed. */
export const isSuccess = ({ passed, failures }: Results): boolean =>
  failures.length === 0 && passed > 0;
