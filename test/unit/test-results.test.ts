import { describe, expect, it } from 'vitest';
import { closingLine, reportLines, suiteLine } from '../../scripts/test/report.ts';
import {
  addUp,
  isSuccess,
  noTests,
  resultOfCheck,
  withExitCode,
} from '../../scripts/test/results.ts';

const failure = { test: 'a.test.ts › adds', message: 'Error: 1 is not 2' };
const passed = { passed: 3, failures: [], skipped: 1 };
const failed = { passed: 1, failures: [failure, failure], skipped: 3 };

describe('withExitCode', () => {
  it('adds a failure if the command failed and no test did', () => {
    expect(withExitCode('pure', passed, false)).toEqual({
      ...passed,
      failures: [{ test: 'pure', message: '' }],
    });
  });

  it('leaves other results alone', () => {
    expect(withExitCode('pure', passed, true)).toBe(passed);
    expect(withExitCode('pure', failed, false)).toBe(failed);
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

  it('names failures with the first lines of their errors, without colors', () => {
    const many = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
    const failures = [
      { test: 'types', message: '' },
      { test: 'adds', message: `\u001b[31m${many}` },
    ];
    const lines = reportLines({ ...noTests, failures, unstable: [] });
    expect(lines.slice(0, 3)).toEqual(['Failed: types', 'Failed: adds', '    line 1']);
    expect(lines.at(-1)).toBe('    line 12');
    expect(reportLines({ ...passed, unstable: [] })).toEqual([]);
  });

  it('names unstable tests with their first errors', () => {
    expect(reportLines({ ...passed, unstable: [failure] })).toEqual([
      'Unstable: a.test.ts › adds',
      '    Error: 1 is not 2',
    ]);
  });

  it('omits stack frames in packages', () => {
    const message = 'Error: no\n    at /src/a.ts:1:1\n    at run (/node_modules/vitest/run.js:1:1)';
    const lines = reportLines({ ...noTests, failures: [{ test: 'adds', message }], unstable: [] });
    expect(lines).toEqual(['Failed: adds', '    Error: no', '        at /src/a.ts:1:1']);
  });

  it('closes with one line that always looks the same', () => {
    expect(closingLine(passed)).toBe('3 passed, 0 failed');
    expect(closingLine(failed)).toBe('1 passed, 2 failed');
  });

  it("says how many of a suite's tests were skipped, if any", () => {
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
