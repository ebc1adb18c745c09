import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';

const first = { name: 'Two envelopes', description: 'Which envelope do you **choose**?' };
const second = { name: 'Three envelopes', description: first.description, category: 'Puzzle' };

describe('the history of a question', () => {
  let site: TestApp;
  let people: People;
  let id = 0;
  let now = new Date('2026-03-01T12:00:00Z');
  beforeAll(async () => {
    site = await createTestApp({ now: () => now });
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    const { admin } = people;
    id = (await admin.post('/api/admin/questions', { ...first, solution: 'One' })).json().id;
    now = new Date(now.getTime() + 60_000);
    await admin.put(`/api/admin/questions/${id}`, { ...second, solution: 'Two' });
    now = new Date(now.getTime() + 60_000);
  });

  const history = async () => (await people.admin.get(`/api/admin/questions/${id}/history`)).json();
  const restore = (body: object, who: People[keyof People] = people.admin, of: unknown = id) =>
    who.post(`/api/admin/questions/${of}/restore`, body);

  it('shows who changed what and when, newest first', async () => {
    const editor = people.admin.username;
    const shared = { editor, createdAt: expect.any(String) };
    const versions = await history();
    expect(versions).toHaveLength(4);
    expect(versions).toEqual(
      expect.arrayContaining([
        {
          ...shared,
          subject: 'question',
          version: 2,
          isCurrent: true,
          changed: ['name', 'category'],
          content: expect.objectContaining(second),
        },
        {
          ...shared,
          subject: 'question',
          version: 1,
          isCurrent: false,
          changed: null,
          content: expect.objectContaining({ ...first, category: 'General' }),
        },
        {
          ...shared,
          subject: 'solution',
          version: 2,
          isCurrent: true,
          changed: ['content'],
          content: { content: 'Two' },
        },
      ]),
    );
    const moments = versions.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(moments).toEqual(moments.toSorted().reverse());
  });

  it('restores an earlier version', async () => {
    const answer = await restore({ subject: 'question', version: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...first,
      descriptionHtml: expect.stringContaining('<strong>'),
      category: 'General',
      version: 3,
      solution: { content: 'Two' },
    });
    const solution = await restore({ subject: 'solution', version: 1 });
    expect(solution.json().solution).toMatchObject({ content: 'One', version: 3 });
    expect(await history()).toHaveLength(6);
    expect((await people.nobody.get(`/api/questions/${id}`)).json().name).toBe(first.name);
    const { rows } = await site.database.pool.query(
      "SELECT action FROM audit_log WHERE action LIKE '%.restore' ORDER BY id DESC LIMIT 2",
    );
    expect(rows).toEqual([{ action: 'solution.restore' }, { action: 'question.restore' }]);
  });

  it('reads versions from before answer checks could be dropped', async () => {
    await site.database.pool.query(
      "UPDATE question_revisions SET content = content - 'keepsAnswer' WHERE question_id = $1 AND version = 1",
      [id],
    );
    expect(await history()).toContainEqual(
      expect.objectContaining({ subject: 'question', changed: ['name', 'category'] }),
    );
    const answer = await restore({ subject: 'question', version: 1 });
    expect(answer.json()).toMatchObject({ ...first, version: 3 });
  });

  it('saves nothing if nothing would change', async () => {
    expect((await restore({ subject: 'question', version: 2 })).json().version).toBe(2);
    expect(await history()).toHaveLength(4);
  });

  it.each([
    [{ subject: 'question', version: 9 }, 404],
    [{ subject: 'comment', version: 1 }, 400],
    [{ subject: 'question', version: 0 }, 400],
    [{ subject: 'question' }, 400],
  ])('refuses %j with %i', async (body, status) => {
    expect((await restore(body)).statusCode).toBe(status);
    expect(await history()).toHaveLength(4);
  });

  it('requires a question and an administrator', async () => {
    const wanted = { subject: 'question', version: 1 };
    expect((await restore(wanted, people.admin, 424_242)).statusCode).toBe(404);
    expect((await people.admin.get('/api/admin/questions/424242/history')).statusCode).toBe(404);
    expect((await restore(wanted, people.nobody)).statusCode).toBe(401);
    expect((await restore(wanted, people.user)).statusCode).toBe(403);
    expect(await history()).toHaveLength(4);
  });
});
