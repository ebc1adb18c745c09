import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { builtPages } from './built-pages.ts';

let site: TestApp;
let questionId = 0;
beforeAll(async () => {
  const moment = new Date();
  site = await createTestApp({ pages: await builtPages(), now: () => moment });
  [questionId = 0] = await insertQuestions(site.database.pool, [
    { name: 'Heads' },
    { name: 'Tails' },
  ]);
});
afterAll(() => site.close());

it('a personal page sends visitors to sign in and back again', async () => {
  const { statusCode, headers } = await new Visitor(site.app).get('/progress');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/auth?returnTo=%2Fprogress');
});

it.each(['/', '/questions', '/question/:id'])(
  "a member's page makes at most two queries: %s",
  async (pattern) => {
    const path = pattern.replace(':id', String(questionId));
    const member = new Visitor(site.app, await site.signIn());
    expect((await member.get(path)).statusCode).toBe(200);
    const query = vi.spyOn(site.database.pool, 'query').mockClear();
    expect((await member.get(path)).statusCode).toBe(200);
    expect(query.mock.calls.length).toBeLessThanOrEqual(2);
  },
);

it.each([true, false])(
  'a question can be edited on its page by administrators: %s',
  async (isAdmin) => {
    const member = new Visitor(site.app, await site.signIn({ isAdmin }));
    const { body } = await member.get(`/question/${questionId}`);
    expect(/>Edit Question</.test(body)).toBe(isAdmin);
    expect(/>(Edit|Add) Solution</.test(body)).toBe(isAdmin);
  },
);
