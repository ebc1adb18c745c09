import { describe, expect, it } from 'vitest';
import {
  addUp,
  closingLine,
  failureLines,
  isSuccess,
  noTests,
  readPlaywright,
  readVitest,
  resultOfCheck,
  suiteLine,
  withExitCode,
} from '../../scripts/test-results.ts';

const failure = { test: 'a.test.ts › adds', message: 'Error: 1 is not 2' };
const passed = { passed: 3, failures: [], skipped: 1 };
const failed = { passed: 1, failures: [failure, failure], skipped: 3 };

describe('readVitest', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const file = (status: string, message: string, ...tests: ReturnType<typeof test>[]) => ({
    name: '/project/src/a.test.ts',
    status,
    message,
    assertionResults: tests,
  });
  const read = (json: unknown) => readVitest(json, '/project');

  it('counts passed, skipped and planned tests, and names the failed ones', () => {
    const tests = [
      test('adds', 'passed'),
      test('sum of none', 'failed', 'Error: 1', 'Error: 2'),
      test('later', 'skipped'),
      test('some day', 'todo'),
    ];
    const json = {
      numPassedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [file('failed', '', ...tests)],
    };
    expect(read(json)).toEqual({
      passed: 1,
      failures: [{ test: 'src/a.test.ts › sum of none', message: 'Error: 1\nError: 2' }],
      skipped: 2,
    });
  });

  it('counts files that fail without a failed test: a broken import, a throwing hook', () => {
    const json = {
      numPassedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        file('failed', 'Cannot find module'),
        file('failed', 'hook', test('adds', 'skipped')),
        file('passed', '', test('adds', 'passed')),
      ],
    };
    expect(read(json)).toEqual({
      passed: 1,
      failures: [
        { test: 'src/a.test.ts', message: 'Cannot find module' },
        { test: 'src/a.test.ts', message: 'hook' },
      ],
      skipped: 1,
    });
  });

  it('refuses what is not a result', () => {
    expect(() => read({ numPassedTests: 3 })).toThrow();
  });
});

describe('readPlaywright', () => {
  const spec = (title: string, line: number, status: string, ...messages: string[]) => ({
    title,
    file: 'about.spec.ts',
    line,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });

  it('counts tests at every depth, and a flaky one as failed', () => {
    const inner = {
      specs: [spec('has its texts', 3, 'expected'), spec('fits', 7, 'unexpected', 'Error: wide')],
    };
    const suite = {
      specs: [spec('opens', 1, 'flaky', 'Error: slow'), spec('prints', 9, 'skipped')],
      suites: [inner],
    };
    expect(readPlaywright({ suites: [suite], errors: [] })).toEqual({
      passed: 1,
      failures: [
        { test: 'about.spec.ts:1 › opens', message: 'Error: slow' },
        { test: 'about.spec.ts:7 › fits', message: 'Error: wide' },
      ],
      skipped: 1,
    });
  });

  it('counts errors outside of tests', () => {
    const json = { suites: [], errors: [{ message: 'Error: No tests found' }] };
    expect(readPlaywright(json).failures).toEqual([
      { test: 'outside of the tests', message: 'Error: No tests found' },
    ]);
  });

  it('refuses what is not a result', () => {
    expect(() => readPlaywright({ errors: [] })).toThrow();
  });
});

describe('withExitCode', () => {
  it('adds a failure where the command failed and no test did', () => {
    expect(withExitCode('unit', passed, false)).toEqual({
      ...passed,
      failures: [{ test: 'unit', message: '' }],
    });
  });

  it('leaves other results alone', () => {
    expect(withExitCode('unit', passed, true)).toBe(passed);
    expect(withExitCode('unit', failed, false)).toBe(failed);
  });
});

describe('the whole run', () => {
  it('adds up checks and tests', () => {
    const all = [resultOfCheck('lint', true), resultOfCheck('types', false), passed];
    expect(addUp(all)).toEqual({
      passed: 4,
      failures: [{ test: 'types', message: '' }],
      skipped: 1,
    });
    expect(addUp([])).toEqual(noTests);
  });

  it('names what failed, with the first lines of why and without colours', () => {
    const many = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
    const lines = failureLines({
      ...noTests,
      failures: [
        { test: 'types', message: '' },
        { test: 'adds', message: `\u001b[31m${many}` },
      ],
    });
    expect(lines.slice(0, 3)).toEqual(['Failed: types', 'Failed: adds', '    line 1']);
    expect(lines.at(-1)).toBe('    line 12');
    expect(failureLines(passed)).toEqual([]);
  });

  it('closes with one line that always looks the same', () => {
    expect(closingLine(passed)).toBe('3 passed, 0 failed');
    expect(closingLine(failed)).toBe('1 passed, 2 failed');
  });

  it('says of a suite how many of its tests were skipped, if any', () => {
    expect(suiteLine({ ...passed, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(suiteLine(failed)).toBe('1 passed, 2 failed, 3 skipped');
  });

  it('succeeds only if something passed and nothing failed', () => {
    expect(isSuccess(passed)).toBe(true);
    expect(isSuccess(failed)).toBe(false);
    expect(isSuccess({ ...noTests, skipped: 5 })).toBe(false);
    expect(isSuccess(noTests)).toBe(false);
  });
});
