import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSmallProject } from '#test/support/small-project.ts';
import { isSuccess } from '../../scripts/test/results.ts';
import { runTests } from '../../scripts/test/run-command.ts';
import { giveSecondChance, type Outcome } from '../../scripts/test/second-chance.ts';

vi.setConfig({ testTimeout: 120_000 });

let project: ReturnType<typeof makeSmallProject> | undefined;
afterEach(() => project?.remove());

const run = (command: string[]) => runTests('run', command, () => {}, project?.folder);

/** Runs a command and reruns its failed tests, like `npm test`. */
async function runWithSecondChance(command: string[]): Promise<Outcome> {
  const results = await run(command);
  if (!results) throw new Error('No results');
  return giveSecondChance(results, async (again) => {
    const rerun = await run(again);
    return rerun !== null && isSuccess(rerun);
  });
}

/** Each name, with the first line of its error. */
const inShort = (failures: Outcome['failures']) =>
  Object.fromEntries(failures.map(({ test, message }) => [test, message.split('\n')[0]]));

/** False at first, true from then on. */
const later = `
  import { existsSync, writeFileSync } from 'node:fs';
  export const later = (name) => {
    const isLater = existsSync(name);
    writeFileSync(name, '');
    return isLater;
  };`;

it('Vitest names every failure, and reruns a failed test alone', async () => {
  const vitest = `import { afterAll, beforeAll, describe, expect, it } from 'vitest';`;
  project = makeSmallProject({
    'vitest.config.ts': `export default {
      test: { name: 'small', include: ['*.test.ts'], isolate: false, maxWorkers: 1 },
    };`,
    'later.ts': later,
    'a.test.ts': `${vitest} import { later } from './later.ts';
      describe('a test', () => {
        it('is unlucky [once] * 2', () => expect(later('unlucky')).toBe(true));
        it('is not run again', () => expect(later('fine')).toBe(false));
        it.skip('is skipped', () => {});
        it.todo('is planned');
        describe('of none', () => {
          afterAll(() => { throw new Error('after it'); });
          it('passes', () => {});
        });
      });`,
    'import.test.ts': `import './missing.ts';`,
    'hook.test.ts': `${vitest}
      beforeAll(() => { throw new Error('before it'); });
      it('waits', () => {});`,
    'late.test.ts': `${vitest}
      it('forgets', () => void Promise.reject(new Error('nobody cares')));`,
  });
  const outcome = await runWithSecondChance(['vitest', 'run']);
  expect(outcome).toMatchObject({ passed: 4, skipped: 3 });
  expect(inShort(outcome.unstable)).toEqual({
    'a.test.ts › a test > is unlucky [once] * 2': expect.stringContaining(
      'expected false to be true',
    ),
  });
  expect(inShort(outcome.failures)).toEqual({
    'a.test.ts › a test > of none': 'Error: after it',
    'import.test.ts': expect.stringContaining('missing.ts'),
    'hook.test.ts': 'Error: before it',
    'outside of the tests': 'Error: nobody cares',
  });
});

describe('Playwright', () => {
  const config = `export default { testDir: '.', workers: 1, retries: 0 };`;

  it('counts at every depth, and reruns a failed test alone', async () => {
    project = makeSmallProject({
      'playwright.config.ts': config,
      'later.ts': later,
      'a.spec.ts': `import { expect, test } from '@playwright/test';
        import { later } from './later.ts';
        test('opens', () => expect(later('fine')).toBe(false));
        test.describe('the page', () => {
          for (const [page, isLater] of [['1?', true], ['10', false]]) {
            test(\`shows \${page}\`, () => expect(later(page)).toBe(isLater));
          }
          test.skip('prints', () => {});
        });`,
    });
    const outcome = await runWithSecondChance(['playwright', 'test']);
    expect(outcome).toMatchObject({ passed: 3, skipped: 1, failures: [] });
    expect(inShort(outcome.unstable)).toEqual({ 'a.spec.ts:6 › shows 1?': expect.any(String) });
    expect(outcome.unstable[0]?.message).toMatch(/Received: .*false/);
  });

  it('names errors outside of the tests, which cannot be rerun', async () => {
    project = makeSmallProject({
      'playwright.config.ts': config,
      'broken.spec.ts': `throw new Error('no spec');`,
    });
    const results = await run(['playwright', 'test']);
    expect(results?.failures).toContainEqual({
      test: 'outside of the tests',
      message: expect.stringContaining('no spec'),
    });
    expect(results?.failures.filter(({ again }) => again)).toEqual([]);
  });
});

it('a command that ends without a report has no results', async () => {
  project = makeSmallProject({});
  expect(await run(['node', '--eval', ''])).toBe(null);
});
