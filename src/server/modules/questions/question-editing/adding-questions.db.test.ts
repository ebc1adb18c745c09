import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';

const question = { name: 'Two envelopes', description: 'Which envelope do you **choose**?' };

let site: TestApp;
let people: People;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
});
afterAll(() => site.close());

const query = async (sql: string, ...values: unknown[]) =>
  (await site.database.pool.query(sql, values)).rows;
const acts = (id: number) =>
  query(
    `SELECT action, actor_name FROM audit_log
       WHERE (subject_type = 'question' AND subject_id = $1)
         OR (details ->> 'questionId')= $1 ORDER BY id`,
    String(id),
  );

describe('POST /api/admin/questions', () => {
  beforeEach(() => query('DELETE FROM questions'));

  const add = (body: object = question, who: People[keyof People] = people.admin) =>
    who.post('/api/admin/questions', body);
  const count = async () => (await query('SELECT count(*)::int FROM questions'))[0].count;

  it('requires a name and a description, and fills in the rest', async () => {
    const answer = await add();
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(answer.json()).toMatchObject({
      ...question,
      descriptionHtml: expect.stringContaining('<strong>choose</strong>'),
      difficulty: 'Medium',
      category: 'General',
      type: 'Quantitative Researcher Interview Question',
      imageUrl: null,
      isVisible: true,
      isPremium: false,
      version: 1,
      hasSolution: false,
      solution: null,
    });
    expect((await people.nobody.get(`/api/questions/${id}`)).statusCode).toBe(200);
    expect(await acts(id)).toEqual([
      { action: 'question.create', actor_name: people.admin.username },
    ]);
  });

  it("saves everything, with the job title's suffix once", async () => {
    const answer = await add({
      ...question,
      difficulty: 'Hard',
      category: 'Options',
      type: 'Stochastic Calculus',
      imageUrl: '/uploads/tree.png',
      isVisible: false,
      isPremium: true,
      solution: 'The *other* one.',
    });
    expect(answer.json()).toMatchObject({
      difficulty: 'Hard',
      category: 'Options',
      type: 'Stochastic Calculus Interview Question',
      imageUrl: '/uploads/tree.png',
      isVisible: false,
      isPremium: true,
      solution: { content: 'The *other* one.', version: 1 },
    });
    const { id } = answer.json();
    expect((await people.nobody.get(`/api/questions/${id}`)).statusCode).toBe(404);
    expect((await acts(id)).map(({ action }) => action)).toEqual([
      'question.create',
      'solution.create',
    ]);
    expect(
      await query('SELECT subject FROM question_revisions WHERE question_id = $1', id),
    ).toEqual([{ subject: 'question' }, { subject: 'solution' }]);
    const again = await add({ ...question, type: answer.json().type });
    expect(again.json().type).toBe('Stochastic Calculus Interview Question');
  });

  it.each([
    ['name', 'ab', 'Name must be at least 3 characters'],
    ['name', undefined, 'Name must be at least 3 characters'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['difficulty', 'Impossible', 'Difficulty must be Easy, Medium or Hard'],
    ['difficulty', '', 'Difficulty must be Easy, Medium or Hard'],
    ['imageUrl', '../../etc/passwd', 'Image must be the name of an uploaded file'],
    ['isVisible', 'yes', 'Visibility must be true or false'],
    ['isPremium', null, 'Premium must be true or false'],
    ['solution', 5, 'Solution must be a string'],
    ['solution', `$${'x'.repeat(2001)}$`, expect.stringMatching(/^A formula /)],
  ])('refuses the %s %.20j and adds nothing', async (field, value, message) => {
    const answer = await add({ ...question, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, fieldErrors: { [field]: message } });
    expect(await count()).toBe(0);
  });

  it.each([
    ['nobody', 401],
    ['user', 403],
    ['subscriber', 403],
  ] as const)('refuses %s with %i', async (who, status) => {
    expect((await add(question, people[who])).statusCode).toBe(status);
    expect(await count()).toBe(0);
  });
});

describe.each([
  ['visibility', 'isVisible', 'Visibility must be true or false'],
  ['premium', 'isPremium', 'Premium must be true or false'],
] as const)('PATCH /api/admin/questions/:id/%s', (what, field, complaint) => {
  let id = 0;
  beforeEach(async () => {
    [id = 0] = await insertQuestions(site.database.pool, [{}]);
  });

  const patch = (body: object, who: People[keyof People] = people.admin, of: number = id) =>
    who.call('PATCH', `/api/admin/questions/${of}/${what}`, body);

  it('changes it for everyone, once', async () => {
    const before = (await people.admin.get(`/api/admin/questions/${id}`)).json();
    const wanted = !before[field];
    const answer = await patch({ [field]: wanted });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ [field]: wanted, name: before.name, version: 2 });
    expect((await patch({ [field]: wanted })).json().version).toBe(2);
    expect((await acts(id)).map(({ action }) => action)).toEqual(['question.update']);
    const seen = await people.nobody.get(`/api/questions/${id}`);
    if (field === 'isVisible') expect(seen.statusCode).toBe(404);
    else expect(seen.json().isPremium).toBe(true);
  });

  it('requires a boolean, a question and an administrator', async () => {
    for (const value of [undefined, null, 'true', 1]) {
      const answer = await patch({ [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe(complaint);
    }
    expect((await patch({ [field]: true }, people.admin, 424_242)).statusCode).toBe(404);
    expect((await patch({ [field]: true }, people.nobody)).statusCode).toBe(401);
    expect((await patch({ [field]: true }, people.user)).statusCode).toBe(403);
    expect(await acts(id)).toEqual([]);
  });
});
