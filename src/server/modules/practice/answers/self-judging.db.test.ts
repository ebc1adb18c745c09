import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#shared/contracts/answer.ts';
import { type AnswerSite, createAnswerSite } from '#test/support/answer-site.ts';
import type { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

const open: Answer = {
  kind: 'open',
  rubric: '- Asks how **many** were tried\n- Asks for costs\n- Holds data back',
  why: 'It is a judgment.',
  model: 'Count the *trials*.',
};
const interval: Answer = { kind: 'interval', value: 9_250, unit: 'days' };

describe('answers that learners judge themselves', () => {
  let site: AnswerSite;
  beforeAll(async () => {
    site = await createAnswerSite();
  });
  afterAll(() => site.close());

  const compare = (who: Visitor, id: number, answer: string) =>
    who.post(`/api/questions/${id}/comparison`, { answer });
  const judge = (who: Visitor, id: number, given: object) =>
    who.post(`/api/questions/${id}/self-judgment`, { answer: 'Costs.', ...given });
  const shown = async (id: number) => (await site.nobody.get(`/api/questions/${id}`)).json().answer;

  it('say what they ask for, and nothing more', async () => {
    expect(await shown(await site.ask({ answer: open }))).toEqual({
      kind: 'open',
      unit: null,
      choices: null,
    });
    expect(await shown(await site.ask({ answer: interval }))).toEqual({
      kind: 'interval',
      unit: 'days',
      choices: null,
    });
  });

  it('show the model answer and the rubric', async () => {
    const id = await site.ask({ answer: open });
    const reply = await compare(site.user, id, 'I would ask about costs.');
    expect(reply.headers['cache-control']).toContain('no-store');
    expect(reply.json()).toEqual({
      value: '<p>Count the <em>trials</em>.</p>\n',
      number: null,
      interval: null,
      rubric: [
        '<p>Asks how <strong>many</strong> were tried</p>\n',
        '<p>Asks for costs</p>\n',
        '<p>Holds data back</p>\n',
      ],
    });
  });

  it('score an interval', async () => {
    const id = await site.ask({ answer: interval });
    const scoreOf = async (text: string) => (await compare(site.user, id, text)).json().interval;
    expect(await scoreOf('7,400 to 9.25e3')).toEqual({
      isHit: true,
      score: 0.8,
      width: 0.2,
      verdict: 'right',
    });
    expect(await scoreOf('925 days to 9,250 days')).toMatchObject({
      isHit: true,
      score: 0.1,
      verdict: 'close',
    });
    expect(await scoreOf('1000 … 9000')).toMatchObject({
      isHit: false,
      score: 0,
      verdict: 'wrong',
    });
    expect((await compare(site.user, id, '1 to 2')).json()).toMatchObject({
      value: '<p>9,250 days</p>\n',
      number: 9_250,
      rubric: [],
    });
  });

  it.each([
    ['about 9,000', 'Write two numbers, low to high, such as 8 to 10.'],
    ['1 to 2 to 3', 'Write two numbers, low to high, such as 8 to 10.'],
    ['9000 to 8000', 'The smaller number comes first.'],
    ['0 to 8000', 'Both numbers must be above zero.'],
    ['8 to 10 dollars', 'Check the unit: the answer is in days.'],
    [' ', 'Enter your answer first.'],
    ['1'.repeat(5_001), 'An answer must be no more than 5000 characters.'],
  ])('refuse the interval %j', async (answer, message) => {
    const id = await site.ask({ answer: interval });
    for (const reply of [
      await compare(site.user, id, answer),
      await judge(site.user, id, { answer, verdict: 'right' }),
    ]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ message, fieldErrors: { answer: message } });
    }
  });

  it('are logged and reviewed, but never rated', async () => {
    const id = await site.ask({ answer: open });
    const missed = await judge(site.user, id, { verdict: 'wrong', activeSeconds: 0 });
    expect(missed.json()).toMatchObject({
      verdict: 'wrong',
      message: 'You missed it.',
      status: 'attempted',
      review: { grade: 1 },
      rating: null,
      unrated: 'self-judged',
      pace: null,
    });
    expect((await judge(site.user, id, { verdict: 'right' })).json()).toMatchObject({
      message: 'You had it.',
      isSolved: true,
      status: 'solved',
      review: null,
    });
    const { rows } = await site.database.pool.query(
      'select verdict, given, opponent_rating from attempts where question_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { verdict: 'wrong', given: 'Costs.', opponent_rating: null },
      { verdict: 'right', given: 'Costs.', opponent_rating: null },
    ]);
  });

  it('can be given up', async () => {
    const id = await site.ask({ answer: open });
    const reply = await site.user.post(`/api/questions/${id}/answer/reveal`);
    expect(reply.json()).toMatchObject({
      value: '<p>Count the <em>trials</em>.</p>\n',
      number: null,
      rating: null,
    });
    const revealed = await judge(site.user, id, { verdict: 'right' });
    expect(revealed.json()).toMatchObject({ isSolved: false, status: 'attempted' });
  });

  it('are compared only by readers of the solution', async () => {
    const free = await site.ask({ answer: open });
    const premium = await site.ask({ answer: open }, { isPremium: true });
    const hidden = await site.ask({ answer: open }, { isVisible: false });
    const statusesFor = async (who: Visitor, id: number) => [
      (await compare(who, id, 'Costs.')).statusCode,
      (await judge(who, id, { verdict: 'right' })).statusCode,
    ];
    expect(await statusesFor(site.nobody, free)).toEqual([401, 401]);
    expect(await statusesFor(site.user, free)).toEqual([200, 200]);
    expect(await statusesFor(site.user, premium)).toEqual([403, 403]);
    expect(await statusesFor(site.subscriber, premium)).toEqual([200, 200]);
    expect(await statusesFor(site.user, hidden)).toEqual([404, 404]);
    expect(await statusesFor(site.admin, hidden)).toEqual([200, 200]);
  });

  it('exist only where a question asks for them', async () => {
    const checked = await site.ask();
    expect((await compare(site.user, checked, '2/3')).statusCode).toBe(404);
    expect((await judge(site.user, checked, { verdict: 'right' })).statusCode).toBe(404);
    const id = await site.ask({ answer: open });
    expect((await site.check(site.user, id, 'Costs.')).statusCode).toBe(404);
    expect((await judge(site.user, id, { verdict: 'perfect' })).json().message).toBe(
      'Verdict must be right, close or wrong',
    );
  });

  it('share the limit of other answers', async () => {
    const id = await site.ask({ answer: open });
    useUpAllButOne(120);
    await compare(site.other, id, 'Costs.');
    expect((await compare(site.other, id, 'Costs.')).statusCode).toBe(200);
    expect((await compare(site.other, id, 'Costs.')).statusCode).toBe(429);
  });
});
