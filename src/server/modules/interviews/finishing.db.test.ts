import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import { createInterviewSite, type InterviewSite } from '#test/support/interviews.ts';
import type { People } from '#test/support/people.ts';

const minute = 60_000;
let site: InterviewSite;
let people: People;
beforeAll(async () => {
  site = await createInterviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const logged = () =>
  site.query(
    `select kind, mode, verdict, given, confidence, active_seconds, grade, is_first,
       opponent_rating is not null as is_rated from attempts order by question_id`,
  );

it('judges and logs what was answered, as elsewhere', async () => {
  await site.addQuestions(4);
  const { id } = await site.started(people.user, { minutes: 45 });
  for (const [index, given] of ['2/3', '1/2', '2/'].entries()) {
    await site.view(id, index + 1);
    site.wait((index + 1) * minute);
    await site.answer(id, index + 1, { given, confidence: 90 - 10 * index });
  }
  await site.view(id, 4);
  site.wait(minute);
  expect((await site.finish(id)).statusCode).toBe(204);
  const report = await site.report(id);
  expect(report).toMatchObject({
    right: 1,
    answered: 3,
    asked: 4,
    seconds: 7 * 60,
    calibration: {
      stated: 3,
      mean: 80,
      right: expect.closeTo(33.3, 1),
      brier: expect.closeTo(0.38),
    },
    questions: [
      { verdict: 'right', given: '2/3', seconds: 60, others: null, due: expect.any(String) },
      { verdict: 'wrong', given: '1/2', seconds: 120, answerHtml: expect.stringContaining('2') },
      { verdict: 'wrong', given: '2/', seconds: 180, message: expect.stringMatching(/./) },
      { verdict: null, given: null, seconds: 60, answerHtml: null, due: null, canReveal: true },
    ],
  });
  const entries = await logged();
  expect(entries).toHaveLength(3);
  expect(entries).toEqual(
    expect.arrayContaining(
      [
        ['2/3', 'right', 90, 60],
        ['1/2', 'wrong', 80, 120],
        ['2/', 'wrong', 70, 180],
      ].map(([given, verdict, confidence, active_seconds]) => ({
        ...{ kind: 'answer', mode: 'interview', given, verdict, confidence, active_seconds },
        ...{ grade: expect.any(Number), is_first: true, is_rated: true },
      })),
    ),
  );
  expect((await people.user.get('/api/practice/record')).json()).toMatchObject({
    confidence: [{ confidence: 70 }, { confidence: 80 }, { confidence: 90, rightAnswers: 1 }],
  });
});

it('calls too few digits wrong, keeps the text of a choice', async () => {
  const [digits, choice] = await site.addQuestions(3);
  const answers = [
    [digits, { kind: 'number', value: '0.123456', digits: 4 }],
    [choice, { kind: 'choice', choices: ['*Red*', 'Blue'], value: 1 }],
  ];
  for (const [question, answer] of answers) {
    await site.query('update question_answers set answer = $2 where question_id = $1', [
      question,
      JSON.stringify(answer),
    ]);
  }
  const { id, questions } = await site.started();
  const placeOf = (kind: string) =>
    questions.find(({ open }) => open?.asked.kind === kind)?.place ?? 0;
  await site.answer(id, placeOf('number'), { given: '0.123' });
  await site.answer(id, placeOf('choice'), { given: '2' });
  await site.finish(id);
  const report = await site.report(id);
  expect(report.calibration).toBeNull();
  const find = (question = 0) => report.questions.find((one) => one.questionId === question);
  expect(find(digits)).toMatchObject({ verdict: 'wrong', given: '0.123' });
  expect(find(choice)).toMatchObject({ verdict: 'wrong', given: null });
  expect(find(choice)?.givenHtml).toContain('Blue');
  expect(find(choice)?.answerHtml).toContain('<em>Red</em>');
  expect((await logged()).map(({ given }) => given).sort()).toEqual(['0.123', 'Blue']);
});

it('logs nothing twice, whoever ends it at the same moment', async () => {
  await site.addQuestions(3);
  const { id } = await site.started();
  await site.answer(id, 1, { given: '2/3' });
  const all = await Promise.all([site.finish(id), site.finish(id), site.finish(id)]);
  expect(all.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await logged()).toHaveLength(1);
  site.wait(minute);
  await site.finish(id);
  expect(await site.report(id)).toMatchObject({ seconds: 0, questions: [{ seconds: 0 }, {}, {}] });
});

it('logs nothing if it fails halfway', async () => {
  await site.addQuestions(3);
  const { id } = await site.started();
  await site.answer(id, 1, { given: '2/3' });
  await site.query('alter table interviews add constraint stuck check (finished_at is null)');
  expect((await site.finish(id)).statusCode).toBe(500);
  await site.query('alter table interviews drop constraint stuck');
  expect(await logged()).toEqual([]);
  await site.finish(id);
  expect(await logged()).toHaveLength(1);
});

it('counts no time beyond the end, and none twice', async () => {
  await site.addQuestions(3);
  const { id } = await site.started();
  site.wait(minute);
  await site.view(id, 2);
  await site.view(id, 2);
  site.wait(2 * minute);
  await site.view(id, 1);
  site.wait(60 * minute);
  expect(await site.report(id)).toMatchObject({
    seconds: 1800,
    questions: [{ seconds: 28 * 60 }, { seconds: 120 }, { seconds: 0 }],
  });
});

it('is done by a job if nobody looks, without moving the ratings of questions', async () => {
  await site.addQuestions(3);
  const { id } = await site.started();
  await site.answer(id, 1, { given: '2/3' });
  const { overdueInterviews } = openRooms(site.deps).interviews.services;
  await overdueInterviews.run();
  expect(await logged()).toEqual([]);
  site.wait(30 * minute + 1);
  await overdueInterviews.run();
  expect(await logged()).toMatchObject([{ verdict: 'right', is_rated: true }]);
  expect(await site.query('select * from question_results')).toEqual([]);
  expect(await site.query('select finished_at from interviews where id = $1', [id])).toEqual([
    { finished_at: new Date('2026-03-02T12:30:00Z') },
  ]);
});

it('follows a corrected answer', async () => {
  await site.addQuestions(3);
  const { id } = await site.started();
  await site.answer(id, 1, { given: '1/2', confidence: 60 });
  await site.finish(id);
  await site.query(
    `insert into attempt_judgments (attempt_id, verdict, was_right)
       select id, new.verdict, false from attempts, (values ('close'), ('right')) as new (verdict)`,
  );
  expect(await site.report(id)).toMatchObject({
    right: 1,
    calibration: { right: 100 },
    questions: [{ verdict: 'right', message: null }, {}, {}],
  });
  const { interviews } = (await people.user.get('/api/interviews')).json();
  expect(interviews).toMatchObject([{ right: 1, answered: 1 }]);
});
