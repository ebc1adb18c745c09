import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#shared/contracts/answer.ts';
import { type AnswerSite, createAnswerSite } from '#test/support/answer-site.ts';
import { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

describe('answers', () => {
  let site: AnswerSite;
  beforeAll(async () => {
    site = await createAnswerSite();
  });
  afterAll(() => site.close());

  describe('GET /api/questions/:id', () => {
    it('describes the expected answer, and never reveals it', async () => {
      const id = await site.ask({
        answer: { kind: 'number', value: 4711, unit: 'dollars' },
        slug: 'a-slug',
        hasSimulation: true,
      });
      const reply = await site.nobody.get(`/api/questions/${id}`);
      expect(reply.json()).toMatchObject({
        answer: { kind: 'number', unit: 'dollars', choices: null },
        hintCount: 2,
        lab: { slug: 'a-slug', kind: 'simulation' },
      });
      expect(reply.body).not.toMatch(/4711|Look/);
    });

    it('renders the choices', async () => {
      const answer: Answer = { kind: 'choice', choices: ['**Yes**', 'No'], value: 2 };
      const reply = await site.nobody.get(`/api/questions/${await site.ask({ answer })}`);
      expect(reply.json()).toMatchObject({
        answer: {
          kind: 'choice',
          unit: null,
          choices: ['<p><strong>Yes</strong></p>\n', '<p>No</p>\n'],
        },
        lab: null,
      });
    });

    it('has no answer check if no answer is stored', async () => {
      const id = await site.ask(null);
      expect((await site.nobody.get(`/api/questions/${id}`)).json().answer).toBeNull();
      const reply = await site.check(site.nobody, id, '2/3');
      expect(reply.statusCode).toBe(404);
      expect(reply.json().message).toBe('This question has no answer to check.');
    });
  });

  describe('POST /api/questions/:id/answer', () => {
    it('reveals the answer to a correct attempt, even on premium questions', async () => {
      const id = await site.ask({}, { isPremium: true });
      const reply = await site.check(site.nobody, id, '\\frac{2}{3}');
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toContain('no-store');
      expect(reply.json()).toEqual({
        verdict: 'right',
        message: 'Right.',
        readAs: expect.stringContaining('class="katex"'),
        value: expect.stringContaining('class="katex"'),
        number: 2 / 3,
        next: null,
        isSolved: true,
        status: null,
        review: null,
        rating: null,
        unrated: null,
        pace: null,
        streak: null,
      });
    });

    it('returns the resulting status, which an answer never lowers', async () => {
      const id = await site.ask();
      const statusAfter = async (answer: string) => {
        const { status } = (await site.check(site.user, id, answer)).json();
        expect(await site.statusOf(site.user, id)).toBe(status);
        return status;
      };
      expect(await statusAfter('1/3')).toBe('attempted');
      expect(await statusAfter('2/3')).toBe('solved');
      expect(await statusAfter('1/3')).toBe('solved');
      const revealed = await site.user.post(`/api/questions/${id}/answer/reveal`);
      expect(revealed.json().status).toBe('solved');
    });

    it.each([
      ['2/3', 'minutes', 'right'],
      ['40 s', 'minutes', 'right'],
      ['66.7%', null, 'right'],
    ])('takes %s for a fraction in %s', async (text, unit, verdict) => {
      const answer: Answer = { kind: 'fraction', value: '2/3', ...(unit && { unit }) };
      const reply = await site.check(site.nobody, await site.ask({ answer }), text);
      expect(reply.json().verdict).toBe(verdict);
    });

    it('recognizes the probability of the opposite, a tempting mistake, and a wrong unit', async () => {
      const mistakes = [{ value: '1/4', message: 'That counts one case twice.' }];
      const answer: Answer = { kind: 'fraction', value: '2/3', isProbability: true, mistakes };
      const id = await site.ask({ answer });
      expect((await site.check(site.nobody, id, '1/3')).json()).toMatchObject({
        verdict: 'wrong',
        message: 'That is the probability of the opposite.',
      });
      expect((await site.check(site.nobody, id, '0.25')).json()).toMatchObject({
        verdict: 'wrong',
        message: 'That counts one case twice.',
        value: null,
      });
      expect((await site.check(site.nobody, id, '5 ms')).json()).toMatchObject({
        message: 'Check the unit: the answer is a plain number.',
      });
      expect((await site.nobody.get(`/api/questions/${id}`)).body).not.toContain('one case');
    });

    it.each([
      ['0.67', 'incomplete', 'Give at least three significant digits, such as 0.670.'],
      ['0.650', 'close', 'Within 5%, but not exact.'],
      ['5', 'wrong', 'Not quite.'],
    ])('does not reveal it after %s', async (answer, verdict, message) => {
      const reply = await site.check(site.nobody, await site.ask(), answer);
      expect(reply.json()).toMatchObject({ verdict, message, value: null, number: null });
    });

    it('marks a question attempted, then solved, and never back', async () => {
      const id = await site.ask();
      await site.check(site.user, id, 'no number');
      expect(await site.statusOf(site.user, id)).toBeNull();
      await site.check(site.user, id, '5');
      expect(await site.statusOf(site.user, id)).toBe('attempted');
      await site.check(site.user, id, '2/3');
      expect(await site.statusOf(site.user, id)).toBe('solved');
      await site.check(site.user, id, '5');
      expect(await site.statusOf(site.user, id)).toBe('solved');
      expect(await site.statusOf(site.other, id)).toBeNull();
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
      const reply = await site.check(site.nobody, await site.ask(), answer);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ message, fieldErrors: { answer: message } });
    });

    it('compares choices', async () => {
      const answer: Answer = { kind: 'choice', choices: ['Yes', 'No'], value: 2 };
      const id = await site.ask({ answer });
      expect((await site.check(site.nobody, id, '1')).json().verdict).toBe('wrong');
      expect((await site.check(site.nobody, id, '2')).json()).toMatchObject({
        verdict: 'right',
        value: '<p>No</p>\n',
        number: 2,
      });
      for (const none of ['0', '3', 'No', '2.0']) {
        expect((await site.check(site.nobody, id, none)).json().message).toBe(
          'Choose one of the answers.',
        );
      }
    });

    it('says what is wrong with a choice', async () => {
      const mistakes = [{ value: 3, message: 'It depends on nothing.' }];
      const choices = ['Yes', 'No', 'It depends'];
      const id = await site.ask({ answer: { kind: 'choice', choices, value: 2, mistakes } });
      const messageOf = async (choice: string) =>
        (await site.check(site.nobody, id, choice)).json().message;
      expect(await messageOf('3')).toBe('It depends on nothing.');
      expect(await messageOf('1')).toBe('Not quite.');
      expect(await messageOf('2')).toBe('Right.');
    });

    it('does not count the choice after a wrong one as solved', async () => {
      const id = await site.ask({ answer: { kind: 'choice', choices: ['Yes', 'No'], value: 2 } });
      const choose = async (choice: string) => (await site.check(site.user, id, choice)).json();
      expect(await choose('1')).toMatchObject({ verdict: 'wrong', status: 'attempted' });
      expect(await choose('2')).toMatchObject({
        verdict: 'right',
        message: "Right. After a wrong choice, this doesn't count as solved.",
        isSolved: false,
        status: 'attempted',
        unrated: 'repeat',
      });
    });

    it('hides hidden questions from everyone but administrators', async () => {
      const id = await site.ask({}, { isVisible: false });
      expect((await site.check(site.user, id, '2/3')).statusCode).toBe(404);
      expect((await site.check(site.nobody, 424_242, '2/3')).statusCode).toBe(404);
      expect((await site.check(site.nobody, 'x', '2/3')).statusCode).toBe(400);
      expect((await site.check(site.admin, id, '2/3')).json().verdict).toBe('right');
    });

    it('limits the number of attempts', async () => {
      const id = await site.ask({ answer: { kind: 'choice', choices: ['Yes', 'No'], value: 2 } });
      const guesser = new Visitor(site.app, { ip: '192.0.2.99' });
      const guess = (choice: string) => site.check(guesser, id, choice);
      useUpAllButOne(600);
      await guess('1');
      expect((await guess('1')).statusCode).toBe(200);
      expect((await guess('2')).statusCode).toBe(429);
      useUpAllButOne(120);
      await site.check(site.other, id, '1');
      expect((await site.check(site.other, id, '1')).statusCode).toBe(200);
      expect((await site.check(site.other, id, '2')).statusCode).toBe(429);
      expect((await site.check(site.user, id, '2')).statusCode).toBe(200);
    });

    it('lets a network guess a premium answer 60 times a day, except for readers with access', async () => {
      const id = await site.ask({}, { isPremium: true });
      const other = await site.ask({}, { isPremium: true });
      const guess = async (ip: string, cookie = '') =>
        (await site.check(new Visitor(site.app, { ip, cookie }), id, '0.6')).statusCode;
      useUpAllButOne(60);
      const first = new Visitor(site.app, { ip: '2001:db8:77:1::1' });
      // Unreadable and right answers cost no guess.
      for (let times = 0; times < 3; times += 1) {
        expect((await site.check(first, id, 'hello')).statusCode).toBe(400);
        expect((await site.check(first, id, '2/3')).statusCode).toBe(200);
      }
      expect(await guess('2001:db8:77:1::1')).toBe(200);
      expect(await guess('2001:db8:77:2::1', site.user.cookie)).toBe(200);
      expect(await guess('2001:db8:77:3::1', site.other.cookie)).toBe(429);
      expect(await guess('2001:db8:77:4::1')).toBe(429);
      // Not even a right answer is judged now: that would give it away.
      const last = new Visitor(site.app, { ip: '2001:db8:77:5::1' });
      expect((await site.check(last, id, '2/3')).statusCode).toBe(429);
      expect(await guess('2001:db8:77:4::1', site.subscriber.cookie)).toBe(200);
      expect(await guess('2001:db8:78:1::1')).toBe(200);
      const elsewhere = new Visitor(site.app, { ip: '2001:db8:77:4::1' });
      expect((await site.check(elsewhere, other, '0.6')).statusCode).toBe(200);
    });
  });
});
