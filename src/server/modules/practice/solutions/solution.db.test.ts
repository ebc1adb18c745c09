import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';

const secret = 'The answer is $\\frac{1}{2}$.';

describe('GET /api/solutions/:questionId', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());

  const newQuestion = async (overrides: { isPremium?: boolean; isVisible?: boolean } = {}) => {
    const [id = 0] = await insertQuestions(site.database.pool, [overrides]);
    return id;
  };
  const newSolved = async (overrides: Parameters<typeof newQuestion>[0] = {}) => {
    const questionId = await newQuestion(overrides);
    await insertSolution(site.database.pool, { questionId, content: secret });
    return questionId;
  };
  const events = async (questionId: number) => {
    const { rows } = await site.database.pool.query(
      'SELECT user_id, status FROM attempts WHERE question_id = $1 AND status IS NOT NULL',
      [questionId],
    );
    return rows;
  };

  it('shows the solution, uncached', async () => {
    const questionId = await newSolved();
    const answer = await people.user.get(`/api/solutions/${questionId}?cb=1731680000000`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      questionId,
      content: secret,
      contentHtml: '<p>One half.</p>\n',
      version: 1,
      updatedAt: expect.any(String),
    });
  });

  const signIn = 'Please sign in to continue.';
  const premium = 'A premium subscription is required to see this solution.';
  const missing = 'Question not found';
  const none = 'No solution has been added for this question yet.';

  it.each([
    ['free', 'nobody', 401, signIn],
    ['free', 'user', 200],
    ['free', 'subscriber', 200],
    ['free', 'admin', 200],
    ['premium', 'nobody', 401, signIn],
    ['premium', 'user', 403, premium],
    ['premium', 'subscriber', 200],
    ['premium', 'admin', 200],
    ['hidden', 'nobody', 401, signIn],
    ['hidden', 'user', 404, missing],
    ['hidden', 'subscriber', 404, missing],
    ['hidden', 'admin', 200],
    ['hidden premium', 'nobody', 401, signIn],
    ['hidden premium', 'user', 404, missing],
    ['hidden premium', 'subscriber', 404, missing],
    ['hidden premium', 'admin', 200],
  ] as const)(
    'of a %s question answers %s with %i',
    async (kind, who, status, message?: string) => {
      const questionId = await newSolved({
        isVisible: !kind.startsWith('hidden'),
        isPremium: kind.endsWith('premium'),
      });
      const answer = await people[who].get(`/api/solutions/${questionId}`);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['cache-control']).toBe('no-store');
      if (status === 200) {
        expect(answer.json().content).toBe(secret);
      } else {
        expect(answer.json().message).toBe(message);
        expect(answer.body).not.toContain('frac');
        expect(await events(questionId)).toEqual([]);
      }
    },
  );

  it.each([
    ['free', 'user', 404, none],
    ['premium', 'user', 403, premium],
    ['premium', 'subscriber', 404, none],
    ['hidden', 'subscriber', 404, missing],
    ['hidden', 'admin', 404, none],
  ] as const)(
    'of a %s question without one answers %s with %i',
    async (kind, who, status, message) => {
      const questionId = await newQuestion({
        isVisible: kind !== 'hidden',
        isPremium: kind === 'premium',
      });
      const answer = await people[who].get(`/api/solutions/${questionId}`);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().message).toBe(message);
      expect(await events(questionId)).toEqual([]);
    },
  );

  it('has a specific error code', async () => {
    const questionId = await newSolved({ isPremium: true });
    const answer = await people.user.get(`/api/solutions/${questionId}`);
    expect(answer.json().code).toBe('PREMIUM_REQUIRED');
  });

  it("closes with the subscription, and does not open with another's", async () => {
    const { user } = await invitePeople(site);
    const questionId = await newSolved({ isPremium: true });
    const url = `/api/solutions/${questionId}`;
    await insertSubscription(site.database.pool, user.id);
    expect((await user.get(url)).statusCode).toBe(200);
    await site.database.pool.query(
      "UPDATE subscriptions SET status = 'canceled' WHERE user_id = $1",
      [user.id],
    );
    expect((await user.get(url)).statusCode).toBe(403);
  });

  it.each([
    ['0', 400],
    ['-1', 400],
    ['abc', 400],
    ['1e9', 400],
    ['1.5', 400],
    ['99999999999999', 400],
    ['%00', 400],
    ['1%20or%201=1', 400],
    ['2147483647', 404],
  ])('answers the id %s with %i', async (id, status) => {
    expect((await people.admin.get(`/api/solutions/${id}`)).statusCode).toBe(status);
    expect((await people.nobody.get(`/api/solutions/${id}`)).statusCode).toBe(401);
  });

  describe("and the reader's status", () => {
    const look = (questionId: number) => people.user.get(`/api/solutions/${questionId}`);
    const attempted = async (questionId: number) =>
      expect(await events(questionId)).toEqual([{ user_id: people.user.id, status: 'attempted' }]);
    const status = async (questionId: number, who: keyof People = 'user') =>
      (await people[who].get(`/api/questions/${questionId}`)).json().status;

    it('becomes attempted, once and for that user only', async () => {
      const questionId = await newSolved();
      await look(questionId);
      await look(questionId);
      expect(await status(questionId)).toBe('attempted');
      expect(await status(questionId, 'other')).toBeNull();
      await attempted(questionId);
    });

    it('becomes attempted once under concurrency', async () => {
      const questionId = await newSolved();
      await Promise.all(Array.from({ length: 8 }, () => look(questionId)));
      await attempted(questionId);
    });

    it('stays solved', async () => {
      const questionId = await newSolved();
      const body = { questionId, status: 'solved' };
      await people.user.post('/api/user-question-status', body);
      await look(questionId);
      expect(await status(questionId)).toBe('solved');
      expect(await events(questionId)).toHaveLength(1);
    });
  });
});
