import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Pool } from 'pg';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { startTestSite } from '#test/support/site.ts';
import { expectAccessible, expectRight } from './support/accessibility.ts';
import { collectProblems } from './support/browser-problems.ts';
import { untilLive } from './support/live.ts';

export { expect } from '@playwright/test';
export { viewports } from './support/screens.ts';

type SignedInUser = Awaited<ReturnType<typeof createSignedInUser>>['user'];

type TestFixtures = {
  /**
   * Errors that a test causes on purpose, for `test.use`. The browser also logs one for each
   * response of 400 or above: "Failed to load resource: the server responded with a status of 401".
   * One pattern at most, with `|` for several: Playwright would take a second one for options.
   */
  expectedConsoleErrors: [] | [RegExp];
  /** Requests to other origins that a test causes and answers itself; also one pattern at most. */
  expectedForeignRequests: [] | [RegExp];
  /** Fails if axe finds anything. */
  expectAccessible: typeof expectAccessible;
  /** Fails if axe finds anything or anything overflows, on any screen. */
  expectRight: typeof expectRight;
  /** Creates a user and signs the page or context in as that user. */
  signInAs: (
    target: Page | BrowserContext,
    overrides?: Parameters<typeof createSignedInUser>[1],
  ) => Promise<SignedInUser>;
};

type WorkerFixtures = {
  /** Settings of the site, for `test.use`: the file then gets a separate site. */
  siteSettings: Record<string, string>;
  /** The production site with its own database, one per worker. */
  site: { url: string; pool: Pool };
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteSettings: [{}, { option: true, scope: 'worker' }],

  site: [
    async ({ siteSettings }, use) => {
      const { url, pool, close } = await startTestSite(siteSettings);
      try {
        await use({ url, pool });
      } finally {
        await close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  expectedConsoleErrors: [[], { option: true }],

  expectedForeignRequests: [[], { option: true }],

  // On the context, so that pop-ups and second tabs are watched as well as the page.
  context: async ({ context, site, expectedConsoleErrors, expectedForeignRequests }, use) => {
    const { errors, foreignRequests } = collectProblems(context, site.url);
    await use(context);
    const unexpected = (all: string[], expected: [] | [RegExp]) =>
      all.filter((one) => !expected.some((pattern) => pattern.test(one)));
    expect.soft(unexpected(errors, expectedConsoleErrors), 'errors in the browser').toEqual([]);
    expect
      .soft(unexpected(foreignRequests, expectedForeignRequests), 'requests to other origins')
      .toEqual([]);
  },

  // People look before they press a key. Tests that must be faster than the page pass `commit`.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await untilLive(page);
      return response;
    };
    await use(page);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  expectAccessible: async ({}, use) => use(expectAccessible),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  expectRight: async ({}, use) => use(expectRight),

  signInAs: async ({ site }, use) =>
    use(async (target, overrides) => {
      const { user, cookie } = await createSignedInUser(site.pool, overrides);
      const context = 'addCookies' in target ? target : target.context();
      await context.addCookies([{ ...cookie, url: site.url, httpOnly: true, sameSite: 'Lax' }]);
      return user;
    }),
});
