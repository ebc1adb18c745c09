import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAnswer } from '#test/support/answers.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';

const name = 'Two envelopes';
const description = 'Which envelope do you choose, and why?';
const asked = {
  answer: { kind: 'fraction', unit: null, choices: null },
  hintCount: 1,
  lab: { slug: 'two-envelopes', kind: 'simulation' },
};
const nothing = { answer: null, hintCount: 0, lab: null };

describe('the answer check of a question that is edited', () => {
  let site: TestApp;
  let people: People;
  let id = 0;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    const { pool } = site.database;
    await pool.query('DELETE FROM questions');
    [id = 0] = await insertQuestions(pool, [{ name, description }]);
    await insertAnswer(pool, {
      questionId: id,
      slug: 'two-envelopes',
      hints: [{ source: 'Look.', html: '<p>Look.</p>' }],
      hasSimulation: true,
    });
  });

  const save = (change: object = {}, who: People[keyof People] = people.admin) =>
    who.put(`/api/admin/questions/${id}`, { name, description, ...change });
  const seen = async (who: People[keyof People] = people.nobody) =>
    (await who.get(`/api/questions/${id}`)).json();
  const calls = async () =>
    Promise.all([
      people.nobody.post(`/api/questions/${id}/answer`, { answer: '2/3' }),
      people.user.post(`/api/questions/${id}/answer/reveal`),
      people.nobody.get(`/api/questions/${id}/hints/1`),
    ]);
  const statuses = async () => (await calls()).map(({ statusCode }) => statusCode);

  it.each([{}, { keepsAnswer: true }])('is kept with %j', async (change) => {
    const saved = await save({ ...change, description: 'Which of them do you choose?' });
    expect(saved.json()).toMatchObject({ version: 2, keepsAnswer: true });
    expect(await seen()).toMatchObject(asked);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('is dropped with hints and simulation on request', async () => {
    const saved = await save({ description: 'How many envelopes are there?', keepsAnswer: false });
    expect(saved.json()).toMatchObject({ version: 2, keepsAnswer: false });
    expect(await seen()).toMatchObject(nothing);
    expect(await seen(people.admin)).toMatchObject(nothing);
    expect(await statuses()).toEqual([404, 404, 404]);
    const [check] = await calls();
    expect(check.json().message).toBe('This question has no answer to check.');
    // A later save that leaves it out does not change it.
    expect((await save()).json()).toMatchObject({ version: 3, keepsAnswer: false });
    expect(await seen()).toMatchObject(nothing);
  });

  it('is recorded in the audit log and the history when dropped', async () => {
    expect((await save({ keepsAnswer: false, version: 1 })).json().version).toBe(2);
    const { rows } = await site.database.pool.query(
      "SELECT action, details FROM audit_log WHERE subject_type = 'question' AND subject_id = $1",
      [String(id)],
    );
    expect(rows).toEqual([
      { action: 'question.update', details: { version: 2, changed: ['keepsAnswer'] } },
    ]);
    await save({ keepsAnswer: true });
    const history = await people.admin.get(`/api/admin/questions/${id}/history`);
    expect(history.json()).toMatchObject([
      { version: 3, changed: ['keepsAnswer'], content: { keepsAnswer: true } },
      { version: 2, changed: null, content: { keepsAnswer: false } },
    ]);
  });

  it('is restored and dropped with the version', async () => {
    await save({ isPremium: true });
    await save({ description: 'How many envelopes are there?', keepsAnswer: false });
    const restore = (version: number) =>
      people.admin.post(`/api/admin/questions/${id}/restore`, { subject: 'question', version });
    expect((await restore(2)).json()).toMatchObject({ description, keepsAnswer: true });
    expect(await seen()).toMatchObject(asked);
    expect((await restore(3)).json().keepsAnswer).toBe(false);
    expect(await seen()).toMatchObject(nothing);
  });

  it.each([
    ['nobody', 401],
    ['user', 403],
    ['subscriber', 403],
  ] as const)('is not dropped by %s', async (who, status) => {
    expect((await save({ keepsAnswer: false }, people[who])).statusCode).toBe(status);
    expect(await seen()).toMatchObject(asked);
  });

  it('is not dropped from a stale version', async () => {
    await save({ isPremium: true });
    expect((await save({ keepsAnswer: false, version: 1 })).statusCode).toBe(409);
    expect(await seen()).toMatchObject(asked);
  });
});
