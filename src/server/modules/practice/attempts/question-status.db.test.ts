import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';

describe('question status', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());

  const newQuestion = async (isVisible = true) => {
    const [id = 0] = await insertQuestions(site.database.pool, [{ isVisible }]);
    return id;
  };
  const patch = (questionId: number | string, body: object, who = people.user) =>
    who.call('PATCH', `/api/questions/${questionId}/status`, body);
  const events = async (questionId: number) => {
    const { rows } = await site.database.pool.query(
      'SELECT user_id, status FROM attempts WHERE question_id = $1 ORDER BY id',
      [questionId],
    );
    return rows;
  };
  const counts = async (who = people.user) => {
    const { questionsAttempted, questionsSolved } = (await who.get('/api/user')).json();
    return { questionsAttempted, questionsSolved };
  };

  it('is set, changed and reset by both calls alike', async () => {
    const questionId = await newQuestion();
    const before = await counts();
    for (const status of ['attempted', 'solved', null, 'solved'] as const) {
      const patched = await patch(questionId, { status });
      const posted = await people.user.post('/api/user-question-status', { questionId, status });
      expect(patched.statusCode).toBe(200);
      expect(posted.statusCode).toBe(200);
      expect(patched.json()).toEqual({ questionId, status });
      expect(posted.json()).toEqual({ questionId, status });
    }
    const { id: user_id } = people.user;
    expect(await events(questionId)).toEqual([
      { user_id, status: 'attempted' },
      { user_id, status: 'solved' },
      { user_id, status: 'not_started' },
      { user_id, status: 'solved' },
    ]);
    expect(await counts()).toEqual({
      questionsAttempted: before.questionsAttempted + 1,
      questionsSolved: before.questionsSolved + 1,
    });
  });

  it('does nothing if there is nothing to reset', async () => {
    const questionId = await newQuestion();
    expect((await patch(questionId, { status: null })).json()).toEqual({
      questionId,
      status: null,
    });
    expect(await events(questionId)).toEqual([]);
  });

  it("is the caller's own, whoever the body names", async () => {
    const questionId = await newQuestion();
    const before = await counts(people.other);
    const named = { userId: people.other.id, status: 'solved' };
    expect((await patch(questionId, named)).statusCode).toBe(200);
    await people.user.post('/api/user-question-status', { questionId, ...named });
    expect(await events(questionId)).toEqual([{ user_id: people.user.id, status: 'solved' }]);
    expect(await counts(people.other)).toEqual(before);
    expect((await people.other.get(`/api/questions/${questionId}`)).json().status).toBeNull();
  });

  it.each(['attempted', null] as const)('counts simultaneous calls as one (%s)', async (status) => {
    const questionId = await newQuestion();
    await patch(questionId, { status: 'solved' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => patch(questionId, { status })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await events(questionId)).toHaveLength(2);
  });

  it('starts once under concurrency', async () => {
    const questionId = await newQuestion();
    await Promise.all(Array.from({ length: 8 }, () => patch(questionId, { status: 'attempted' })));
    expect(await events(questionId)).toHaveLength(1);
  });

  it('requires sign-in', async () => {
    const questionId = await newQuestion();
    const status = 'solved';
    const patched = await people.nobody.call('PATCH', `/api/questions/${questionId}/status`, {
      status,
    });
    const posted = await people.nobody.post('/api/user-question-status', { questionId, status });
    expect([patched.statusCode, posted.statusCode]).toEqual([401, 401]);
    expect(await events(questionId)).toEqual([]);
  });

  it('does not distinguish hidden from missing questions', async () => {
    const hidden = await newQuestion(false);
    const answers = await Promise.all([
      patch(hidden, { status: 'solved' }),
      patch(424_242, { status: 'solved' }),
      patch(hidden, { status: null }),
      people.user.post('/api/user-question-status', { questionId: hidden, status: 'solved' }),
      people.subscriber.post('/api/user-question-status', { questionId: 424_242, status: null }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe('Question not found');
    }
    expect((await patch(hidden, { status: 'solved' }, people.admin)).statusCode).toBe(200);
    expect(await events(hidden)).toEqual([{ user_id: people.admin.id, status: 'solved' }]);
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999999', '%00', ' '])(
    'refuses the id %j',
    async (id) => {
      const patched = await patch(encodeURI(id), { status: 'solved' });
      const posted = await people.user.post('/api/user-question-status', {
        questionId: id,
        status: 'solved',
      });
      expect([patched.statusCode, posted.statusCode]).toEqual([400, 400]);
      expect(posted.json().message).toBe('Invalid question id');
    },
  );

  it.each([{}, { status: 'done' }, { status: '' }, { status: 'not_started' }, { status: 1 }])(
    'refuses the body %j',
    async (body) => {
      const answer = await patch(await newQuestion(), body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Status must be null, attempted or solved');
    },
  );
});
