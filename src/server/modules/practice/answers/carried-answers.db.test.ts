import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAnswer } from '#test/support/answers.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

describe('POST /api/carried-answers', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  /** The answer is 2/3 unless a row says otherwise. */
  async function ask(
    question: Parameters<typeof insertQuestions>[1][0] = {},
    row: Partial<Parameters<typeof insertAnswer>[1]> = {},
  ) {
    const [questionId = 0] = await insertQuestions(site.database.pool, [question]);
    await insertAnswer(site.database.pool, { ...row, questionId });
    return questionId;
  }
  const newcomer = async () => new Visitor(site.app, await site.signIn());
  const carry = (who: Visitor, answers: unknown) => who.post('/api/carried-answers', { answers });
  const detail = async (who: Visitor, id: number) => (await who.get(`/api/questions/${id}`)).json();
  const events = async () =>
    (await site.database.pool.query('select count(status)::int as n from attempts')).rows;

  it('judges the answers again', async () => {
    const [right, wrong, choice] = [
      await ask(),
      await ask(),
      await ask({}, { answer: { kind: 'choice', choices: ['Yes', 'No'], value: 2 } }),
    ];
    const ada = await newcomer();
    const reply = await carry(ada, [
      { questionId: right, answer: '2/3', verdict: 'wrong' },
      { questionId: wrong, answer: '1/3', verdict: 'right', isRight: true },
      { questionId: choice, answer: '2' },
    ]);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ kept: 3 });
    expect((await detail(ada, right)).status).toBe('solved');
    expect((await detail(ada, wrong)).status).toBe('attempted');
    expect((await detail(ada, choice)).status).toBe('solved');
    expect((await ada.get('/api/user')).json()).toMatchObject({
      questionsAttempted: 3,
      questionsSolved: 2,
    });
  });

  it('changes nothing the second time, and never lowers a status', async () => {
    const [solved, open] = [await ask(), await ask()];
    const ada = await newcomer();
    await ada.post(`/api/questions/${solved}/answer`, { answer: '2/3' });
    const answers = [
      { questionId: solved, answer: '1/3' },
      { questionId: open, answer: '1/3', explored: true },
    ];
    await carry(ada, answers);
    const before = [await detail(ada, solved), await detail(ada, open), await events()];
    expect(before[0].status).toBe('solved');
    expect((await carry(ada, answers)).json()).toEqual({ kept: 2 });
    expect([await detail(ada, solved), await detail(ada, open), await events()]).toEqual(before);
  });

  it('remembers which were explored first', async () => {
    const [explored, plain] = [await ask(), await ask()];
    const ada = await newcomer();
    await carry(ada, [
      { questionId: explored, answer: '2/3', explored: true },
      { questionId: plain, answer: '2/3' },
    ]);
    const noted = await detail(ada, explored);
    expect(noted).toMatchObject({ status: 'solved', exploredAt: expect.any(String) });
    expect((await detail(ada, plain)).exploredAt).toBeNull();
  });

  it('skips what a visitor cannot answer, and what cannot be read', async () => {
    const free = await ask();
    const skipped = [
      await ask({ isVisible: false }),
      await ask({ isPremium: true }),
      await ask({}, { answer: { kind: 'open', rubric: 'A story.', why: 'It is one.' } }),
      2_000_000_000,
    ];
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    const reply = await carry(admin, [
      ...skipped.map((questionId) => ({ questionId, answer: '2/3' })),
      { questionId: free, answer: 'what?' },
    ]);
    expect(reply.json()).toEqual({ kept: 0 });
    for (const id of [free, ...skipped.slice(0, 3)]) {
      expect((await detail(admin, id)).status).toBeNull();
    }
  });

  it('takes one answer per question: more would be guesses', async () => {
    const id = await ask();
    const ada = await newcomer();
    const guesses = ['2/3', '1/3'].map((answer) => ({ questionId: id, answer }));
    expect((await carry(ada, guesses)).json()).toEqual({ kept: 1 });
    expect((await detail(ada, id)).status).toBe('attempted');
  });

  it('goes by the first answer, if that was a miss', async () => {
    const [missed, same, slip, fooled] = [await ask(), await ask(), await ask(), await ask()];
    const ada = await newcomer();
    await carry(ada, [
      { questionId: missed, answer: '2/3', first: '1/3' },
      { questionId: same, answer: '1/3', first: '1/3' },
      { questionId: slip, answer: '2/3', first: 'what?' },
      { questionId: fooled, answer: '1/3', first: '2/3' },
    ]);
    const { rows } = await site.database.pool.query(
      `select question_id as id, array_agg(given order by id) as given,
         bool_or(is_first and verdict = 'right') as "isFirstRight"
       from attempts where question_id = any($1) group by 1 order by 1`,
      [[missed, same, slip, fooled]],
    );
    expect(rows).toEqual([
      { id: missed, given: ['1/3', '2/3'], isFirstRight: false },
      { id: same, given: ['1/3'], isFirstRight: false },
      { id: slip, given: ['2/3'], isFirstRight: true },
      { id: fooled, given: ['1/3'], isFirstRight: false },
    ]);
    expect((await detail(ada, missed)).status).toBe('solved');
    expect((await detail(ada, fooled)).status).toBe('attempted');
  });

  it('takes over questions in parts, by their first miss or their last part', async () => {
    const part = (value: string) => ({
      question: 'What?',
      hints: 0,
      answer: { kind: 'fraction' as const, value },
    });
    const answer = { kind: 'parts' as const, parts: [part('1/2'), part('1/3')] };
    const ids = [];
    for (let index = 0; index < 6; index += 1) ids.push(await ask({}, { answer }));
    const [solved, missed, later, cheated, step, plain] = ids;
    const ada = await newcomer();
    const reply = await carry(ada, [
      { questionId: solved, answer: '1/3', earlier: ['1/2'] },
      { questionId: missed, answer: '1/3', earlier: ['1/2'], first: '1/4', firstPart: 0 },
      { questionId: later, answer: '1/5', earlier: ['1/2'], first: '1/4', firstPart: 1 },
      { questionId: cheated, answer: '1/3', earlier: ['1/9'] },
      { questionId: step, answer: '1/2' },
      { questionId: plain, answer: '1/5', first: '1/5', firstPart: 0 },
    ]);
    expect(reply.json()).toEqual({ kept: 4 });
    const { rows } = await site.database.pool.query(
      `select question_id as id, array_agg(given order by id) as given
       from attempts where question_id = any($1) and given is not null group by 1 order by 1`,
      [ids],
    );
    expect(rows).toEqual([
      { id: solved, given: ['Part 2: 1/3'] },
      { id: missed, given: ['Part 1: 1/4', 'Part 2: 1/3'] },
      { id: later, given: ['Part 2: 1/4', 'Part 2: 1/5'] },
      { id: plain, given: ['Part 1: 1/5'] },
    ]);
    const statuses = await Promise.all(ids.map(async (id) => (await detail(ada, id)).status));
    expect(statuses).toEqual(['solved', 'solved', 'attempted', null, null, 'attempted']);
  });

  it('is for users', async () => {
    const nobody = new Visitor(site.app);
    expect((await carry(nobody, [{ questionId: 1, answer: '1' }])).statusCode).toBe(401);
  });

  it.each([
    ['nothing', undefined],
    ['no answer', []],
    ['too many', Array.from({ length: 201 }, (_, i) => ({ questionId: i + 1, answer: '1' }))],
    ['no list', { questionId: 1, answer: '1' }],
    ['a bad id', [{ questionId: 'x', answer: '1' }]],
    ['an empty answer', [{ questionId: 1, answer: ' ' }]],
    ['a long answer', [{ questionId: 1, answer: '1'.repeat(201) }]],
    ['a long first answer', [{ questionId: 1, answer: '1', first: '1'.repeat(201) }]],
    ['a bad earlier answer', [{ questionId: 1, answer: '1', earlier: [7] }]],
    ['too many earlier ones', [{ questionId: 1, answer: '1', earlier: ['1', '1', '1', '1'] }]],
    ['no such part', [{ questionId: 1, answer: '1', first: '2', firstPart: 4 }]],
    ['a bad mark', [{ questionId: 1, answer: '1', explored: 'yes' }]],
  ])('refuses %s', async (_, answers) => {
    expect((await carry(await newcomer(), answers)).statusCode).toBe(400);
  });

  it('is limited', async () => {
    const ada = await newcomer();
    const statuses: number[] = [];
    useUpAllButOne(10);
    for (let i = 0; i < 3; i += 1) {
      statuses.push((await carry(ada, [{ questionId: 1, answer: '1' }])).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
