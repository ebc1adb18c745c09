import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export type Failure = { test: string; message: string };
export type Results = { passed: number; failures: Failure[]; skipped: number };

export const noTests: Results = { passed: 0, failures: [], skipped: 0 };

/** The result of a check that either holds or does not, and has said why itself. */
export const resultOfCheck = (name: string, holds: boolean): Results =>
  holds ? { ...noTests, passed: 1 } : { ...noTests, failures: [{ test: name, message: '' }] };

const vitestResults = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

export function readVitest(json: unknown, root: string): Results {
  const results = vitestResults.parse(json);
  return {
    passed: results.numPassedTests,
    failures: results.testResults.flatMap((file) =>
      failuresOfFile(file, relative(root, file.name)),
    ),
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

type VitestFile = z.infer<typeof vitestResults>['testResults'][number];

function failuresOfFile({ status, message, assertionResults }: VitestFile, name: string) {
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages = [] }) => ({
      test: `${name} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  // A file that cannot be imported, or whose hook throws, fails without a failed test in it.
  return status === 'failed' && failures.length === 0 ? [{ test: name, message }] : failures;
}

const playwrightError = z.object({ message: z.string().optional() });

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(playwrightError) })),
    }),
  ),
});

type PlaywrightSpec = z.infer<typeof playwrightSpec>;

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightResults = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
});

export function readPlaywright(json: unknown): Results {
  const { suites, errors } = playwrightResults.parse(json);
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ spec, ...test })));
  // A test that fails now and then is not a test that passes.
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...failed.map(({ spec, results }) => ({
        test: `${spec.file}:${spec.line} › ${spec.title}`,
        message: wordsOf(results.flatMap((result) => result.errors)),
      })),
      ...errors.map((error) => ({ test: 'outside of the tests', message: wordsOf([error]) })),
    ],
    skipped: tests.filter(({ status }) => status === 'skipped').length,
  };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const wordsOf = (errors: z.infer<typeof playwrightError>[]): string =>
  errors.map(({ message = '' }) => message).join('\n');

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

const linesOfMessage = 12;

/** Said once more at the end: what failed early stands thousands of lines above it. */
export function failureLines({ failures }: Results): string[] {
  return failures.flatMap(({ test, message }) => {
    const words = stripVTControlCharacters(message).trim().split('\n').slice(0, linesOfMessage);
    return [`Failed: ${test}`, ...words.filter(Boolean).map((line) => `    ${line}`)];
  });
}

/** Read by programs: always these two numbers. */
export function closingLine({ passed, failures }: Results): string {
  return `${passed} passed, ${failures.length} failed`;
}

/** For people, who should know of tests that this machine or user cannot run. */
export function suiteLine(results: Results): string {
  const { skipped } = results;
  return skipped === 0 ? closingLine(results) : `${closingLine(results)}, ${skipped} skipped`;
}

/** Nothing tried is nothing proven. */
export const isSuccess = ({ passed, failures }: Results): boolean =>
  failures.length === 0 && passed > 0;
