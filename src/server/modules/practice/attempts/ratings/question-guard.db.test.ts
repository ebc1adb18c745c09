import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { insertAnswer } from '#test/support/answers.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { settleLearners } from '#test/support/settled-learners.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { recomputePractice } from '../recompute.service.ts';
import { createNightlyService } from './nightly.service.ts';

const day = 86_400_000;
let site: TestApp;
let clock = Date.parse('2026-03-02T10:00:00Z');
const now = () => new Date(clock);
let accounts: Awaited<ReturnType<typeof createSignedInUser>>[];
beforeAll(async () => {
  site = await createTestApp({ now, config: { rateLimits: false } });
  const { pool } = site.database;
  const join = () => createSignedInUser(pool, { isEmailVerified: false });
  accounts = await Promise.all(Array.from({ length: 30 }, join));
});
afterAll(() => site.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await site.database.pool.query(sql, values)).rows;

async function ask(): Promise<number> {
  const { pool } = site.database;
  const [questionId = 0] = await insertQuestions(pool, [{ difficulty: 'Easy' }]);
  await insertAnswer(pool, { answer: { kind: 'number', value: 7 }, questionId });
  return questionId;
}

const ratingOf = async (id: number) =>
  (await query('select * from question_ratings where question_id = $1', [id]))[0];

/** Accounts get it wrong; returns the question's rating afterward. */
async function attack(
  id: number,
  { from = (_: number): string => '192.0.2.1', more = {}, attackers = accounts } = {},
) {
  for (const [at, { cookie }] of attackers.entries()) {
    const visitor = new Visitor(site.app, {
      cookie: `${cookie.name}=${cookie.value}`,
      ip: from(at),
    });
    const reply = await visitor.post(`/api/questions/${id}/answer`, { answer: '8', ...more });
    expect(reply.statusCode).toBe(200);
  }
  return ratingOf(id);
}

const untouched = { rating: 1200, deviation: 200, results: 0, right_results: 0 };

it('is not moved by unverified accounts, though they are rated', async () => {
  const id = await ask();
  expect(await attack(id)).toMatchObject(untouched);
  const own = await query("select rating, results from learner_ratings where category = ''");
  expect(own).toHaveLength(accounts.length);
  for (const { rating, results } of own) {
    expect(results).toBe(1);
    expect(rating).toBeLessThan(1500);
  }
});

it('is not moved by verified accounts that are new', async () => {
  await query('update users set is_email_verified = true');
  const id = await ask();
  expect(await attack(id, { from: (at) => `192.0.2.${at}` })).toMatchObject(untouched);
});

it('is not moved by known accounts that are unverified', async () => {
  const ids = accounts.map(({ user }) => user.id);
  await settleLearners(site.database.pool, ids, now);
  await query('update users set is_email_verified = false');
  expect(await attack(await ask(), { attackers: accounts.slice(0, 3) })).toMatchObject(untouched);
  await query('update users set is_email_verified = true');
});

it('is moved by two results per network a day, each by a bounded step', async () => {
  const id = await ask();
  expect(await attack(id)).toMatchObject({ rating: 1260, results: 2, right_results: 0 });
  // One household or server has many of the smaller IPv6 networks.
  const other = await ask();
  const ofOneSite = (at: number) => `2001:db8:7:${at.toString(16)}::1`;
  expect(await attack(other, { from: ofOneSite })).toMatchObject({ results: 2 });
});

it('is moved by six results a day, and not yet measured after one day', async () => {
  const id = await ask();
  const from = (at: number) => `198.51.100.${at}`;
  const first = await attack(id, { from, attackers: accounts.slice(0, 10) });
  expect(first).toMatchObject({ rating: 1380, results: 6, rated_today: 6 });
  expect(first.deviation).toBeGreaterThan(110);
  clock += day;
  const next = await attack(id, { from, attackers: accounts.slice(10, 20) });
  expect(next).toMatchObject({ results: 12, rated_today: 6 });
});

it('counts half for both sides if the learner came from its topic', async () => {
  const [learner] = accounts.splice(-1);
  if (!learner) throw new Error('No account is left');
  const id = await ask();
  await query(
    `insert into question_ratings
       (question_id, rating, deviation, volatility, start_rating, results, right_results)
       values ($1, 1500, 60, 0.06, 1200, 100, 50)`,
    [id],
  );
  await attack(id, { more: { via: 'topic' }, attackers: [learner] });
  expect(await query('select weight from attempts where question_id = $1', [id])).toEqual([
    { weight: 0.5 },
  ]);
  expect(await query('select weight from question_results where question_id = $1', [id])).toEqual([
    { weight: 0.5 },
  ]);
  await query('delete from question_ratings where question_id = $1', [id]);
});

it('also counts giving up half if the learner came from its topic', async () => {
  const [learner] = accounts.splice(-1);
  if (!learner) throw new Error('No account is left');
  const { cookie } = learner;
  const visitor = new Visitor(site.app, { cookie: `${cookie.name}=${cookie.value}` });
  const id = await ask();
  const reveal = `/api/questions/${id}/answer/reveal`;
  expect((await visitor.post(`${reveal}?via=nowhere`)).statusCode).toBe(400);
  expect((await visitor.post(`${reveal}?via=topic`)).statusCode).toBe(200);
  expect(await query('select kind, weight from attempts where question_id = $1', [id])).toEqual([
    { kind: 'reveal', weight: 0.5 },
  ]);
});

it('stays the same when recomputed, and networks are forgotten', async () => {
  const dump = () => query('select * from question_ratings order by question_id');
  const ofLearners = () =>
    query('select user_id, category, rating, deviation from learner_ratings order by 1, 2');
  const before = [await dump(), await ofLearners()];
  const { pool } = site.database;
  await recomputePractice({ inTransaction: transactionsOn(pool), now });
  expect([await dump(), await ofLearners()]).toEqual(before);
  clock += day;
  await createNightlyService({ db: openDatabase(pool), jobs: site.deps.jobs, now }).run();
  expect(await query('select * from result_networks')).toEqual([]);
});
