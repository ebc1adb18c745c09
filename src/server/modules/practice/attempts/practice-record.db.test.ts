import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';

const today = '2026-03-10';
type SignedIn = Awaited<ReturnType<typeof createSignedInUser>>;
const visitorOf = ({ cookie }: SignedIn) =>
  new Visitor(site.app, { cookie: `${cookie.name}=${cookie.value}` });

let site: TestApp;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  site = await createTestApp({ now: () => new Date(`${today}T12:00:00Z`) });
  const { pool } = site.database;
  const first = await createSignedInUser(pool);
  ada = visitorOf(first);
  ben = visitorOf(await createSignedInUser(pool));
  const ids = await insertQuestions(
    pool,
    Array.from({ length: 4 }, () => ({ category: 'Élan Vital' })),
  );
  const own = [first.user.id];
  const run = (text: string, values: unknown[] = []) => pool.query(text, [...own, ...values]);
  await run(
    `insert into learner_ratings
       (user_id, category, rating, deviation, volatility, current_deviation, results, rated_at)
       values ($1, '', 1540.4, 50, 0.06, 60.2, 23, now()), ($1, 'élan vital', 1480, 90, 0.06, 95, 9, now()),
         ($1, 'gone', 1500, 200, 0.06, 200, 1, now())`,
  );
  await run(
    `insert into learner_questions (user_id, question_id, solved_how)
       select $1, id, how from unnest($2::int[], $3::text[]) as t (id, how)`,
    [ids, ['alone', 'alone', 'hints', null]],
  );
  await run(
    `insert into learner_confidence (user_id, confidence, answers, right_answers)
       values ($1, 80, 47, 29), ($1, 30, 4, 1)`,
  );
});
afterAll(() => site.close());

const record = '/api/practice/record';
const history = '/api/practice/rating-history';
const read = async (visitor: Visitor, url: string) => {
  const response = await visitor.get(url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

it("is the caller's own", async () => {
  expect(await read(ada, record)).toEqual({
    rating: { rating: 1540, deviation: 60, results: 23 },
    byCategory: [
      { category: 'gone', rating: 1500, deviation: 200, results: 1 },
      { category: 'Élan Vital', rating: 1480, deviation: 95, results: 9 },
    ],
    solved: { alone: 2, hints: 1, simulation: 0, revealed: 0 },
    confidence: [
      { confidence: 30, answers: 4, rightAnswers: 1 },
      { confidence: 80, answers: 47, rightAnswers: 29 },
    ],
    reviews: { total: 0, right: 0 },
    mistakes: 0,
    leeches: 0,
    topics: [],
  });
  expect(await read(ben, record)).toEqual({
    rating: null,
    byCategory: [],
    solved: { alone: 0, hints: 0, simulation: 0, revealed: 0 },
    confidence: [],
    reviews: { total: 0, right: 0 },
    mistakes: 0,
    leeches: 0,
    topics: [],
  });
});

it.each([
  ['category=a&category=b', 'Category must be a single value'],
  [`category=${'x'.repeat(101)}`, 'Category must be no more than 100 characters'],
])('refuses ?%s', async (query, message) => {
  const response = await ada.get(`${history}?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message });
});

it.each([record, history])('%s requires sign-in', async (url) => {
  const response = await new Visitor(site.app).get(url);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
});
