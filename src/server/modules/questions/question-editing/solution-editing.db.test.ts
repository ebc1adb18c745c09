import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { ChangeFeed } from '../../../db/change-feed.ts';
import { openDatabase } from '../../../db/client.ts';
import { createSolutionUpdateService } from '../../practice/solutions/solution-update.service.ts';

const content = 'By symmetry it is $\\frac12$.';
const required = 'Solution content is required';

describe('saving a solution', () => {
  let site: TestApp;
  let people: People;
  let questionId = 0;
  let now = new Date();
  beforeAll(async () => {
    site = await createTestApp({ now: () => now });
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    now = new Date();
    [questionId = 0] = await insertQuestions(site.database.pool, [{ isVisible: false }]);
  });

  const add = (body: object = { questionId, content }, who: People[keyof People] = people.admin) =>
    who.post('/api/admin/solutions', body);
  const save = (id: unknown, body: object, who: People[keyof People] = people.admin) =>
    who.put(`/api/admin/solutions/${id}`, body);
  const query = async (sql: string, value: unknown = questionId) =>
    (await site.database.pool.query(sql, [value])).rows;
  const rows = () => query('SELECT * FROM solutions WHERE question_id = $1');
  const revisions = () =>
    query('SELECT * FROM question_revisions WHERE question_id = $1 ORDER BY version');
  const acts = (id: number) =>
    query(
      "SELECT * FROM audit_log WHERE subject_type = 'solution' AND subject_id = $1::text ORDER BY id",
      id,
    );

  it('adds one, then changes it', async () => {
    const added = await add({ questionId, content, id: 7 });
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    const rendered = { contentHtml: expect.stringContaining('class="katex"') };
    const updatedAt = now.toISOString();
    expect(added.json()).toEqual({ id, questionId, content, ...rendered, version: 1, updatedAt });

    now = new Date(now.getTime() + 1000);
    const saved = await save(id, { content: 'One *half*.', version: 1 });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toEqual({
      id,
      questionId,
      content: 'One *half*.',
      contentHtml: '<p>One <em>half</em>.</p>\n',
      version: 2,
      updatedAt: now.toISOString(),
    });
    const { id: editor_id, username: editor_name } = people.admin;
    expect(await revisions()).toMatchObject([
      { subject: 'solution', version: 1, content: { content }, editor_id, editor_name },
      { subject: 'solution', version: 2, content: { content: 'One *half*.' }, editor_id },
    ]);
    expect(await acts(id)).toMatchObject([
      { actor_id: editor_id, action: 'solution.create', details: { questionId, version: 1 } },
      { actor_id: editor_id, action: 'solution.update', details: { questionId, version: 2 } },
    ]);
  });

  it('saves nothing if nothing changes', async () => {
    const { id } = (await add()).json();
    const before = await rows();
    now = new Date(now.getTime() + 1000);
    expect((await save(id, { content })).json().version).toBe(1);
    expect(await rows()).toEqual(before);
    expect(await revisions()).toHaveLength(1);
    expect(await acts(id)).toHaveLength(1);
  });

  it('does not add a second one, even concurrently', async () => {
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await add()).json()).toMatchObject({
      code: 'SOLUTION_EXISTS',
      message: 'This question already has a solution.',
    });
    expect(await rows()).toHaveLength(1);
  });

  it('warns instead of overwriting a concurrent save', async () => {
    const { id } = (await add()).json();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((one) => save(id, { content: one, version: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'Someone else has just saved this solution.',
    });
    expect((await save(id, { content: 'The last wins' })).json().version).toBe(3);
  });

  it('continues the version count of a deleted solution', async () => {
    const { id } = (await add()).json();
    await save(id, { content: 'Second' });
    await query('DELETE FROM solutions WHERE id = $1', id);
    expect((await add()).json().version).toBe(3);
  });

  it.each([
    ['nobody', 401],
    ['user', 403],
    ['subscriber', 403],
  ] as const)('refuses %s with %i', async (who, status) => {
    expect((await add(undefined, people[who])).statusCode).toBe(status);
    const { id } = (await add()).json();
    for (const which of [id, 424_242]) {
      expect((await save(which, { content: 'Mine' }, people[who])).statusCode).toBe(status);
    }
    expect(await rows()).toMatchObject([{ content, version: 1 }]);
  });

  it.each([
    ['no', undefined, required],
    ['an empty', '', required],
    ['a blank', ' \n\t ', required],
    ['a listed', ['x'], required],
    ['too long a', 'x'.repeat(100_001), /.+/],
    ['too heavy a', `$${'x'.repeat(2001)}$`, /^A formula /],
  ])('refuses %s content', async (_what, bad, message) => {
    const told = typeof message === 'string' ? message : expect.stringMatching(message);
    const refusedNew = await add({ questionId, content: bad });
    expect(refusedNew.statusCode).toBe(400);
    expect(refusedNew.json()).toMatchObject({ message: told, fieldErrors: { content: told } });
    const { id } = (await add()).json();
    const refused = await save(id, { content: bad });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fieldErrors).toEqual({ content: told });
    expect(await rows()).toMatchObject([{ content, version: 1 }]);
  });

  it.each(['0', '-1', 'abc', '1e9', '99999999999999'])('refuses the id %s', async (id) => {
    expect((await save(id, { content })).statusCode).toBe(400);
    const refused = await add({ questionId: id, content });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('Invalid question id');
  });

  it('requires an existing question and solution', async () => {
    const noQuestion = await add({ questionId: 424_242, content });
    expect(noQuestion.statusCode).toBe(404);
    expect(noQuestion.json().message).toBe('Question not found');
    const noSolution = await save(424_242, { content });
    expect(noSolution.statusCode).toBe(404);
    expect(noSolution.json().message).toBe('Solution not found');
  });

  it('is visible to other processes once it responds', async () => {
    const { connection, pool } = site.database;
    const feed = new ChangeFeed(connection, () => {});
    await feed.start();
    const elsewhere = createSolutionUpdateService(openDatabase(pool), feed);
    const [visible = 0] = await insertQuestions(pool, [{}]);
    const { id } = (await add({ questionId: visible, content })).json();
    const first = await elsewhere.lastSave(visible);
    expect(first.timestamp).toBe(now.getTime());
    now = new Date(now.getTime() + 1000);
    await save(id, { content: 'Another' });
    expect((await elsewhere.lastSave(visible)).timestamp).toBe(now.getTime());
    await feed.close();
  });
});
