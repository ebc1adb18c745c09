import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';

let site: TestApp;
let people: People;
let ids: number[] = [];
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyTables(site.database.pool, 'questions', 'audit_log', 'kept_exports');
  ids = await insertQuestions(site.database.pool, [
    { name: 'One', isPremium: true, type: 'Trader Interview Question' },
    { name: 'Two', isVisible: false, category: 'Options', difficulty: 'Hard' },
    { name: 'Three' },
  ]);
  await insertSolution(site.database.pool, { questionId: ids[0] ?? 0, content: 'It is 1.' });
});

const query = async (sql: string, ...values: unknown[]) =>
  (await site.database.pool.query(sql, values)).rows;
const names = async () =>
  (await query('SELECT name FROM questions ORDER BY id')).map(({ name }) => name);
const acts = () => query('SELECT action, actor_name, subject_id, details FROM audit_log');

describe('DELETE /api/admin/questions/:id', () => {
  const remove = (of: unknown = ids[0], who: People[keyof People] = people.admin) =>
    who.delete(`/api/admin/questions/${of}?permanent=true`);

  it('deletes the question and everything that references it', async () => {
    const [id] = ids;
    await query(
      `INSERT INTO discussions (question_id, title, content, content_html, preview)
         VALUES ($1, 'A title', 'Some words', '', '')`,
      id,
    );
    await query(
      `INSERT INTO error_reports (question_id, description) VALUES ($1, 'It is wrong.')`,
      id,
    );
    const listed = await people.nobody.get('/api/questions');
    expect(listed.json()).toHaveLength(2);
    expect((await remove()).statusCode).toBe(204);
    expect(await names()).toEqual(['Two', 'Three']);
    for (const table of ['solutions', 'discussions', 'error_reports', 'question_revisions']) {
      expect(await query(`SELECT 1 FROM ${table} WHERE question_id = $1`, id)).toEqual([]);
    }
    expect((await people.nobody.get('/api/questions')).json()).toHaveLength(1);
    expect((await people.nobody.get(`/api/questions/${id}`)).statusCode).toBe(404);
    expect(await acts()).toEqual([
      {
        action: 'question.delete',
        actor_name: people.admin.username,
        subject_id: String(id),
        details: { name: 'One' },
      },
    ]);
  });

  it('requires permanent=true', async () => {
    for (const wish of ['', '?permanent=false', '?permanent=', '?permanent=1']) {
      const answer = await people.admin.delete(`/api/admin/questions/${ids[0]}${wish}`);
      expect(answer.statusCode).toBe(400);
    }
    expect(await names()).toHaveLength(3);
  });

  it('requires a question and an administrator', async () => {
    expect((await remove(424_242)).statusCode).toBe(404);
    expect((await remove('x')).statusCode).toBe(400);
    expect((await remove(ids[0], people.nobody)).statusCode).toBe(401);
    expect((await remove(ids[0], people.user)).statusCode).toBe(403);
    expect(await names()).toHaveLength(3);
    expect(await acts()).toEqual([]);
  });
});

describe('POST /api/admin/questions/bulk', () => {
  const change = (action: unknown, of: unknown = ids, who: People[keyof People] = people.admin) =>
    who.post('/api/admin/questions/bulk', { ids: of, action });

  it.each([
    ['hide', 2, { is_visible: false }],
    ['show', 1, { is_visible: true }],
    ['premium', 2, { is_premium: true }],
    ['free', 1, { is_premium: false }],
  ])('can %s, and counts what changed', async (action, changed, state) => {
    const answer = await change(action, [...ids, ids[0], 424_242]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ changed });
    expect(await query('SELECT * FROM questions')).toEqual(
      ids.map(() => expect.objectContaining(state)),
    );
    expect(await query('SELECT version FROM questions WHERE version > 1')).toHaveLength(changed);
    expect(await query('SELECT version, editor_id FROM question_revisions')).toEqual(
      Array.from({ length: changed }, () => ({ version: 2, editor_id: people.admin.id })),
    );
    expect(await acts()).toMatchObject([{ action: `question.bulk_${action}` }]);
    expect((await change(action)).json()).toEqual({ changed: 0 });
    expect(await acts()).toHaveLength(1);
  });

  it('can delete', async () => {
    expect((await change('delete', ids.slice(0, 2))).json()).toEqual({ changed: 2 });
    expect(await names()).toEqual(['Three']);
    expect((await acts())[0].details.questions).toEqual([
      { id: ids[0], name: 'One' },
      { id: ids[1], name: 'Two' },
    ]);
  });

  it.each([
    ['delete', [], 'Select at least one question'],
    ['delete', Array.from({ length: 1001 }, (_, n) => n + 1), 'Select at most 1,000 questions'],
    ['delete', ['x'], 'Invalid question id'],
    ['delete', 'all', 'Ids must be a list'],
    ['explode', [1], 'Action must be one of show, hide, premium, free, delete'],
  ])('refuses to %s %.20j', async (action, of, message) => {
    const answer = await change(action, of);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message);
    expect(await names()).toHaveLength(3);
  });

  it('accepts a thousand at once', async () => {
    const many = await insertQuestions(
      site.database.pool,
      Array.from({ length: 1000 }, () => ({})),
    );
    expect((await change('hide', many)).json()).toEqual({ changed: 1000 });
  });

  it('requires an administrator', async () => {
    expect((await change('delete', ids, people.nobody)).statusCode).toBe(401);
    expect((await change('delete', ids, people.user)).statusCode).toBe(403);
    expect(await names()).toHaveLength(3);
  });
});

describe('DELETE /api/admin/questions/all', () => {
  const clear = (who: People[keyof People] = people.admin) =>
    who.delete('/api/admin/questions/all');

  it('stores an export of what it deletes', async () => {
    const exported = (await people.admin.get('/api/admin/export?format=json')).json();
    const answer = await clear();
    expect(answer.statusCode).toBe(200);
    const { deleted, exportId } = answer.json();
    expect(deleted).toBe(3);
    expect(await names()).toEqual([]);
    expect((await people.nobody.get('/api/questions')).json()).toEqual([]);
    expect(await acts()).toMatchObject([
      { action: 'question.export', subject_id: 'all', details: { format: 'json' } },
      { action: 'question.delete_all', subject_id: 'all', details: { deleted: 3, exportId } },
    ]);

    const kept = await people.admin.get('/api/admin/kept-exports');
    expect(kept.headers['x-total-count']).toBe('1');
    expect(kept.json()).toEqual([
      {
        id: exportId,
        reason: 'delete-all',
        format: 'json',
        rowCount: 3,
        createdBy: people.admin.username,
        createdAt: expect.any(String),
      },
    ]);
    const file = await people.admin.get(`/api/admin/kept-exports/${exportId}`);
    expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="questions-\\d{4}-\\d\\d-\\d\\d-${exportId}.json"$`),
    );
    expect(file.json()).toHaveLength(3);
    expect(file.json()).toEqual(exported);
    expect((await acts()).at(-1)).toMatchObject({
      action: 'question.export',
      details: { keptExport: exportId },
    });
  });

  it('deletes nothing if the export cannot be stored', async () => {
    await query(`ALTER TABLE kept_exports ADD CONSTRAINT no_room CHECK (row_count < 0) NOT VALID`);
    try {
      expect((await clear()).statusCode).toBe(500);
    } finally {
      await query('ALTER TABLE kept_exports DROP CONSTRAINT no_room');
    }
    expect(await names()).toHaveLength(3);
    expect(await acts()).toEqual([]);
  });

  it('requires an administrator', async () => {
    expect((await clear(people.nobody)).statusCode).toBe(401);
    expect((await clear(people.user)).statusCode).toBe(403);
    expect(await names()).toHaveLength(3);
  });

  it('stores no export if there are no questions', async () => {
    expect((await people.admin.get('/api/admin/kept-exports/424242')).statusCode).toBe(404);
    expect((await people.admin.get('/api/admin/kept-exports/x')).statusCode).toBe(400);
  });
});
