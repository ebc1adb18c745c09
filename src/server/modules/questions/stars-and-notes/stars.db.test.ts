import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

let site: TestApp;
let people: People;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
});
afterAll(() => site.close());

const newQuestion = async (isVisible = true) => {
  const [id = 0] = await insertQuestions(site.database.pool, [{ isVisible }]);
  await site.changes.settle();
  return id;
};
const urlOf = (questionId: number | string) => `/api/questions/${questionId}/star`;
const isStarred = async (questionId: number, who: Pick<People['user'], 'get'> = people.user) => {
  const detail = (await who.get(`/api/questions/${questionId}`)).json();
  const list = (await who.get('/api/questions')).json();
  const row = list.find(({ id }: { id: number }) => id === questionId);
  expect(row.isStarred).toBe(detail.isStarred);
  return detail.isStarred;
};

describe('a star', () => {
  it('is set and removed any number of times, and shows in the list and on the page', async () => {
    const questionId = await newQuestion();
    expect(await isStarred(questionId)).toBe(false);
    for (const starred of [true, true, false, false, true]) {
      const method = starred ? 'POST' : 'DELETE';
      const response = await people.user.call(method, urlOf(questionId));
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ questionId, isStarred: starred });
      expect(await isStarred(questionId)).toBe(starred);
    }
  });

  it('is the caller’s own', async () => {
    const questionId = await newQuestion();
    await people.user.post(urlOf(questionId), { userId: people.other.id });
    await people.other.delete(urlOf(questionId));
    expect(await isStarred(questionId)).toBe(true);
    expect(await isStarred(questionId, people.other)).toBe(false);
    expect(await isStarred(questionId, people.nobody)).toBe(false);
  });

  it('needs an account', async () => {
    const questionId = await newQuestion();
    for (const method of ['POST', 'DELETE'] as const) {
      const response = await people.nobody.call(method, urlOf(questionId));
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ message: 'Please sign in to star questions.' });
    }
  });

  it('can be set several times at once', async () => {
    const questionId = await newQuestion();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => people.user.post(urlOf(questionId))),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await isStarred(questionId)).toBe(true);
  });

  it.each([
    ['a hidden question', () => newQuestion(false), 404],
    ['an unknown question', async () => 999_999, 404],
    ['no question', async () => 'x', 400],
    ['an impossible id', async () => 0, 400],
  ])('is refused for %s', async (_what, find, status) => {
    const url = urlOf(await find());
    expect((await people.user.post(url)).statusCode).toBe(status);
    expect((await people.user.delete(url)).statusCode).toBe(status);
  });

  it('is removed with the question', async () => {
    const questionId = await newQuestion();
    await people.user.post(urlOf(questionId));
    await people.admin.delete(`/api/admin/questions/${questionId}?permanent=true`);
    const { rows } = await site.database.pool.query('SELECT FROM stars WHERE question_id = $1', [
      questionId,
    ]);
    expect(rows).toEqual([]);
  });

  it('can be changed 120 times in ten minutes', async () => {
    const questionId = await newQuestion();
    const statuses: number[] = [];
    useUpAllButOne(120);
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await people.subscriber.post(urlOf(questionId))).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
