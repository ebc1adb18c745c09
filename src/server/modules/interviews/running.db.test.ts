import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInterviewSite, type InterviewSite, wanted } from '#test/support/interviews.ts';
import type { People } from '#test/support/people.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { insertVariedQuestion } from '#test/support/varied-questions.ts';

const minute = 60_000;
let site: InterviewSite;
let people: People;
beforeAll(async () => {
  site = await createInterviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const codeOf = (response: { json(): { code: string } }) => response.json().code;

describe('starting', () => {
  it('asks questions that say nothing about themselves, until its end', async () => {
    const ids = await site.addQuestions(3);
    const response = await site.begin();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      ...wanted,
      startedAt: '2026-03-02T12:00:00.000Z',
      endsAt: '2026-03-02T12:30:00.000Z',
      now: '2026-03-02T12:00:00.000Z',
      place: 1,
      questions: [1, 2, 3].map((place) => ({
        place,
        isAnswered: false,
        open: { given: '', confidence: null, asked: { kind: 'fraction' } },
      })),
    });
    const { id } = response.json();
    const viewed = await site.view(id, 2);
    const reload = await people.user.get('/api/interviews/current');
    const data = await people.user.get('/api/user/data');
    for (const { body } of [response, viewed, reload]) {
      expect(body).toContain('Statement');
      expect(body).not.toMatch(/secret|question-\d|questionId|difficulty|2\/3/i);
    }
    expect(data.json()).toMatchObject({ interviews: [{ id }], interviewQuestions: [] });
    expect(ids).toHaveLength(3);
  });

  it('is refused while another one is running, also at the same moment', async () => {
    await site.addQuestions(3);
    const both = await Promise.all([site.begin(), site.begin()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(codeOf(await site.begin())).toBe('INTERVIEW_RUNNING');
    expect((await site.begin(people.other)).statusCode).toBe(201);
  });

  it('needs three questions that the learner may read, with one answer', async () => {
    await site.addQuestions(2);
    await site.addQuestions(1, { isPremium: true });
    await site.addQuestions(1, { isVisible: false });
    const [parts, open] = await site.addQuestions(2);
    const single = { question: 'One?', answer: { kind: 'fraction', value: '1/2' }, hints: 0 };
    await site.query('update question_answers set answer = $2 where question_id = $1', [
      parts,
      JSON.stringify({ kind: 'parts', parts: [single, single] }),
    ]);
    await site.query('update question_answers set answer = $2 where question_id = $1', [
      open,
      JSON.stringify({ kind: 'open', model: 'Because.', rubric: 'A reason' }),
    ]);
    const refused = await site.begin();
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'NO_QUESTIONS']);
    expect((await site.begin(people.subscriber)).statusCode).toBe(201);
    expect((await site.begin(people.admin)).statusCode).toBe(201);
  });

  it('asks what the role is asked, and what was not met lately', async () => {
    const other = await site.addQuestions(3, { type: 'Quantitative Developer Interview Question' });
    const [met = 0, ...ids] = await site.addQuestions(7);
    await people.user.post(`/api/questions/${met}/answer`, { answer: '1/2' });
    const asked: unknown[] = [];
    for (const _ of [1, 2]) {
      const { id } = await site.started();
      await site.finish(id);
      const rows = await site.query(
        'select question_id from interview_questions where interview_id = $1',
        [id],
      );
      asked.push(...rows.map((row) => row.question_id));
      site.wait(minute);
    }
    // The second one knows the first, although nothing was answered.
    expect(new Set(asked)).toEqual(new Set(ids));
    expect(asked).toHaveLength(6);
    expect(asked).not.toContain(other[0]);
  });

  it('uses fresh numbers', async () => {
    const ids = await site.addQuestions(2);
    const varied = await insertVariedQuestion(site.database.pool);
    await people.user.post(`/api/questions/${varied}/answer`, { answer: '1' });
    site.wait(61 * 24 * 60 * minute);
    const { questions } = await site.started();
    expect(ids).toHaveLength(2);
    const texts = questions.map(({ open }) => open?.html).join();
    expect(texts).toContain('<strong>twelve</strong>');
  });

  it.each([
    { role: 'quant' },
    { level: 'senior' },
    { minutes: 31 },
    { minutes: '30' },
    { isOneWay: 1 },
    { role: undefined },
  ])('refuses %j', async (choice) => {
    await site.addQuestions(3);
    expect((await site.begin(people.user, choice)).statusCode).toBe(400);
  });

  it('is limited to twelve a day', async () => {
    await site.addQuestions(3);
    useUpAllButOne(12);
    for (const _ of [1, 2]) await site.finish((await site.started()).id);
    expect((await site.begin()).statusCode).toBe(429);
  });
});

describe('answering', () => {
  it('is kept for a reload and other tabs; the last answer wins', async () => {
    await site.addQuestions(3);
    const { id } = await site.started();
    expect((await site.answer(id, 1, { given: ' 1/ ', confidence: 60 })).statusCode).toBe(204);
    await site.answer(id, 3, { given: '7' });
    await site.answer(id, 1, { given: '1/2', confidence: 80 });
    expect(await site.current()).toMatchObject({
      running: {
        place: 1,
        questions: [
          { isAnswered: true, open: { given: '1/2', confidence: 80 } },
          { isAnswered: false, open: { given: '' } },
          { isAnswered: true, open: { given: '7', confidence: null } },
        ],
      },
    });
    expect(await site.query('select * from attempts')).toEqual([]);
  });

  it('one way, shows and takes only the question that is open', async () => {
    await site.addQuestions(3);
    const { id, questions } = await site.started(people.user, { isOneWay: true });
    expect(questions.map(({ open }) => open !== null)).toEqual([true, false, false]);
    expect(codeOf(await site.view(id, 3))).toBe('PLACE_CLOSED');
    expect(codeOf(await site.answer(id, 2, { given: '1' }))).toBe('PLACE_CLOSED');
    await site.answer(id, 1, { given: '1' });
    const second = (await site.view(id, 2)).json();
    expect(second).toMatchObject({
      place: 2,
      questions: [{ isAnswered: true, open: null }, { open: { given: '' } }, { open: null }],
    });
    expect(codeOf(await site.answer(id, 1, { given: '2' }))).toBe('PLACE_CLOSED');
    expect(codeOf(await site.view(id, 1))).toBe('PLACE_CLOSED');
  });

  it('is refused after the end, by the server’s clock', async () => {
    await site.addQuestions(3);
    const { id } = await site.started();
    site.wait(30 * minute);
    expect((await site.answer(id, 1, { given: '2/3' })).statusCode).toBe(204);
    site.wait(1);
    const late = await site.answer(id, 2, { given: '2/3' });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'INTERVIEW_OVER']);
    expect(codeOf(await site.view(id, 2))).toBe('INTERVIEW_OVER');
    expect(await site.current()).toMatchObject({ running: null, last: { id, ...wanted } });
    expect(await site.report(id)).toMatchObject({ right: 1, answered: 1, seconds: 1800 });
  });

  it.each([
    [1, { given: 'x'.repeat(201) }, 400],
    [1, { given: 'a\u0000b' }, 400],
    [1, { given: 1 }, 400],
    [1, {}, 400],
    [1, { given: '1', confidence: 100 }, 400],
    [1, { given: '1', confidence: 4 }, 400],
    [1, { given: '1', confidence: 50.5 }, 400],
    [0, { given: '1' }, 400],
    [4, { given: '1' }, 409],
  ])('place %i refuses %j', async (place, body, status) => {
    await site.addQuestions(3);
    const { id } = await site.started();
    expect((await site.answer(id, place, body)).statusCode).toBe(status);
  });
});

it('says that a question was withdrawn, and asks the others', async () => {
  await site.addQuestions(3);
  const { id } = await site.started();
  await site.answer(id, 1, { given: '2/3' });
  await site.query(
    `update questions set is_visible = false where id =
       (select question_id from interview_questions where place = 1)`,
  );
  await site.query(
    'delete from questions where id = (select question_id from interview_questions where place = 2)',
  );
  await site.changes.settle();
  const { running } = await site.current();
  const [first, second, third] = running.questions;
  expect([first, second]).toMatchObject([1, 2].map(() => ({ isWithdrawn: true, open: null })));
  expect(third).toMatchObject({ isWithdrawn: false, open: {} });
  await site.finish(id);
  expect(await site.report(id)).toMatchObject({
    asked: 1,
    answered: 0,
    questions: [
      { name: null, questionId: null, verdict: null, isAnswered: false, canReveal: false },
      { name: null, canReveal: false },
      { canReveal: true },
    ],
  });
  expect(await site.query('select * from attempts')).toEqual([]);
});

it('limits how often answers are saved', async () => {
  await site.addQuestions(3);
  const { id } = await site.started(people.subscriber);
  useUpAllButOne(300);
  for (const status of [204, 204, 429]) {
    expect((await site.answer(id, 1, { given: '1' }, people.subscriber)).statusCode).toBe(status);
  }
});
