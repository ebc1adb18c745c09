import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { badVariants, insertVariedQuestion } from '#test/support/varied-questions.ts';

const description = 'The second formula lacks a minus sign.';
const tooShort = 'Error description is required (minimum 10 characters)';

describe('POST /api/questions/:id/report-error', () => {
  let site: TestApp;
  let people: People;
  let now = new Date();
  let questionId = 0;
  beforeAll(async () => {
    site = await createTestApp({ now: () => now });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    now = new Date();
    people = await invitePeople(site);
    [questionId = 0] = await insertQuestions(site.database.pool, [{}]);
  });

  const report = (body: object = { description }, who = people.user, id: unknown = questionId) =>
    who.post(`/api/questions/${id}/report-error`, body);
  const rows = async () => {
    const { rows } = await site.database.pool.query(
      'SELECT * FROM error_reports WHERE question_id = $1 ORDER BY id',
      [questionId],
    );
    return rows;
  };

  it('stores the report', async () => {
    const answer = await report({ description: `  ${description}\n` });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      questionId,
      variant: null,
      reportedBy: people.user.id,
      reportedByEmail: people.user.email,
      description,
      status: 'New',
      createdAt: now.toISOString(),
    });
    expect(await rows()).toMatchObject([{ description, status: 'New' }]);
  });

  it('names the numbers that it is about, wherever it is read', async () => {
    const id = await insertVariedQuestion(site.database.pool);
    const body = { description, variant: '1.2' };
    const created = (await report(body, people.user, id)).json();
    expect(created).toMatchObject({ questionId: id, variant: '1.2' });
    const own = (await people.user.get('/api/user/error-reports')).json();
    expect(own).toMatchObject([{ question: { id }, variant: '1.2' }]);
    const read = await people.admin.get(`/api/admin/error-reports/${created.id}`);
    expect(read.json()).toMatchObject({ variant: '1.2' });
    const usual = await report({ description, variant: '1.0' }, people.other, id);
    expect(usual.json()).toMatchObject({ variant: null });
  });

  it.each(badVariants)('refuses the numbers %j', async (variant, status) => {
    const id = await insertVariedQuestion(site.database.pool);
    expect((await report({ description, variant }, people.user, id)).statusCode).toBe(status);
    const ofHidden = await report({ description, variant: '1.1' }, people.user, 999_999);
    expect(ofHidden.statusCode).toBe(404);
  });

  it('ignores a forged reporter', async () => {
    const [otherQuestion] = await insertQuestions(site.database.pool, [{}]);
    await report({
      description,
      reportedBy: people.other.id,
      reportedByEmail: people.other.email,
      questionId: otherQuestion,
      status: 'Resolved',
    });
    expect(await rows()).toMatchObject([
      { reported_by: people.user.id, reported_by_email: people.user.email, status: 'New' },
    ]);
  });

  it('asks visitors to sign in, whatever else is wrong', async () => {
    for (const body of [{ description }, {}]) {
      const url = `/api/questions/${questionId}/report-error`;
      const answer = await people.nobody.post(url, body);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        code: 'NOT_SIGNED_IN',
        message: 'Please sign in to report an error',
      });
    }
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['none', undefined, tooShort],
    ['an empty one', '', tooShort],
    ['9 characters', 'Too short', tooShort],
    ['whitespace', ' '.repeat(30), tooShort],
    ['9 characters among whitespace', `${' '.repeat(20)}Too short\n\n`, tooShort],
    ['a list', ['A list of one long text'], tooShort],
    ['null', null, tooShort],
    [
      '5,001 characters',
      'x'.repeat(5001),
      'Error description must be no more than 5000 characters',
    ],
    ['a NUL', `${description}\u0000`, 'The text contains a character that cannot be saved.'],
  ])('refuses a description of %s', async (_what, text, message) => {
    const answer = await report({ description: text });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message);
    expect(await rows()).toEqual([]);
  });

  it.each(['0', '-1', 'abc', '1e9', '99999999999999'])('refuses the id %s', async (id) => {
    expect((await report({ description }, people.user, id)).statusCode).toBe(400);
  });

  it('does not distinguish hidden from missing questions', async () => {
    const [hidden] = await insertQuestions(site.database.pool, [{ isVisible: false }]);
    for (const id of [hidden, 424_242]) {
      const answer = await report({ description }, people.subscriber, id);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe('Question not found');
    }
    expect((await report({ description }, people.admin, hidden)).statusCode).toBe(201);
  });

  it('treats a double submit as one report', async () => {
    const answers = await Promise.all([report(), report(), report()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    now = new Date(now.getTime() + 59_999);
    await report();
    expect(await rows()).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    await report();
    expect(await rows()).toHaveLength(2);
  });

  it('treats another text, user or question as another report', async () => {
    await report();
    await report({ description: `${description} Really.` });
    await report({ description }, people.other);
    expect(await rows()).toHaveLength(3);
    const [second] = await insertQuestions(site.database.pool, [{}]);
    expect((await report({ description }, people.user, second)).json().questionId).toBe(second);
  });

  it('treats the same text about other numbers as another report', async () => {
    questionId = await insertVariedQuestion(site.database.pool);
    const variants = ['1.1', '1.1', '1.2', null, '1.0'];
    for (const variant of variants) {
      expect((await report({ description, variant })).statusCode).toBe(201);
    }
    expect((await rows()).map(({ variant }) => variant)).toEqual(['1.1', '1.2', null]);
  });

  it('is limited to twenty an hour per user', async () => {
    for (let count = 1; count <= 20; count += 1) {
      expect((await report({ description: `${description} ${count}` })).statusCode).toBe(201);
    }
    const refused = await report({ description: 'One more of these reports' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(20);
    expect((await report({ description }, people.other)).statusCode).toBe(201);
  });
});
