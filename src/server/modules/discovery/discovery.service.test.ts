import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { createQuestionsService } from '../questions/questions.service.ts';
import { createDiscoveryService } from './discovery.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
  await database.pool.query(
    `INSERT INTO questions (name, description, description_html, is_visible)
     SELECT 'Question ' || n, 'A description', '<p>A description</p>', n % 3 > 0
     FROM generate_series(1, 12) n`,
  );
});
afterAll(() => database.drop());

function discover(mostAddresses: number) {
  const changes = { on: () => () => true };
  const db = openDatabase(database.pool);
  const questions = createQuestionsService({ db, changes, now: () => new Date() });
  const appUrl = 'https://quant.example.org';
  return createDiscoveryService({ questions, changes, appUrl, mostAddresses });
}

const addressesIn = (text = '') =>
  Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address);

it('spreads what is too much for one file over several', async () => {
  // Three screens and eight visible questions, at most six addresses a file.
  const discovery = discover(6);
  const site = 'https://quant.example.org';
  const index = await discovery.sitemap();
  expect(index?.text).toContain('<sitemapindex ');
  expect(addressesIn(index?.text)).toEqual([1, 2, 3].map((n) => `${site}/sitemap-${n}.xml`));

  const files = await Promise.all([1, 2, 3].map((page) => discovery.sitemapPage(page)));
  expect(files.map((file) => addressesIn(file?.text).length)).toEqual([6, 3, 2]);
  expect(files.flatMap((file) => addressesIn(file?.text))).toEqual([
    ...['/', '/questions', '/about'].map((path) => site + path),
    ...[1, 2, 4, 5, 7, 8, 10, 11].map((id) => `${site}/question/${id}`),
  ]);
  expect(await discovery.sitemapPage(4)).toBeNull();
});

it('reads the database once until something changes', async () => {
  const discovery = discover(50_000);
  await discovery.sitemap();
  const query = vi.spyOn(database.pool, 'query');
  await discovery.sitemap();
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});
