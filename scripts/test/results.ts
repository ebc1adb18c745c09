import { z } from 'zod';

const failureSchema = z.object({
  test: z.string(),
  message: z.string(),
  /** The command that runs this test by itself. What is no test has none. */
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

/** The result of a check that either holds or does not, and has said why itself. */
export const resultOfCheck = (name: string, holds: boolean, message = ''): Results =>
  holds ? { ...noTests, passed: 1 } : { ...noTests, failures: [{ test: name, message }] };

/** A command can fail though each of its tests passed: an error between tests, a crash at the end. */
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

/** Nothing tried is nothing proven. */
export const isSuccess = ({ passed, failures }: Results): boolean =>
  failures.length === 0 && passed > 0;
