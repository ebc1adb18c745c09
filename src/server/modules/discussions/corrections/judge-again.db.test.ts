import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { insertAnswer } from '#test/support/answers.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People, type Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { settleLearners } from '#test/support/settled-learners.ts';
import { insertVariedQuestion } from '#test/support/varied-questions.ts';
import { recomputePractice } from '../../practice/attempts/recompute.service.ts';
import { createCorrectionNotifier } from '../notifications/correction-notifier.service.ts';
import { createJudgeAgainService } from './judge-again.service.ts';

const day = 86_400_000;
const seven: Answer = { kind: 'number', value: 7 };
const eight: Answer = { kind: 'number', value: 8 };
let site: TestApp;
let people: People;
let clock = Date.parse('2026-03-02T10:00:00Z');
const now = () => new Date(clock);
beforeAll(async () => {
  site = await createTestApp({ now, config: { rateLimits: false } });
  people = await invitePeople(site);
  const ids = [people.user.id, people.other.id];
  await settleLearners(site.database.pool, ids, now);
});
afterAll(() => site.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await site.database.pool.query(sql, values)).rows;

async function ask(answer: Answer): Promise<number> {
  const { pool } = site.database;
  const [questionId = 0] = await insertQuestions(pool, [{ name: 'Coins' }]);
  await insertAnswer(pool, { answer, questionId });
  return questionId;
}
const answer = async (id: number, text: string, who: Person, more: object = {}) =>
  (await who.post(`/api/questions/${id}/answer`, { answer: text, ...more })).json();
const correct = (id: number, to: Answer) =>
  query('update question_answers set answer = $2 where question_id = $1', [id, to]);

function judging(notifier = createCorrectionNotifier({ now })) {
  const { pool } = site.database;
  const db = openDatabase(pool);
  const inTransaction = transactionsOn(pool);
  return createJudgeAgainService({ db, inTransaction, jobs: site.deps.jobs, notifier, now });
}
const judgments = (id: number) =>
  query(
    `select a.user_id, j.verdict, j.grade from attempt_judgments j join attempts a on a.id = j.attempt_id
       where a.question_id = $1 order by j.id`,
    [id],
  );
const told = async (who: Person) => (await who.get('/api/notifications')).json();
const ratingOf = async ({ id }: Person) =>
  (await query("select rating from learner_ratings where user_id = $1 and category = ''", [id]))[0]
    .rating;
const stateOf = async (id: number, who: Person) =>
  (
    await query(
      `select l.is_first_right, l.solved_how, s.status from learner_questions l
         left join question_statuses s using (user_id, question_id)
         where l.question_id = $1 and l.user_id = $2`,
      [id, who.id],
    )
  )[0];
const dump = (id: number) =>
  Promise.all([
    query('select * from question_ratings where question_id = $1', [id]),
    query('select * from learner_questions where question_id = $1 order by user_id', [id]),
    query('select * from learner_confidence order by user_id, confidence'),
    query('select user_id, category, rating, deviation from learner_ratings order by 1, 2'),
  ]);

describe('a corrected answer', () => {
  let id: number;

  it('gives the win to those who had been right, and keeps questions solved', async () => {
    const { user, other } = people;
    id = await ask(eight);
    expect(await answer(id, '7', user, { confidence: 90 })).toMatchObject({ verdict: 'wrong' });
    expect(await answer(id, '8', other)).toMatchObject({ verdict: 'right' });
    const log = await query('select * from attempts order by id');
    const lost = await ratingOf(user);
    const won = await ratingOf(other);
    const [before] = await query('select * from question_ratings where question_id = $1', [id]);

    await correct(id, seven);
    clock += day;
    await judging().judgeAll();
    expect(await query('select * from attempts order by id')).toEqual(log);
    expect(await judgments(id)).toEqual([
      { user_id: user.id, verdict: 'right', grade: 3 },
      { user_id: other.id, verdict: 'wrong', grade: 1 },
    ]);
    expect(await ratingOf(user)).toBeGreaterThan(lost);
    expect(await ratingOf(other)).toBeLessThan(won);
    const solved = { solved_how: 'alone', status: 'solved' };
    expect(await stateOf(id, user)).toEqual({ ...solved, is_first_right: true });
    expect(await stateOf(id, other)).toEqual({ ...solved, is_first_right: false });
    const [after] = await query('select * from question_ratings where question_id = $1', [id]);
    expect(after).toMatchObject({ results: 2, right_results: 1 });
    expect(after.rating).not.toBe(before.rating);
    expect(
      await query('select answers, right_answers from learner_confidence where user_id = $1', [
        user.id,
      ]),
    ).toEqual([{ answers: 1, right_answers: 1 }]);
  });

  it('notifies those whose verdict changed, while the question is visible', async () => {
    const { user, other, subscriber } = people;
    const about = { kind: 'correction', question: { id, name: 'Coins' }, isRead: false };
    expect(await told(user)).toMatchObject([
      { ...about, message: 'Your answer “7” was right after all and now counts.' },
    ]);
    expect(await told(other)).toMatchObject([
      { ...about, message: expect.stringContaining('was not right after all') },
    ]);
    expect(await told(subscriber)).toEqual([]);
    await query('update questions set is_visible = false where id = $1', [id]);
    expect(await told(user)).toEqual([]);
    expect((await user.get('/api/notifications/count')).json()).toEqual({ unread: 0 });
    await query('update questions set is_visible = true where id = $1', [id]);
  });

  it('is judged once, with the same result when everything is recomputed', async () => {
    const before = await dump(id);
    expect(await query('select * from answer_changes')).toEqual([]);
    await query('insert into answer_changes (question_id, changes) values ($1, 1)', [id]);
    await judging().judgeAll();
    expect(await judgments(id)).toHaveLength(2);
    expect(await told(people.user)).toHaveLength(1);
    await recomputePractice({ inTransaction: transactionsOn(site.database.pool), now });
    expect(await dump(id)).toEqual(before);
  });

  it('can be corrected again', async () => {
    await correct(id, eight);
    await judging().judgeAll();
    expect((await judgments(id)).slice(2)).toMatchObject([
      { verdict: 'wrong' },
      { verdict: 'right' },
    ]);
    expect(await stateOf(id, people.user)).toMatchObject({ solved_how: 'alone', status: 'solved' });
    expect(await stateOf(id, people.other)).toMatchObject({ is_first_right: true });
  });

  it('resumes where a process died', async () => {
    const again = await ask(eight);
    for (const who of [people.user, people.other]) await answer(again, '7', who);
    await correct(again, seven);
    const real = createCorrectionNotifier({ now });
    let calls = 0;
    const dying: typeof real = {
      async corrected(transaction, correction) {
        calls += 1;
        if (calls === 2) throw new Error('Killed');
        await real.corrected(transaction, correction);
      },
    };
    await expect(judging(dying).judgeAll()).rejects.toThrow('Killed');
    expect(await judgments(again)).toHaveLength(1);
    await judging().judgeAll();
    expect(await judgments(again)).toHaveLength(2);
    const notices = await query('select user_id from notifications where question_id = $1', [
      again,
    ]);
    expect(notices).toHaveLength(2);
    expect(
      await query('select right_results from question_ratings where question_id = $1', [again]),
    ).toEqual([{ right_results: 2 }]);
  });
});

it('is judged once more if it was changed meanwhile', async () => {
  const id = await ask(eight);
  await answer(id, '7', people.user);
  await correct(id, seven);
  await judging({ corrected: async () => void (await correct(id, eight)) }).judgeAll();
  expect(await judgments(id)).toMatchObject([{ verdict: 'right' }]);
  await judging().judgeAll();
  expect(await judgments(id)).toMatchObject([{ verdict: 'right' }, { verdict: 'wrong' }]);
});

describe('does not judge again', () => {
  it('answers without text, or to an earlier question', async () => {
    const { user, other } = people;
    const id = await ask(eight);
    await answer(id, '7', user);
    await query('update attempts set given = null where question_id = $1', [id]);
    await query(
      `insert into question_revisions (question_id, subject, version, content, created_at) values
         ($1, 'question', 1, '{"description": "What was it?"}', $2),
         ($1, 'question', 2, '{"description": "What is it?"}', $3)`,
      [id, now(), new Date(clock + day)],
    );
    await answer(id, '7', other);
    clock += 2 * day;
    for (const who of [other, people.subscriber]) await answer(id, '7', who);
    await correct(id, seven);
    await judging().judgeAll();
    expect(await judgments(id)).toMatchObject([
      { user_id: people.subscriber.id },
      { user_id: other.id },
    ]);
  });

  it('slips, or answers that the new one makes slips', async () => {
    const id = await ask({ kind: 'number', value: 0.28 });
    await answer(id, '0.28', people.user);
    await correct(id, { kind: 'number', value: 5 / 18, exact: true });
    await judging().judgeAll();
    expect(await judgments(id)).toEqual([]);
  });

  it('what was answered to other numbers', async () => {
    const { user, other } = people;
    const id = await insertVariedQuestion(site.database.pool);
    await answer(id, '24', user, { variant: '1.1' });
    await answer(id, '22', other);
    await correct(id, { kind: 'number', value: 21 });
    await judging().judgeAll();
    expect(await judgments(id)).toMatchObject([{ user_id: other.id, verdict: 'wrong' }]);
  });

  it('questions without a check, until they have one again', async () => {
    const id = await ask(eight);
    await answer(id, '7', people.user);
    await query('update questions set keeps_answer = false where id = $1', [id]);
    await correct(id, seven);
    await judging().judgeAll();
    expect(await judgments(id)).toEqual([]);
    await query('update questions set keeps_answer = true where id = $1', [id]);
    await judging().judgeAll();
    expect(await judgments(id)).toMatchObject([{ verdict: 'right' }]);
    await correct(id, { kind: 'open', rubric: 'Explain.', why: 'No number.' });
    await judging().judgeAll();
    expect(await judgments(id)).toHaveLength(1);
  });
});

it('follows a choice by its text', async () => {
  const { user, other } = people;
  const id = await ask({ kind: 'choice', choices: ['Heads', 'Tails', 'Neither'], value: 2 });
  await answer(id, '1', user);
  await answer(id, '3', other);
  await correct(id, { kind: 'choice', choices: ['Tails', 'Heads'], value: 2 });
  await judging().judgeAll();
  expect(await judgments(id)).toMatchObject([{ user_id: user.id, verdict: 'right' }]);
});

it('is part of the export, and its text is deleted with the account', async () => {
  const { other } = people;
  const { attempts, correctedVerdicts } = (await other.get('/api/user/data')).json();
  expect(attempts).toContainEqual(expect.objectContaining({ given: '8', verdict: 'right' }));
  expect(correctedVerdicts).toContainEqual(expect.objectContaining({ verdict: 'wrong' }));
  await query('delete from users where id = $1', [other.id]);
  expect(await query("select from attempts where given = 'Neither'")).toEqual([]);
});
