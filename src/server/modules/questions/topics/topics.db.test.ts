import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectionDetail, TopicDetail, TopicMap } from '#shared/contracts/topic.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions, setStatus } from '#test/support/questions.ts';
import { readCollections, readTopics } from './read-topics.ts';

let site: TestApp;
let anyone: Visitor;
let ada: Visitor;
/** One of the site's own topics and collections, without a question in common, with the test's questions. */
const [collection] = await readCollections();
const slugs = collection?.questions.slice(0, 3) ?? [];
const topic = (await readTopics()).find(({ start }) =>
  start?.every((slug) => !slugs.includes(slug)),
);
const start = topic?.start ?? [];
const tags = topic?.tags.slice(0, 2) ?? [];
const ofTopic = `topic=${topic?.slug}`;
const ofCollection = `collection=${collection?.slug}`;
let ids: number[];

beforeAll(async () => {
  site = await createTestApp();
  const { pool } = site.database;
  ids = await insertQuestions(pool, [
    { name: 'C', tags: tags.slice(0, 1), difficulty: 'Easy', subject: 'What is C?' },
    { name: 'B', tags, difficulty: 'Hard', isPremium: true },
    { name: 'A', tags: ['none of its tags'] },
    { name: 'H', tags, isVisible: false },
    { name: 'I', tags, isVisible: false },
  ]);
  const [c, b, a, h, i] = ids;
  // In the collection: B, A, and a hidden one. To start with: the other hidden one and C.
  await pool.query(
    `insert into bank_entries (slug, question_id, content_hash, question_version)
       select slug, id, 'x', 1 from unnest($1::text[], $2::int[]) as entry (slug, id)`,
    [
      [...slugs, ...start],
      [b, a, h, i, c],
    ],
  );
  anyone = new Visitor(site.app);
  ada = new Visitor(site.app, await site.signIn({ username: 'ada' }));
  await setStatus(pool, 'ada', c ?? 0, 'solved');
  await site.changes.settle();
});
afterAll(() => site.close());

async function read<Body>(path: string, visitor = anyone): Promise<Body> {
  const response = await visitor.get(path);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

describe('GET /api/topics', () => {
  const find = async (visitor: Visitor) =>
    (await read<TopicMap>('/api/topics', visitor)).groups
      .flatMap(({ topics }) => topics)
      .find(({ slug }) => slug === topic?.slug);

  it('has every topic in its group, with its visible questions', async () => {
    const { groups } = await read<TopicMap>('/api/topics');
    expect(groups.flatMap(({ topics }) => topics)).toHaveLength((await readTopics()).length);
    expect(await find(anyone)).toMatchObject({ name: topic?.name, total: 2, solved: null });
  });

  it("has the user's own record", async () => {
    expect(await find(ada)).toMatchObject({ total: 2, solved: 1 });
  });

  it('has the collections in order', async () => {
    const { collections } = await read<TopicMap>('/api/topics');
    expect(collections.map(({ slug }) => slug)).toEqual(
      (await readCollections()).map(({ slug }) => slug),
    );
    expect(collections[0]).toMatchObject({ total: 2, solved: null });
  });
});

describe('GET /api/topics/:slug', () => {
  it('has its questions by difficulty, with their subject lines', async () => {
    const { levels, total } = await read<TopicDetail>(`/api/topics/${topic?.slug}`);
    expect(total).toBe(2);
    expect(levels).toMatchObject([
      { difficulty: 'Easy', total: 1, questions: [{ name: 'C', subject: 'What is C?' }] },
      { difficulty: 'Hard', total: 1, questions: [{ name: 'B', isPremium: true }] },
    ]);
  });

  it("has only the user's own statuses", async () => {
    const path = `/api/topics/${topic?.slug}`;
    expect(await read(path, ada)).toMatchObject({
      solved: 1,
      levels: [{ questions: [{ status: 'solved' }] }, { questions: [{ status: null }] }],
    });
    expect(await read(path)).toMatchObject({
      solved: null,
      levels: [{ questions: [{ status: null }] }, {}],
    });
  });

  it('has the visible questions to start with', async () => {
    const path = `/api/topics/${topic?.slug}`;
    expect((await read<TopicDetail>(path)).start).toMatchObject([{ name: 'C', status: null }]);
    expect((await read<TopicDetail>(path, ada)).start).toMatchObject([{ status: 'solved' }]);
  });

  it.each(['no-such-topic', '..%2Fsecret', '%00', 'x'.repeat(100)])(
    'does not know %s',
    async (slug) => {
      const response = await anyone.get(`/api/topics/${slug}`);
      expect(response.statusCode).toBe(404);
      expect((await anyone.get(`/api/collections/${slug}`)).statusCode).toBe(404);
    },
  );
});

describe('GET /api/collections/:slug', () => {
  it('has its visible questions in its order', async () => {
    const found = await read<CollectionDetail>(`/api/collections/${collection?.slug}`);
    expect(found.questions.map(({ name }) => name)).toEqual(['B', 'A']);
    expect(found).toMatchObject({ name: collection?.name, total: 2, solved: null });
    expect(found.aboutHtml).toMatch(/^<p>/);
  });
});

describe('the list of questions', () => {
  it.each([
    [ofTopic, ['B', 'C']],
    [`${ofTopic}&sort=name&direction=desc`, ['C', 'B']],
    [`${ofTopic}&difficulty=Hard`, ['B']],
    ['topic=no-such-topic', []],
    [ofCollection, ['B', 'A']],
    [`${ofCollection}&sort=name`, ['A', 'B']],
    [`${ofCollection}&${ofTopic}`, ['B']],
    [`${ofCollection}&page=2&pageSize=1`, ['A']],
    ['collection=no-such-collection', []],
    ['topic=', ['A', 'B', 'C']],
  ])('with %s has %j', async (query, names) => {
    const rows = await read<{ name: string }[]>(`/api/questions?${query}`);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('is walked through in the order of the collection', async () => {
    const path = `/api/questions/${ids[1]}/neighbors?${ofCollection}`;
    expect(await read(path)).toMatchObject({
      previous: null,
      next: { name: 'A' },
      position: 1,
      total: 2,
    });
  });
});

describe('GET /api/questions/:id/topics', () => {
  it('has the topics with any of its tags', async () => {
    const found = await read<{ slug: string }[]>(`/api/questions/${ids[0]}/topics`);
    expect(found).toContainEqual({ slug: topic?.slug, name: topic?.name });
    expect(await read(`/api/questions/${ids[2]}/topics`)).toEqual([]);
  });

  it('does not know hidden questions, except for administrators', async () => {
    const path = `/api/questions/${ids[3]}/topics`;
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    expect((await anyone.get(path)).statusCode).toBe(404);
    expect((await ada.get(path)).statusCode).toBe(404);
    expect((await admin.get(path)).statusCode).toBe(200);
    expect((await anyone.get('/api/questions/999999/topics')).statusCode).toBe(404);
  });
});
