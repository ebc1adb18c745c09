import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#shared/contracts/answer.ts';
import { insertAnswer } from '#test/support/answers.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';

const hints = [
  { source: 'Look.', html: '<p>Look.</p>\n' },
  { source: 'Count.', html: '<p>Count.</p>\n' },
];

describe('answers', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());

  type Row = Partial<Parameters<typeof insertAnswer>[1]>;
  async function ask(
    row: Row | null = {},
    question: Parameters<typeof insertQuestions>[1][0] = {},
  ) {
    const { pool } = site.database;
    const [questionId = 0] = await insertQuestions(pool, [question]);
    if (row) await insertAnswer(pool, { hints, ...row, questionId });
    return questionId;
  }
  const check = (who: Visitor, id: number | string, answer: unknown) =>
    who.post(`/api/questions/${id}/answer`, { answer });
  const statusOf = async (who: Visitor, id: number) =>
    (await who.get(`/api/questions/${id}`)).json().status;

  describe('GET /api/questions/:id', () => {
    it('describes the expected answer, and never reveals it', async () => {
      const id = await ask({
        answer: { kind: 'number', value: 4711, unit: 'dollars' },
        slug: 'a-slug',
        hasSimulation: true,
      });
      const reply = await people.nobody.get(`/api/questions/${id}`);
      expect(reply.json()).toMatchObject({
        answer: { kind: 'number', unit: 'dollars', choices: null },
        hintCount: 2,
        lab: { slug: 'a-slug' },
      });
      expect(reply.body).not.toMatch(/4711|Look/);
    });

    it('renders the choices', async () => {
      const answer: Answer = { kind: 'choice', choices: ['**Yes**', 'No'], value: 2 };
      const reply = await people.nobody.get(`/api/questions/${await ask({ answer })}`);
      expect(reply.json()).toMatchObject({
        answer: {
          kind: 'choice',
          unit: null,
          choices: ['<p><strong>Yes</strong></p>\n', '<p>No</p>\n'],
        },
        lab: null,
      });
    });

    it.each([
      ['nothing is known of the answer', null],
      ['the answer is open', { answer: { kind: 'open', rubric: 'Clear', why: 'Words' } } as const],
    ])('has no answer check if %s', async (_why, row) => {
      const id = await ask(row);
      expect((await people.nobody.get(`/api/questions/${id}`)).json().answer).toBeNull();
      const reply = await check(people.nobody, id, '2/3');
      expect(reply.statusCode).toBe(404);
      expect(reply.json().message).toBe('This question has no answer to check.');
    });
  });

  describe('POST /api/questions/:id/answer', () => {
    it('reveals the answer to a correct attempt, even on premium questions', async () => {
      const id = await ask({}, { isPremium: true });
      const reply = await check(people.nobody, id, '\\frac{2}{3}');
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toContain('no-store');
      expect(reply.json()).toEqual({
        verdict: 'right',
        message: 'Right.',
        readAs: expect.stringContaining('class="katex"'),
        value: expect.stringContaining('class="katex"'),
        number: 2 / 3,
        review: null,
      });
    });

    it.each([
      ['2/3', 'minutes', 'right'],
      ['40 s', 'minutes', 'right'],
      ['66.7%', null, 'right'],
    ])('takes %s for a fraction in %s', async (text, unit, verdict) => {
      const answer: Answer = { kind: 'fraction', value: '2/3', ...(unit && { unit }) };
      const reply = await check(people.nobody, await ask({ answer }), text);
      expect(reply.json().verdict).toBe(verdict);
    });

    it('knows the probability of the opposite, a tempting mistake, and a wrong unit', async () => {
      const mistakes = [{ value: '1/4', message: 'That counts one case twice.' }];
      const answer: Answer = { kind: 'fraction', value: '2/3', isProbability: true, mistakes };
      const id = await ask({ answer });
      expect((await check(people.nobody, id, '1/3')).json()).toMatchObject({
        verdict: 'close',
        message: 'That is the probability of the opposite.',
      });
      expect((await check(people.nobody, id, '0.25')).json()).toMatchObject({
        verdict: 'wrong',
        message: 'That counts one case twice.',
        value: null,
      });
      expect((await check(people.nobody, id, '5 ms')).json()).toMatchObject({
        message: 'Check the unit: the answer is a plain number.',
      });
      expect((await people.nobody.get(`/api/questions/${id}`)).body).not.toContain('one case');
    });

    it.each([
      ['0.67', 'incomplete', 'Give at least three significant digits, such as 0.670.'],
      ['0.650', 'close', 'Within 5%, but not exact.'],
      ['5', 'wrong', 'Not quite. Try again or take a hint.'],
    ])('does not reveal it after %s', async (answer, verdict, message) => {
      const reply = await check(people.nobody, await ask(), answer);
      expect(reply.json()).toMatchObject({ verdict, message, value: null, number: null });
    });

    it('marks a question attempted, then solved, and never back', async () => {
      const id = await ask();
      await check(people.user, id, 'no number');
      expect(await statusOf(people.user, id)).toBeNull();
      await check(people.user, id, '5');
      expect(await statusOf(people.user, id)).toBe('attempted');
      await check(people.user, id, '2/3');
      expect(await statusOf(people.user, id)).toBe('solved');
      await check(people.user, id, '5');
      expect(await statusOf(people.user, id)).toBe('solved');
      expect(await statusOf(people.other, id)).toBeNull();
    });

    it.each([
      [
        'two thirds',
        'Enter a number, a fraction, a percentage or an expression such as 1 - e^{-1}.',
      ],
      [' ', 'Enter your answer first.'],
      [undefined, 'Enter your answer first.'],
      [7, 'Enter your answer first.'],
      ['1'.repeat(201), 'An answer must be no more than 200 characters.'],
    ])('refuses %j', async (answer, message) => {
      const reply = await check(people.nobody, await ask(), answer);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ message, fieldErrors: { answer: message } });
    });

    it('compares choices', async () => {
      const answer: Answer = { kind: 'choice', choices: ['Yes', 'No'], value: 2 };
      const id = await ask({ answer });
      expect((await check(people.nobody, id, '1')).json().verdict).toBe('wrong');
      expect((await check(people.nobody, id, '2')).json()).toMatchObject({
        verdict: 'right',
        value: '<p>No</p>\n',
        number: 2,
      });
      for (const none of ['0', '3', 'No', '2.0']) {
        expect((await check(people.nobody, id, none)).json().message).toBe(
          'Choose one of the answers.',
        );
      }
    });

    it('hides hidden questions from everyone but administrators', async () => {
      const id = await ask({}, { isVisible: false });
      expect((await check(people.user, id, '2/3')).statusCode).toBe(404);
      expect((await check(people.nobody, 424_242, '2/3')).statusCode).toBe(404);
      expect((await check(people.nobody, 'x', '2/3')).statusCode).toBe(400);
      expect((await check(people.admin, id, '2/3')).json().verdict).toBe('right');
    });

    it('limits the number of attempts', async () => {
      const id = await ask({ answer: { kind: 'choice', choices: ['Yes', 'No'], value: 2 } });
      const guesser = new Visitor(site.app, { ip: '192.0.2.99' });
      for (let attempt = 0; attempt < 120; attempt += 1) await check(guesser, id, '1');
      expect((await check(guesser, id, '2')).statusCode).toBe(429);
      expect((await check(people.user, id, '2')).statusCode).toBe(200);
    });
  });

  describe('POST /api/answer-readings', () => {
    const read = (who: Visitor, answer: unknown, unit?: unknown) =>
      who.post('/api/answer-readings', { answer, unit });

    it('shows how an answer is read', async () => {
      const reply = await read(people.nobody, '1/2 ln 3');
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toContain('no-store');
      const { readAs, problem } = reply.json();
      expect(readAs).toContain('\\frac{1}{2} \\ln 3');
      expect(problem).toBeNull();
    });

    it('knows the unit of the question', async () => {
      expect((await read(people.nobody, '5/2 cents', 'dollars')).json().problem).toBeNull();
      expect((await read(people.nobody, '5/2 cents', 'minutes')).json().problem).toBe(
        'Check the unit: the answer is in minutes.',
      );
    });

    it('says where it stopped', async () => {
      expect((await read(people.nobody, '1/2π')).json()).toEqual({
        readAs: null,
        problem: 'We stopped reading at “π”. This can be read in two ways. Please add brackets.',
      });
    });

    it.each([
      ['', undefined, 'Enter your answer first.'],
      ['1'.repeat(201), undefined, 'An answer must be no more than 200 characters.'],
      ['1', 5, 'Unit must be a string'],
      ['1', 'x'.repeat(101), 'Unit must be no more than 100 characters'],
    ])('refuses %j in %j', async (answer, unit, message) => {
      const reply = await read(people.nobody, answer, unit);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe(message);
    });

    it('has its own limit', async () => {
      const id = await ask();
      const typist = new Visitor(site.app, { ip: '192.0.2.98' });
      for (let key = 0; key < 300; key += 1) await read(typist, '2/3');
      expect((await read(typist, '2/3')).statusCode).toBe(429);
      expect((await check(typist, id, '2/3')).json().verdict).toBe('right');
    });
  });

  describe('POST /api/questions/:id/answer/reveal', () => {
    const reveal = (who: Visitor, id: number) => who.post(`/api/questions/${id}/answer/reveal`);

    it('reveals the answer, and counts as an attempt', async () => {
      const id = await ask();
      const reply = await reveal(people.user, id);
      expect(reply.json()).toEqual({
        value: expect.stringContaining('0.6667'),
        number: 2 / 3,
      });
      expect(await statusOf(people.user, id)).toBe('attempted');
    });

    it('is for users who may read the solution', async () => {
      const id = await ask({}, { isPremium: true });
      expect((await reveal(people.nobody, id)).statusCode).toBe(401);
      const refused = await reveal(people.user, id);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().code).toBe('PREMIUM_REQUIRED');
      expect(await statusOf(people.user, id)).toBeNull();
      expect((await reveal(people.subscriber, id)).statusCode).toBe(200);
      expect((await reveal(people.admin, id)).statusCode).toBe(200);
      const hidden = await ask({}, { isVisible: false });
      expect((await reveal(people.subscriber, hidden)).statusCode).toBe(404);
      expect((await reveal(people.user, await ask(null))).statusCode).toBe(404);
    });
  });

  describe('GET /api/questions/:id/hints/:number', () => {
    const hint = (who: Visitor, id: number, number: number | string) =>
      who.get(`/api/questions/${id}/hints/${number}`);

    it('gives them one at a time', async () => {
      const id = await ask();
      expect((await hint(people.nobody, id, 1)).json()).toEqual({ html: '<p>Look.</p>\n' });
      expect((await hint(people.nobody, id, 2)).json()).toEqual({ html: '<p>Count.</p>\n' });
      expect((await hint(people.nobody, id, 3)).statusCode).toBe(404);
      expect((await hint(people.nobody, await ask(null), 1)).statusCode).toBe(404);
    });

    it.each(['0', '-1', '1.5', 'x', '99999999999'])('refuses the number %s', async (number) => {
      expect((await hint(people.nobody, await ask(), number)).statusCode).toBe(400);
    });

    it('has none for hidden questions', async () => {
      const id = await ask({}, { isVisible: false });
      expect((await hint(people.user, id, 1)).statusCode).toBe(404);
    });
  });
});
