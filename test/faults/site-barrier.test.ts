import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ChangeFeed } from '#server/db/change-feed.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { type SiteProcess, spawnSite } from '#test/support/site.ts';
import { askText } from '#test/support/site-requests.ts';

vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
let sites: SiteProcess[];
/** The process that saves: it hears of changes like the sites, and waits for them. */
let changes: ChangeFeed;

beforeAll(async () => {
  database = await createDatabase();
  sites = [1, 2].map(() => spawnSite({ DATABASE_URL: database.url }));
  const fail = (error: unknown) => {
    throw error;
  };
  changes = new ChangeFeed(database.connection, fail, 60_000);
  await changes.start();
});
afterAll(async () => {
  await changes.close();
  await Promise.all(sites.map((site) => site.stop()));
  await database.drop();
});

describe('two processes on one database', () => {
  it('both show a change in the next request after settle()', async () => {
    const urls = await Promise.all(sites.map((site) => site.ready));
    const titlesShown = () =>
      Promise.all(
        urls.map(async (url) => {
          const { body } = await askText(`${url}/about`);
          return /<title>About · ([^<]*)<\/title>/.exec(body)?.[1];
        }),
      );
    for (let round = 1; round <= 20; round += 1) {
      const title = `Round ${round}`;
      await database.pool.query("UPDATE settings SET value = $1 WHERE key = 'app_title'", [title]);
      await changes.settle();
      expect(await titlesShown()).toEqual([title, title]);
    }
  });
});
