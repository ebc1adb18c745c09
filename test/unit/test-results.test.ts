import { describe, expect, it } from 'vitest';
import {
  addUp,
  closingLine,
  countCheck,
  countPlaywright,
  countVitest,
  isSuccess,
  noTests,
  suiteLine,
  withExitCode,
} from '../../scripts/test-results.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('countVitest', () => {
  it('counts passed, failed, skipped and planned tests', () => {
    const json = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [file('failed', 'passed', 'failed', 'skipped', 'todo')],
    };
    expect(countVitest(json)).toEqual({ passed: 1, failed: 1, skipped: 2 });
  });

  it('counts files that fail without a failed test: a broken import, a throwing hook', () => {
    const json = {
      numFailedTestSuites: 3,
      numPassedTests: 2,
      numFailedTests: 0,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        file('failed'),
        file('failed', 'skipped', 'skipped'),
        file('passed', 'passed', 'passed'),
      ],
    };
    expect(countVitest(json)).toEqual({ passed: 2, failed: 2, skipped: 2 });
  });

  it('refuses what is not a result', () => {
    expect(() => countVitest({ numPassedTests: 3 })).toThrow();
  });
});

describe('countPlaywright', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

  it('counts a flaky test as failed', () => {
    const json = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 4 }, errors: [] };
    expect(countPlaywright(json)).toEqual({ passed: 5, failed: 3, skipped: 4 });
  });

  it('counts errors outside of tests', () => {
    const json = { stats, errors: [{ message: 'Error: No tests found' }] };
    expect(countPlaywright(json)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('refuses what is not a result', () => {
    expect(() => countPlaywright({ stats })).toThrow();
  });
});

describe('withExitCode', () => {
  const passed = { passed: 3, failed: 0, skipped: 1 };

  it('adds a failure where the command failed and no test did', () => {
    expect(withExitCode(passed, false)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('leaves other counts alone', () => {
    expect(withExitCode(passed, true)).toBe(passed);
    const failed = { passed: 3, failed: 2, skipped: 0 };
    expect(withExitCode(failed, false)).toBe(failed);
  });
});

describe('the whole run', () => {
  it('adds up checks and tests', () => {
    const all = [countCheck(true), countCheck(false), { passed: 3, failed: 0, skipped: 2 }];
    expect(addUp(all)).toEqual({ passed: 4, failed: 1, skipped: 2 });
    expect(addUp([])).toEqual(noTests);
  });

  it('closes with one line that always looks the same', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(closingLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed');
  });

  it('says of a suite how many of its tests were skipped, if any', () => {
    expect(suiteLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(suiteLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });

  it('succeeds only if something passed and nothing failed', () => {
    expect(isSuccess({ passed: 1, failed: 0, skipped: 1 })).toBe(true);
    expect(isSuccess({ passed: 9, failed: 1, skipped: 0 })).toBe(false);
    expect(isSuccess({ passed: 0, failed: 0, skipped: 5 })).toBe(false);
    expect(isSuccess(noTests)).toBe(false);
  });
});
