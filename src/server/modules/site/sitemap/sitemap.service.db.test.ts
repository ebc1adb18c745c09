import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { createPublicDiscussionsService } from '../../discussions/threads/public-discussions.service.ts';
import { createQuestionsService } from '../../questions/catalog/questions.service.ts';
import { createListContents } from '../../questions/lists/list-contents.service.ts';
import { createLibrary } from '../../questions/topics/library.service.ts';
import type { Topic } from '../../questions/topics/topic-file.ts';
import { createVariantsService } from '../../questions/variants/variants.service.ts';
import { createSitemapService } from './sitemap.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
  await database.pool.query(
    `INSERT INTO questions (name, description, description_html, is_visible)
     SELECT 'Question ' || n, 'A description', '<p>A description</p>', n % 3 > 0
     FROM generate_series(1, 12) n`,
  );
  // Number 2 is deleted, and number 3 is about a hidden question.
  await database.pool.query(
    `INSERT INTO discussions (question_id, title, content, content_html, deleted_at)
     SELECT n, 'A discussion', 'Some content', '', CASE WHEN n = 2 THEN now() END
     FROM generate_series(1, 5) n`,
  );
});
afterAll(() => database.drop());

function discover(mostUrls: number) {
  const changes = { on: () => () => true };
  const db = openDatabase(database.pool);
  const library = createLibrary({ db, changes });
  const lists = createListContents(db);
  const now = () => new Date();
  const variants = createVariantsService({ db, changes, rendering: { toHtml: async () => '' } });
  const questions = createQuestionsService({ db, changes, library, lists, variants, now });
  const publicDiscussions = createPublicDiscussionsService(db);
  const appUrl = 'https://quant.example.org';
  return createSitemapService({
    ...{ questions, publicDiscussions, changes, appUrl, mostUrls },
    library: {
      topics: async () => [aTopic],
      collections: async () => [
        { slug: 'starter', name: 'Starter', order: 1, questions: [], about: '' },
      ],
    },
  });
}

const aTopic: Topic = {
  slug: 'walks',
  name: 'Walks',
  group: 'Probability',
  summary: '',
  tags: [],
  related: [],
  primer: '',
};

const urlsIn = (text = '') => Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => url);

it('splits long lists into several files', async () => {
  // Eleven screens, a topic, a collection, eight visible questions and three discussions.
  const sitemap = discover(5);
  const site = 'https://quant.example.org';
  const index = await sitemap.sitemap();
  expect(index?.text).toContain('<sitemapindex ');
  expect(urlsIn(index?.text)).toEqual([1, 2, 3, 4, 5].map((n) => `${site}/sitemap-${n}.xml`));

  const files = await Promise.all([1, 2, 3, 4, 5].map((page) => sitemap.sitemapPage(page)));
  expect(files.map((file) => urlsIn(file?.text).length)).toEqual([5, 5, 5, 5, 4]);
  expect(files.flatMap((file) => urlsIn(file?.text))).toEqual([
    ...[
      '/',
      '/questions',
      '/topics',
      '/practice',
      '/practice/train',
      '/drills',
      '/about',
      '/pricing',
      '/newsletter',
      '/ebook',
    ].map((path) => site + path),
    ...['/feedback', '/topics/walks', '/collections/starter'].map((path) => site + path),
    ...[1, 2, 4, 5, 7, 8, 10, 11].map((id) => `${site}/question/${id}`),
    ...[1, 4, 5].map((id) => `${site}/discussions/${id}`),
  ]);
  expect(await sitemap.sitemapPage(6)).toBeNull();
});

it('reads the database once until something changes', async () => {
  const sitemap = discover(50_000);
  await sitemap.sitemap();
  const query = vi.spyOn(database.pool, 'query');
  await sitemap.sitemap();
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});
