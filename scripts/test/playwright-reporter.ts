import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import type { Failure } from './results.ts';
import { writeResults } from './results-file.ts';

export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #errors: TestError[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const withOutcome = (...outcomes: string[]) =>
      tests.filter((test) => outcomes.includes(test.outcome()));
    writeResults({
      passed: withOutcome('expected').length,
      failures: [
        // A flaky test does not count as passed.
        ...withOutcome('unexpected', 'flaky').map(asFailure),
        ...this.#errors.map((error) => ({
          test: 'outside of the tests',
          message: wordsOf([error]),
        })),
      ],
      skipped: withOutcome('skipped').length,
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function asFailure({ location, title, results }: TestCase): Failure {
  const place = `${relative(process.cwd(), location.file)}:${location.line}`;
  return {
    test: `${place} › ${title}`,
    message: wordsOf(results.flatMap((result) => result.errors)),
    // A loop defines several tests on one line.
    again: ['playwright', 'test', place, '--grep', `${RegExp.escape(title)}$`],
  };
}

const wordsOf = (errors: TestError[]): string =>
  errors.map(({ message = '', value = '' }) => message || value).join('\n');
