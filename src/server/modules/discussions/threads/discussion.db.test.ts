import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { badVariants, insertVariedQuestion } from '#test/support/varied-questions.ts';

let site: DiscussionSite;
let now = new Date('2026-11-01T10:00:00.000Z');
beforeAll(async () => {
  site = await createDiscussionSite({ now: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyTables(site.database.pool, 'discussions');
  now = new Date('2026-11-01T10:00:00.000Z');
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('POST /api/discussions', () => {
  const valid = () => ({
    title: 'Is it fair?',
    content: 'I *think* that $p = 1/2$, ||so yes||.',
    questionId: site.questionId,
  });
  const post = (fields: object, author = site.ada) =>
    author.post('/api/discussions', { ...valid(), ...fields });

  it('starts a discussion', async () => {
    const response = await post({});
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      ...valid(),
      variant: null,
      id: expect.any(Number),
      preview: 'I think that p = 1/2, [spoiler].',
      createdBy: site.ada.user.id,
      author: { username: 'Ada' },
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      lastActivityAt: now.toISOString(),
      isPinned: false,
      isLocked: false,
      commentCount: 0,
      viewCount: 0,
    });
  });

  it('says which numbers it talks about, in the list and on its page', async () => {
    const questionId = await insertVariedQuestion(site.database.pool);
    const { id, variant } = (await post({ questionId, variant: '1.2' })).json();
    expect(variant).toBe('1.2');
    const list = await site.nobody.get(`/api/discussions/question/${questionId}`);
    expect(list.json()).toMatchObject([{ id, variant: '1.2' }]);
    const thread = await site.nobody.get(`/api/discussions/${id}`);
    expect(thread.json()).toMatchObject({ variant: '1.2' });
  });

  it.each(badVariants)('refuses the numbers %j', async (variant, status) => {
    const questionId = await insertVariedQuestion(site.database.pool);
    expect((await post({ questionId, variant })).statusCode).toBe(status);
    const ofHidden = await insertVariedQuestion(site.database.pool, { isVisible: false });
    expect((await post({ questionId: ofHidden, variant: '1.1' })).statusCode).toBe(404);
  });

  it('takes the author from the session, and ignores other fields', async () => {
    const forged = { createdBy: site.bob.user.id, isPinned: true, viewCount: 9, id: 1 };
    const response = await post(forged);
    expect(response.json()).toMatchObject({
      createdBy: site.ada.user.id,
      isPinned: false,
      viewCount: 0,
    });
  });

  it('trims whitespace, and collapses it in the title', async () => {
    const response = await post({ title: '  Is\n it   fair? ', content: '\n\nI think so. \n' });
    expect(response.json()).toMatchObject({ title: 'Is it fair?', content: 'I think so.' });
  });

  it('requires sign-in', async () => {
    const response = await site.nobody.post('/api/discussions', valid());
    expect(response.statusCode).toBe(401);
    expect(response.json().message).toBe('You must be logged in to create a discussion');
  });

  it.each([
    [{ title: undefined }, 'Title must be at least 5 characters'],
    [{ title: 'Four' }, 'Title must be at least 5 characters'],
    [{ title: '  a  b  ' }, 'Title must be at least 5 characters'],
    [{ title: 7 }, 'Title must be at least 5 characters'],
    [{ title: 'x'.repeat(101) }, 'Title cannot exceed 100 characters'],
    [{ content: undefined }, 'Content must be at least 10 characters'],
    [{ content: '123456789' }, 'Content must be at least 10 characters'],
    [{ content: `${' '.repeat(20)}a` }, 'Content must be at least 10 characters'],
    [{ content: 'é'.repeat(51_201) }, 'Content cannot be longer than 100 kB'],
    [{ content: 'a '.repeat(50_001) }, 'The text is longer than 100,000 characters.'],
    [{ content: `${'> '.repeat(61)}too deep` }, 'The text is nested too deeply.'],
    [{ content: '$a$ '.repeat(301) }, 'There are more than 300 formulas.'],
    [{ questionId: undefined }, 'Invalid question id'],
    [{ questionId: 'x' }, 'Invalid question id'],
    [{ questionId: -1 }, 'Invalid question id'],
    [{ submissionKey: 'a b' }, 'Submission key must be at most 64 letters, digits, - or _'],
    [{ title: 'Is it\0 fair?' }, 'The text contains a character that cannot be saved.'],
    [{ title: '', content: '' }, 'Title must be at least 5 characters'],
  ])('refuses %j', async (fields, message) => {
    const response = await post(fields);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, error: message });
    expect(await site.rows('select id from discussions')).toEqual([]);
  });

  it('accepts the longest', async () => {
    expect((await post({ title: 'x'.repeat(100) })).statusCode).toBe(201);
    expect((await post({ content: 'a'.repeat(100_000) })).statusCode).toBe(201);
  });

  it.each([
    ['nowhere', () => 999_999],
    ['at a hidden question', () => site.hiddenId],
  ])('is refused %s', async (_where, questionId) => {
    const response = await post({ questionId: questionId() });
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('Question not found');
  });

  it('lets administrators start one on a hidden question', async () => {
    expect((await post({ questionId: site.hiddenId }, site.admin)).statusCode).toBe(201);
  });

  it('stores a duplicate once, even concurrently', async () => {
    const sent = Array.from({ length: 5 }, () => post({ submissionKey: 'key-1' }));
    const ids = (await Promise.all(sent)).map((response) => response.json().id);
    expect(new Set(ids).size).toBe(1);
    later(3600);
    expect((await post({ submissionKey: 'key-1', title: 'Another' })).json().id).toBe(ids[0]);

    const again = await Promise.all([post({ title: 'No key' }), post({ title: 'No key' })]);
    expect(again[0]?.json().id).toBe(again[1]?.json().id);
    later(61);
    expect((await post({ title: 'No key' })).json().id).not.toBe(again[0]?.json().id);
    expect(await site.rows('select id from discussions')).toHaveLength(3);
  });

  it('stores the same text about other numbers again', async () => {
    const questionId = await insertVariedQuestion(site.database.pool);
    const variants = ['1.1', '1.1', '1.2', null, '1.0'];
    for (const variant of variants) {
      expect((await post({ questionId, variant })).statusCode).toBe(201);
    }
    const stored = await site.rows('select variant from discussions order by id');
    expect(stored).toEqual([{ variant: '1.1' }, { variant: '1.2' }, { variant: null }]);
  });

  it('does not mistake two users for one', async () => {
    const one = await post({ submissionKey: 'key-1' });
    const other = await post({ submissionKey: 'key-1' }, site.bob);
    expect(other.json()).toMatchObject({ createdBy: site.bob.user.id });
    expect(other.json().id).not.toBe(one.json().id);
  });
});

describe('GET /api/discussions/question/:questionId', () => {
  const list = (query = '', reader = site.nobody) =>
    reader.get(`/api/discussions/question/${site.questionId}${query}`);

  it('lists pinned ones first, then by latest activity', async () => {
    const ids: Record<string, number> = {};
    for (const title of ['First', 'Second', 'Third', 'Fourth']) {
      later(60);
      ids[title] = (await site.start({ title })).id;
    }
    await site.admin.call('PATCH', `/api/admin/discussions/${ids.Second}`, { isPinned: true });
    later(60);
    await site.comment(ids.First ?? 0, 'Up again');
    const response = await list();
    expect(response.headers['x-total-count']).toBe('4');
    expect(response.json().map(({ title }: { title: string }) => title)).toEqual([
      'Second',
      'First',
      'Fourth',
      'Third',
    ]);
    expect(response.json()[1]).toMatchObject({
      commentCount: 1,
      lastActivityAt: now.toISOString(),
    });
  });

  it('returns one page if requested', async () => {
    for (const title of ['First', 'Second', 'Third']) {
      later(60);
      await site.start({ title });
    }
    const page = await list('?page=2&pageSize=2');
    expect(page.json()).toMatchObject([{ title: 'First' }]);
    expect(page.headers['x-total-count']).toBe('3');
    expect((await list('?page=9')).json()).toEqual([]);
    expect((await list('?pageSize=1')).json()).toHaveLength(1);
  });

  it('omits deleted ones, even for administrators', async () => {
    const { id } = await site.start();
    await site.admin.delete(`/api/admin/discussions/${id}`);
    for (const reader of [site.nobody, site.ada, site.admin]) {
      expect((await list('', reader)).json()).toEqual([]);
      expect((await list('', reader)).headers['x-total-count']).toBe('0');
    }
  });

  it.each([
    ['page=0', 'Page must be a positive whole number'],
    ['page=a', 'Page must be a positive whole number'],
    ['pageSize=101', 'Page size must be a whole number from 1 to 100'],
  ])('refuses %s', async (query, message) => {
    const response = await list(`?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it.each([
    ['x', 400, 'Invalid question id'],
    ['0', 400, 'Invalid question id'],
    ['999999', 404, 'Question not found'],
  ])('of question %s answers %i', async (id, status, message) => {
    const response = await site.ada.get(`/api/discussions/question/${id}`);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toBe(message);
  });

  it('reveals a hidden question to administrators only', async () => {
    await site.start({ questionId: site.hiddenId }, site.admin);
    const path = `/api/discussions/question/${site.hiddenId}`;
    for (const reader of [site.nobody, site.ada]) {
      const response = await reader.get(path);
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe('Question not found');
      expect(response.headers['x-total-count']).toBeUndefined();
    }
    expect((await site.admin.get(path)).json()).toHaveLength(1);
  });
});
