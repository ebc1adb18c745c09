import { describe, expect, it, vi } from 'vitest';
import { type Failure, isSuccess, noTests } from '../../scripts/test/results.ts';
import { giveSecondChance } from '../../scripts/test/second-chance.ts';

const failureOf = (name: string): Failure => ({
  test: `a.test.ts › ${name}`,
  message: `Error: ${name}`,
  again: ['vitest', name],
});

const resultsWith = (...failures: Failure[]) => ({ ...noTests, passed: 10, failures });
const always = (passes: boolean) => vi.fn(async (_command: string[], _failure: Failure) => passes);

describe('giveSecondChance', () => {
  it('counts a test that passes alone as passed and unstable', async () => {
    const [unlucky, broken] = [failureOf('unlucky'), failureOf('broken')];
    const outcome = await giveSecondChance(
      resultsWith(unlucky, broken),
      async ([, name]) => name === 'unlucky',
    );
    expect(outcome).toMatchObject({ passed: 11, failures: [broken], unstable: [unlucky] });
    expect(isSuccess(outcome)).toBe(false);
  });

  it('runs each failed test once, and nothing else', async () => {
    const rerun = always(false);
    const results = resultsWith(failureOf('one'), { test: 'lint', message: '' }, failureOf('two'));
    const outcome = await giveSecondChance(results, rerun);
    expect(rerun.mock.calls.map(([command]) => command)).toEqual([
      ['vitest', 'one'],
      ['vitest', 'two'],
    ]);
    expect(outcome).toEqual({ ...results, unstable: [] });
  });

  it('lets three unstable tests pass', async () => {
    const failures = ['one', 'two', 'three'].map(failureOf);
    const outcome = await giveSecondChance(resultsWith(...failures), always(true));
    expect(outcome).toMatchObject({ passed: 13, failures: [], unstable: failures });
    expect(isSuccess(outcome)).toBe(true);
  });

  it('fails the run with a fourth, and says why', async () => {
    const failures = ['one', 'two', 'three', 'four'].map(failureOf);
    const outcome = await giveSecondChance(resultsWith(...failures), always(true));
    expect(outcome).toMatchObject({ passed: 14, unstable: failures });
    expect(outcome.failures).toEqual([
      { test: '4 tests are unstable; more than 3 fail the run', message: '' },
    ]);
  });

  it('does not rerun a dozen failures', async () => {
    const rerun = always(false);
    const failures = Array.from({ length: 12 }, (_, index) => failureOf(String(index)));
    expect((await giveSecondChance(resultsWith(...failures), rerun)).failures).toEqual(failures);
    expect(rerun).toHaveBeenCalledTimes(10);
  });

  it('leaves a run without failures alone', async () => {
    const rerun = always(true);
    expect(await giveSecondChance(resultsWith(), rerun)).toEqual({
      ...resultsWith(),
      unstable: [],
    });
    expect(rerun).not.toHaveBeenCalled();
  });
});
