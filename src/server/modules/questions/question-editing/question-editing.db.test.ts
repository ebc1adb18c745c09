import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';

const name = 'Two envelopes';
const description = 'Which envelope do you **choose**, and why? $x^2$';
const edit = { name, description };

describe('PUT /api/admin/questions/:id', () => {
  let site: TestApp;
  let people: People;
  let id = 0;
  let now = new Date();
  beforeAll(async () => {
    site = await createTestApp({ now: () => now });
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    now = new Date();
    [id = 0] = await insertQuestions(site.database.pool, [
      { type: 'Quantitative Trader Interview Question', imageUrl: 'coin.png', isPremium: true },
    ]);
  });

  const save = (body: object = edit, who: People[keyof People] = people.admin, of: unknown = id) =>
    who.put(`/api/admin/questions/${of}`, body);
  const query = async (sql: string) => (await site.database.pool.query(sql, [id])).rows;
  const row = async () => (await query('SELECT * FROM questions WHERE id = $1'))[0];
  const revisions = () =>
    query('SELECT * FROM question_revisions WHERE question_id = $1 ORDER BY version');
  const acts = () =>
    query("SELECT * FROM audit_log WHERE subject_type = 'question' AND subject_id = $1::text");

  it('saves the text with its HTML and keeps everything else', async () => {
    const answer = await save({ ...edit, unknown: 1, id: 7 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id,
      name,
      subject: null,
      description,
      descriptionHtml: expect.stringMatching(/<strong>choose<\/strong>.*class="katex"/s),
      difficulty: 'Medium',
      category: 'General',
      type: 'Quantitative Trader Interview Question',
      imageUrl: 'coin.png',
      isVisible: true,
      isPremium: true,
      status: null,
      version: 2,
      createdAt: expect.any(String),
      updatedAt: now.toISOString(),
      hasSolution: false,
      hasVariants: false,
      usesVariants: false,
      keepsAnswer: null,
      tags: [],
      answer: null,
      hints: [],
      followUps: [],
      solution: null,
    });
    const seen = (await people.nobody.get(`/api/questions/${id}`)).json();
    const { createdAt, hasSolution, keepsAnswer, solution, ...saved } = answer.json();
    const { subject, tags, hints, followUps, hasVariants, usesVariants, ...shared } = saved;
    expect(seen).toMatchObject(shared);
  });

  it('saves every field, trimmed, with the job title in full', async () => {
    await people.admin.call('PATCH', `/api/questions/${id}/status`, { status: 'solved' });
    const change = {
      difficulty: 'Hard',
      category: 'Probability',
      isVisible: false,
      isPremium: false,
    };
    const answer = await save({
      ...change,
      name: `  ${name} `,
      description: `\n${description}\n`,
      type: ' Quantitative  Developer ',
      imageUrl: '',
    });
    expect(answer.json()).toMatchObject({
      ...change,
      ...edit,
      type: 'Quantitative Developer Interview Question',
      imageUrl: null,
      status: 'solved',
    });
    expect((await people.nobody.get(`/api/questions/${id}`)).statusCode).toBe(404);
  });

  it('records the new version and its editor', async () => {
    await save({ ...edit, difficulty: 'Easy' });
    const { id: editor_id, username } = people.admin;
    expect(await revisions()).toMatchObject([
      {
        subject: 'question',
        version: 2,
        content: { ...edit, difficulty: 'Easy', imageUrl: 'coin.png', isPremium: true },
        editor_id,
        editor_name: username,
      },
    ]);
    expect(await acts()).toMatchObject([
      {
        actor_id: editor_id,
        actor_name: username,
        action: 'question.update',
        details: { version: 2, changed: ['name', 'description', 'difficulty'] },
      },
    ]);
  });

  it('saves the solution along with it, or neither', async () => {
    const first = await save({ ...edit, solution: 'It is *one*.', solutionVersion: 0 });
    expect(first.json().solution).toMatchObject({ content: 'It is *one*.', version: 1 });
    const stale = await save({ ...edit, name: 'Not saved', solution: 'Two', solutionVersion: 0 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().message).toBe('Someone else has just saved this solution.');
    expect(await row()).toMatchObject({ name, version: 2 });
    const heavy = await save({ ...edit, name: 'Not saved', solution: `$${'x'.repeat(2001)}$` });
    expect(heavy.statusCode).toBe(400);
    expect(heavy.json().fieldErrors).toEqual({ solution: expect.stringMatching(/^A formula /) });
    const second = await save({ ...edit, solution: 'Two', solutionVersion: 1 });
    expect(second.json()).toMatchObject({ version: 2, solution: { content: 'Two', version: 2 } });
    const left = await save({ ...edit, solution: ' ' });
    expect(left.json().solution).toMatchObject({ content: 'Two', version: 2 });
    expect(await query('SELECT content FROM solutions WHERE question_id = $1')).toEqual([
      { content: 'Two' },
    ]);
  });

  it('saves nothing if nothing changes', async () => {
    await save();
    const before = await row();
    now = new Date(now.getTime() + 1000);
    const again = await save({ ...edit, type: 'Quantitative Trader', imageUrl: 'coin.png' });
    expect(again.json().version).toBe(2);
    expect(await row()).toEqual(before);
    expect(await revisions()).toHaveLength(1);
    expect(await acts()).toHaveLength(1);
  });

  it('warns instead of overwriting a concurrent save', async () => {
    expect((await save({ ...edit, version: 1 })).statusCode).toBe(200);
    const refused = await save({ name: 'Mine', description: 'Older than the other', version: 1 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'Someone else has just saved this question.',
    });
    expect(await row()).toMatchObject({ name, version: 2 });
    expect((await save({ ...edit, name: 'Mine', version: 2 })).statusCode).toBe(200);
    expect((await save({ ...edit, name: 'The last wins' })).json().version).toBe(4);
  });

  it('lets one of several concurrent saves win', async () => {
    const names = ['First', 'Second', 'Third', 'Fourth'];
    const answers = await Promise.all(
      names.map((one) => save({ name: one, description, version: 1 })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().name;
    expect(await row()).toMatchObject({ name: winner, version: 2 });
  });

  it.each([
    ['nobody', 401],
    ['user', 403],
    ['subscriber', 403],
  ] as const)('refuses %s with %i', async (who, status) => {
    const before = await row();
    expect((await save(edit, people[who])).statusCode).toBe(status);
    expect((await save(edit, people[who], 424_242)).statusCode).toBe(status);
    expect(await row()).toEqual(before);
  });

  it.each([
    ['424242', 404, 'Question not found'],
    ['0', 400, 'Invalid question id'],
    ['-1', 400, 'Invalid question id'],
    ['abc', 400, 'Invalid question id'],
    ['1e9', 400, 'Invalid question id'],
    ['99999999999999', 400, 'Invalid question id'],
  ])('answers the id %s with %i', async (of, status, message) => {
    const answer = await save(edit, people.admin, of);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toBe(message);
  });

  const shortName = 'Name must be at least 3 characters';
  const shortDescription = 'Description must be at least 10 characters';
  const badImage = 'Image must be the name of an uploaded file';
  it.each([
    ['name', undefined, shortName],
    ['name', '  ab  ', shortName],
    ['name', 'x'.repeat(301), 'Name must be no more than 300 characters'],
    ['description', ' '.repeat(20), shortDescription],
    ['description', null, shortDescription],
    ['difficulty', 'Impossible', 'Difficulty must be Easy, Medium or Hard'],
    ['category', ' ', 'Category is required'],
    ['imageUrl', 'https://elsewhere.example/x.png', badImage],
    ['imageUrl', '../../etc/passwd', badImage],
    ['isVisible', 'yes', 'Visibility must be true or false'],
    ['isPremium', 1, 'Premium must be true or false'],
    ['keepsAnswer', 'no', 'Keeping the answer check must be true or false'],
    ['keepsAnswer', null, 'Keeping the answer check must be true or false'],
    ['description', `A long formula: $${'x'.repeat(2001)}$`, /^A formula /],
    ['description', 'x'.repeat(100_001), /.+/],
  ])('refuses the %s %.20j', async (field, value, message) => {
    const before = await row();
    const answer = await save({ ...edit, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fieldErrors).toEqual({
      [field]: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await row()).toEqual(before);
  });

  it.each(['0', 0, -1, 1.5, null])('refuses the version %j', async (version) => {
    expect((await save({ ...edit, version })).statusCode).toBe(400);
  });

  it('refuses text that cannot be stored', async () => {
    expect((await save({ ...edit, name: 'Two\u0000envelopes' })).statusCode).toBe(400);
  });

  it('saves the longest allowed text in any script', async () => {
    const longest = '字'.repeat(100_000);
    const answer = await save({ name, description: longest });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().description).toBe(longest);
  });

  it('saves invalid LaTeX, shown as written', async () => {
    const answer = await save({ name, description: 'The formula $\\frac{1$ is broken.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().descriptionHtml).toContain('formula-error');
  });
});
