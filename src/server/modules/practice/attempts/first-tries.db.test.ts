import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transactionsOn } from '#server/db/transaction.ts';
import type { Person } from '#test/support/people.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';
import { insertSolution } from '#test/support/solutions.ts';
import { recomputePractice } from './recompute.service.ts';

let site: ReviewSite;
let user: Person;
beforeAll(async () => {
  site = await createReviewSite();
  ({ user } = site.people);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const query = async (sql: string, values: unknown[] = []) =>
  (await site.database.pool.query(sql, values)).rows;
const give = async (id: number, answer: string, confidence: number | null = null, who = user) =>
  (await who.post(`/api/questions/${id}/answer`, { answer, confidence })).json();
const solved = async () => (await user.get('/api/progress')).json().solved;
const record = async (who = user) => (await who.get('/api/practice/record')).json();
const recompute = () =>
  recomputePractice({
    inTransaction: transactionsOn(site.database.pool),
    now: () => new Date('2026-03-02T12:00:00Z'),
  });
const derived = () =>
  query(
    `select question_id, is_first_right, solved_how, is_rated, used_solution, is_undone, due
     from learner_questions order by question_id`,
  );

async function newSolvable() {
  const id = await site.newQuestion();
  await insertSolution(site.database.pool, { questionId: id, content: 'Count the cases.' });
  return id;
}

describe('a first try', () => {
  it('is not a solve if it repeats what was revealed', async () => {
    const id = await newSolvable();
    await user.post(`/api/questions/${id}/answer/reveal`);
    expect(await give(id, '2/3')).toMatchObject({
      verdict: 'right',
      message: "Right. You had already seen the answer, so this doesn't count as solved.",
      isSolved: false,
    });
    expect(await solved()).toBe(0);
    expect((await user.get('/api/progress')).json().recent).toMatchObject([
      { questionId: id, status: 'attempted' },
    ]);
    site.wait(86_400_000);
    expect(await give(id, '2/3')).toMatchObject({ message: 'Right.', isSolved: true });
    expect(await solved()).toBe(1);
  });

  it('is not a solve even if repeated twice, however long ago the answer was seen', async () => {
    for (const undo of [false, true]) {
      const id = await newSolvable();
      await user.post(`/api/questions/${id}/answer/reveal`);
      if (undo) await site.act(id, { act: 'undo' });
      expect(await give(id, '2/3')).toMatchObject({ isSolved: false });
      expect(await give(id, '2/3')).toMatchObject({ isSolved: false });
    }
    const exported = await newSolvable();
    await user.get('/api/anki');
    site.wait(13 * 3_600_000);
    expect(await give(exported, '2/3')).toMatchObject({ isSolved: false });
    expect(await give(exported, '2/3')).toMatchObject({ isSolved: false });
    const before = await derived();
    await recompute();
    expect(await derived()).toEqual(before);
  });

  it('is solved with hints even after a wrong answer', async () => {
    const id = await newSolvable();
    const hints = JSON.stringify([{ source: 'Look.', html: '<p>Look.</p>' }]);
    await query('update question_answers set hints = $2 where question_id = $1', [id, hints]);
    await user.get(`/api/questions/${id}/hints/1`);
    await give(id, '1/9');
    await give(id, '2/3');
    const [row] = await query('select solved_how from learner_questions where question_id = $1', [
      id,
    ]);
    expect(row.solved_how).toBe('hints');
  });

  it('wins nothing for a learner who has downloaded the answer for Anki', async () => {
    const id = await newSolvable();
    const premium = await site.newQuestion({ isPremium: true });
    await insertSolution(site.database.pool, { questionId: premium });
    await site.changes.settle();
    await user.get('/api/anki');
    await user.get('/api/anki');
    expect(await query('select question_id, user_id, kind, status from attempts')).toEqual([
      { question_id: id, user_id: user.id, kind: 'export', status: null },
    ]);
    expect(await give(id, '2/3', 90)).toMatchObject({ isSolved: false });
    expect(await record()).toMatchObject({ rating: null, confidence: [] });
    expect(await give(premium, '2/3')).toMatchObject({ isSolved: true });
    expect((await record()).rating.rating).toBeGreaterThan(1500);
    const { admin } = site.people;
    await give(id, '2/3', null, admin);
    expect((await record(admin)).rating.rating).toBeGreaterThan(1500);
  });

  it('is lost by a close answer, though the learner may keep trying', async () => {
    const id = await site.newQuestion();
    expect(await give(id, '0.650', 95)).toMatchObject({ verdict: 'close', review: { grade: 1 } });
    for (let tries = 0; tries < 3; tries += 1) await give(id, '0.660', 95);
    expect(await give(id, '0.6667', 95)).toMatchObject({ verdict: 'right', isSolved: true });
    const { rating, confidence } = await record();
    expect(rating).toMatchObject({ results: 1 });
    expect(rating.rating).toBeLessThan(1500);
    expect(confidence).toEqual([{ confidence: 95, answers: 1, rightAnswers: 0 }]);
  });

  it.each(['0.67', '0.666'])('is not used up by %s, a slip', async (slip) => {
    const id = await site.newQuestion();
    expect(await give(id, slip, 95)).toMatchObject({ verdict: 'incomplete', review: null });
    await give(id, '0.667', 95);
    const { rating, confidence } = await record();
    expect(rating.rating).toBeGreaterThan(1500);
    expect(confidence).toEqual([{ confidence: 95, answers: 1, rightAnswers: 1 }]);
  });

  it('counts once for confidence, even if it is undone and repeated', async () => {
    const id = await site.newQuestion();
    await give(id, '2/3', 80);
    expect((await site.act(id, { act: 'undo' })).statusCode).toBe(200);
    expect(await give(id, '2/3', 80)).toMatchObject({ review: { grade: 3 } });
    const { rating, confidence } = await record();
    expect(confidence).toEqual([{ confidence: 80, answers: 1, rightAnswers: 1 }]);
    expect(rating.results).toBe(1);
  });

  it('is not solved alone after the solution was opened and its review undone', async () => {
    const id = await newSolvable();
    await user.get(`/api/solutions/${id}`);
    await site.act(id, { act: 'undo' });
    expect(await give(id, '2/3', 80)).toMatchObject({ isSolved: false, review: { grade: 1 } });
    expect(await record()).toMatchObject({
      rating: null,
      confidence: [],
      solved: { alone: 0, revealed: 1 },
    });
    expect(await solved()).toBe(0);
    const before = await derived();
    await recompute();
    expect(await derived()).toEqual(before);
  });
});

/** From before the log recorded which answer was the first. */
describe('an older log entry', () => {
  const at = '2026-02-20T09:30:00Z';
  const rated = "opponent_rating = 1500, opponent_deviation = 200, category = 'math'";
  async function log(questionId: number, entries: [kind: string, set?: string][]) {
    for (const [kind, set] of entries) {
      const [{ id }] = await query(
        'insert into attempts (user_id, question_id, kind, created_at) values ($1, $2, $3, $4) returning id',
        [user.id, questionId, kind, at],
      );
      if (set) await query(`update attempts set ${set} where id = $1`, [id]);
    }
  }

  it('keeps its original outcome when everything is recomputed', async () => {
    const close = await site.newQuestion();
    const undone = await site.newQuestion();
    const twice = await site.newQuestion();
    const typed = await site.newQuestion();
    await query('insert into learners (user_id) values ($1)', [user.id]);
    const right = "verdict = 'right', grade = 3";
    await log(close, [
      ['answer', "verdict = 'close', confidence = 60"],
      ['answer', "verdict = 'close', confidence = 60"],
      ['answer', `${right}, confidence = 60, ${rated}`],
    ]);
    await log(undone, [
      ['solution', 'grade = 1'],
      ['undo', 'used_solution = true'],
      ['answer', `${right}, ${rated}`],
    ]);
    await log(twice, [
      ['answer', `${right}, confidence = 70`],
      ['undo'],
      ['answer', `${right}, confidence = 70`],
    ]);
    await log(typed, [
      ['reveal', 'grade = 1'],
      ['answer', "verdict = 'right', used_solution = true, status = 'solved'"],
    ]);
    await recompute();
    const alone = { is_first_right: true, solved_how: 'alone' };
    expect(await derived()).toMatchObject([
      { question_id: close, ...alone, is_rated: true },
      { question_id: undone, ...alone, is_rated: true },
      { question_id: twice, ...alone, is_rated: false },
      { question_id: typed, is_first_right: false, solved_how: 'revealed' },
    ]);
    const { rating, confidence } = await record();
    expect(rating).toMatchObject({ results: 2 });
    expect(rating.rating).toBeGreaterThan(1500);
    expect(confidence).toEqual([
      { confidence: 60, answers: 1, rightAnswers: 1 },
      { confidence: 70, answers: 2, rightAnswers: 2 },
    ]);
    for (const { due } of await derived()) expect(due.toISOString()).toMatch(/T09:30:00/);
  });
});
