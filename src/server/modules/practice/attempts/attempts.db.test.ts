import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { insertAnswer } from '#test/support/answers.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import type { Visitor } from '#test/support/http.ts';
import { invitePeople, type People, Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { settleLearners } from '#test/support/settled-learners.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { createNightlyService } from './ratings/nightly.service.ts';
import { growDeviation } from './ratings/rating.ts';
import { recomputePractice } from './recompute.service.ts';

const day = 86_400_000;
const hints = [{ source: 'Look.', html: '<p>Look.</p>\n' }];
const derived = [
  'learners',
  'learner_questions',
  'learner_ratings',
  'learner_rating_days',
  'learner_confidence',
  'question_ratings',
];

describe('attempts', () => {
  let site: TestApp;
  let people: People;
  let clock = Date.parse('2026-03-02T10:00:00Z');
  const now = () => new Date(clock);
  beforeAll(async () => {
    site = await createTestApp({ now, config: { rateLimits: false } });
    people = await invitePeople(site);
    const ids = [people.user.id, people.admin.id];
    await settleLearners(site.database.pool, ids, now);
  });
  afterAll(() => site.close());

  async function ask(question: Parameters<typeof insertQuestions>[1][0] = {}) {
    const { pool } = site.database;
    const [questionId = 0] = await insertQuestions(pool, [question]);
    await insertAnswer(pool, { answer: { kind: 'number', value: 7 }, hints, questionId });
    return questionId;
  }
  const query = async (sql: string, values: unknown[] = []) =>
    (await site.database.pool.query(sql, values)).rows;
  const answer = (id: number, text: string, more: object = {}, who: Visitor = people.user) =>
    who.post(`/api/questions/${id}/answer`, { answer: text, ...more });
  const log = (id: number) =>
    query(
      `select kind, mode, verdict, status, grade, hints, used_solution, confidence, active_seconds,
         opponent_rating is not null as rated from attempts where question_id = $1 order by id`,
      [id],
    );
  const ratingOf = async (id: number) =>
    (await query('select * from question_ratings where question_id = $1', [id]))[0];
  const nightly = () => {
    const { pool, jobs } = site.deps;
    return createNightlyService({ db: openDatabase(pool), jobs, now });
  };
  const dump = async () => {
    const tables = derived.map((table) => query(`select to_jsonb(t) as row from ${table} t`));
    const rows = (await Promise.all(tables)).map((some) =>
      some.map(({ row }) => JSON.stringify(row)).sort(),
    );
    return Object.fromEntries(derived.map((table, at) => [table, rows[at]]));
  };

  it('are logged with the status they lead to, and say when the question comes back', async () => {
    const id = await ask();
    const wrong = await answer(id, '8', { confidence: 90, activeSeconds: 50_000 });
    expect(wrong.json()).toMatchObject({ verdict: 'wrong', review: { grade: 1 } });
    expect(wrong.json().review.due).toBe('2026-03-03T12:00:00.000Z');
    const right = await answer(id, '7');
    expect(right.json()).toMatchObject({ verdict: 'right', review: null });
    expect(await log(id)).toEqual([
      expect.objectContaining({
        kind: 'answer',
        mode: 'browse',
        verdict: 'wrong',
        status: 'attempted',
        grade: 1,
        confidence: 90,
        rated: true,
      }),
      expect.objectContaining({ verdict: 'right', status: 'solved', grade: null, rated: false }),
    ]);
    expect(
      await query('select confidence, answers, right_answers from learner_confidence'),
    ).toEqual([{ confidence: 90, answers: 1, right_answers: 0 }]);
  });

  it('with help are not rated', async () => {
    const id = await ask();
    await people.user.get(`/api/questions/${id}/hints/1`);
    await people.user.get(`/api/questions/${id}/hints/1`);
    await answer(id, '7');
    expect(await log(id)).toEqual([
      expect.objectContaining({ kind: 'hint', hints: 1, status: null }),
      expect.objectContaining({ kind: 'answer', hints: 1, rated: false, grade: 2 }),
    ]);
    expect(await ratingOf(id)).toBeUndefined();
  });

  it('of visitors are not logged', async () => {
    const id = await ask();
    const reply = await answer(id, '7', { confidence: 80 }, people.nobody);
    expect(reply.json()).toMatchObject({ verdict: 'right', review: null });
    await people.nobody.get(`/api/questions/${id}/hints/1`);
    expect(await log(id)).toEqual([]);
  });

  it('rate both sides, each learner once', async () => {
    const id = await ask({ difficulty: 'Hard', category: 'Markov Chains' });
    await answer(id, '7', {}, people.user);
    const first = await ratingOf(id);
    expect(first).toMatchObject({ start_rating: 1800, results: 1, right_results: 1 });
    expect(first.rating).toBeLessThan(1800);
    await answer(id, '8', {}, people.user);
    expect(await ratingOf(id)).toEqual(first);
    await answer(id, '8', {}, people.admin);
    expect(await ratingOf(id)).toMatchObject({ results: 2, right_results: 1 });
    const ratings = await query(
      'select category, rating from learner_ratings where user_id = $1 order by category',
      [people.admin.id],
    );
    expect(ratings).toEqual(
      expect.arrayContaining([
        { category: '', rating: expect.any(Number) },
        { category: 'markov chains', rating: expect.any(Number) },
      ]),
    );
  });

  it('at the same moment count once', async () => {
    const id = await ask();
    await Promise.all(Array.from({ length: 6 }, () => answer(id, '7')));
    const rows = await log(id);
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ grade }) => grade !== null)).toHaveLength(1);
    expect(rows.filter(({ rated }) => rated)).toHaveLength(1);
    expect(await ratingOf(id)).toMatchObject({ results: 1 });
  });

  it('beyond 100 a day are not rated', async () => {
    const id = await ask();
    await query('update learners set rated_on = $1, rated_today = 100 where user_id = $2', [
      now().toISOString().slice(0, 10),
      people.user.id,
    ]);
    await answer(id, '7');
    expect((await log(id))[0].rated).toBe(false);
    await query('update learners set rated_today = 0 where user_id = $1', [people.user.id]);
  });

  it.each([
    ['confidence', 4],
    ['confidence', 100],
    ['confidence', 50.5],
    ['confidence', 'sure'],
    ['activeSeconds', -1],
    ['shownAt', 'yesterday'],
    ['mode', 'carried'],
  ])('are refused with %s %s', async (field, value) => {
    const id = await ask();
    const reply = await answer(id, '7', { [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fieldErrors).toHaveProperty(field);
    expect(await log(id)).toEqual([]);
  });

  it('show on the progress page, reviews included', async () => {
    const before = (await people.user.get('/api/progress')).json();
    const id = await ask();
    await answer(id, '7');
    clock += 60 * day;
    await answer(id, '7', { mode: 'review' });
    const { calendar, streak, recent } = (await people.user.get('/api/progress')).json();
    expect(recent.slice(0, 2)).toEqual([
      expect.objectContaining({ questionId: id, status: 'solved' }),
      expect.objectContaining({ questionId: id, status: 'solved' }),
    ]);
    expect(calendar.at(-1)).toEqual({ date: now().toISOString().slice(0, 10), count: 1 });
    expect(calendar).toHaveLength(before.calendar.length + 1);
    expect(streak.current).toBe(1);
  });

  it('give the same results when everything is recomputed', async () => {
    const ids = [await ask(), await ask({ difficulty: 'Easy' }), await ask({ category: 'Games' })];
    for (const [at, id] of ids.entries()) {
      for (const who of [people.user, people.admin]) {
        if (at === 0) await who.get(`/api/questions/${id}/hints/1`);
        await answer(id, at === 1 ? '8' : '7', { confidence: 70 + at, activeSeconds: 30 }, who);
        clock += 3_600_000;
      }
    }
    const replayed = await answer(ids[1] ?? 0, '7', { mode: 'replay', confidence: 90 });
    expect(replayed.json()).toMatchObject({ verdict: 'right', review: null });
    clock += 30 * day;
    for (const id of ids) await answer(id, '7', { mode: 'review' });
    const deleted = await ask();
    await answer(deleted, '7');
    await query('delete from questions where id = $1', [deleted]);
    await nightly().run();
    const before = await dump();
    const inTransaction = transactionsOn(site.database.pool);
    const done = await recomputePractice({ inTransaction, now });
    expect(done.learners).toBeGreaterThanOrEqual(2);
    await nightly().run();
    expect(await dump()).toEqual(before);
  });

  it('leave ratings that grow less certain each night', async () => {
    const id = await ask();
    await answer(id, '7');
    const deviations = () =>
      query(
        `select user_id, category, rating, deviation, volatility, rated_at, current_deviation
         from learner_ratings order by user_id, category`,
      );
    clock += 20 * day;
    await nightly().run();
    for (const { rated_at, current_deviation, ...rating } of await deviations()) {
      expect(current_deviation).toBeCloseTo(growDeviation(rating, rated_at, now()), 6);
      expect(current_deviation).toBeGreaterThan(rating.deviation);
    }
  });

  it('are deleted with the account, and question ratings can still be computed', async () => {
    const id = await ask();
    const leaver = new Person(site.app, await createSignedInUser(site.database.pool));
    await settleLearners(site.database.pool, [leaver.id], now);
    await answer(id, '7', {}, leaver);
    const rating = await ratingOf(id);
    expect(rating.results).toBe(1);
    await query('delete from users where id = $1', [leaver.id]);
    expect(await log(id)).toEqual([]);
    await query('update question_ratings set rating = 1, results = 9 where question_id = $1', [id]);
    await recomputePractice({ inTransaction: transactionsOn(site.database.pool), now });
    expect(await ratingOf(id)).toEqual(rating);
  });
});
