import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnswerSite, createAnswerSite } from '#test/support/answer-site.ts';
import { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

describe('answers', () => {
  let site: AnswerSite;
  beforeAll(async () => {
    site = await createAnswerSite();
  });
  afterAll(() => site.close());

  describe('POST /api/answer-readings', () => {
    const read = (who: Visitor, answer: unknown, unit?: unknown) =>
      who.post('/api/answer-readings', { answer, unit });

    it('shows how an answer is read', async () => {
      const reply = await read(site.nobody, '1/2 ln 3');
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toContain('no-store');
      const { readAs, problem } = reply.json();
      expect(readAs).toContain('\\frac{1}{2} \\ln 3');
      expect(problem).toBeNull();
    });

    it('knows the unit of the question', async () => {
      expect((await read(site.nobody, '5/2 cents', 'dollars')).json().problem).toBeNull();
      expect((await read(site.nobody, '5/2 cents', 'minutes')).json().problem).toBe(
        'Check the unit: the answer is in minutes.',
      );
    });

    it('says where it stopped', async () => {
      expect((await read(site.nobody, '1/2π')).json()).toEqual({
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
      const reply = await read(site.nobody, answer, unit);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe(message);
    });

    it('has its own limit', async () => {
      const id = await site.ask();
      const typist = new Visitor(site.app, { ip: '192.0.2.98' });
      useUpAllButOne(600);
      await read(typist, '2/3');
      expect((await read(typist, '2/3')).statusCode).toBe(200);
      expect((await read(typist, '2/3')).statusCode).toBe(429);
      expect((await site.check(typist, id, '2/3')).json().verdict).toBe('right');
    });
  });

  describe('POST /api/questions/:id/answer/reveal', () => {
    const reveal = (who: Visitor, id: number) => who.post(`/api/questions/${id}/answer/reveal`);

    it('reveals the answer, and counts as an attempt', async () => {
      const id = await site.ask();
      const reply = await reveal(site.user, id);
      expect(reply.json()).toEqual({
        value: expect.stringContaining('0.6667'),
        number: 2 / 3,
        next: null,
        status: 'attempted',
        rating: { before: 1500, after: expect.any(Number) },
      });
      expect(await site.statusOf(site.user, id)).toBe('attempted');
    });

    it('is for users who may read the solution', async () => {
      const id = await site.ask({}, { isPremium: true });
      expect((await reveal(site.nobody, id)).statusCode).toBe(401);
      const refused = await reveal(site.user, id);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().code).toBe('PREMIUM_REQUIRED');
      expect(await site.statusOf(site.user, id)).toBeNull();
      expect((await reveal(site.subscriber, id)).statusCode).toBe(200);
      expect((await reveal(site.admin, id)).statusCode).toBe(200);
      const hidden = await site.ask({}, { isVisible: false });
      expect((await reveal(site.subscriber, hidden)).statusCode).toBe(404);
      expect((await reveal(site.user, await site.ask(null))).statusCode).toBe(404);
    });
  });

  describe('GET /api/questions/:id/follow-ups', () => {
    const text = (source: string) => ({ source, html: `<p>${source}</p>` });
    const followUps = [{ question: text('And then?'), answer: text('Nothing.') }];
    const read = (who: Visitor, id: number) => who.get(`/api/questions/${id}/follow-ups`);

    it('is open to everyone for a free question', async () => {
      const id = await site.ask({ followUps });
      for (const who of [site.nobody, site.user]) {
        const reply = await read(who, id);
        expect(reply.json()).toEqual([
          { questionHtml: '<p>And then?</p>', answerHtml: '<p>Nothing.</p>', asked: null },
        ]);
        expect(reply.headers['cache-control']).toContain('no-store');
      }
    });

    it('is for users who may read the solution of a premium one', async () => {
      const id = await site.ask({ followUps }, { isPremium: true });
      const unknown = await read(site.nobody, id);
      expect(unknown.statusCode).toBe(401);
      const refused = await read(site.user, id);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().code).toBe('PREMIUM_REQUIRED');
      for (const reply of [unknown, refused]) expect(reply.body).not.toContain('Nothing.');
      expect((await read(site.subscriber, id)).json()).toHaveLength(1);
      expect((await read(site.admin, id)).json()).toHaveLength(1);
    });
  });

  describe('POST /api/questions/:id/follow-ups/:number/answer', () => {
    const text = (source: string) => ({ source, html: `<p>${source}</p>` });
    const followUps = [
      { question: text('And then?'), answer: text('Nothing.') },
      {
        question: text('And a third?'),
        answer: text('A sixth.'),
        check: { kind: 'fraction' as const, value: '1/6', exact: true as const },
      },
    ];
    const attempt = (who: Visitor, id: number, answer: unknown, number: number | string = 2) =>
      who.post(`/api/questions/${id}/follow-ups/${number}/answer`, { answer });

    it('judges what is tried, and keeps nothing', async () => {
      const id = await site.ask({ followUps });
      for (const who of [site.nobody, site.user]) {
        const right = await attempt(who, id, '1/6');
        expect(right.json()).toEqual({
          verdict: 'right',
          message: expect.any(String),
          readAs: expect.stringContaining('katex'),
        });
        expect(right.headers['cache-control']).toContain('no-store');
        expect((await attempt(who, id, '1/5')).json()).toMatchObject({ verdict: 'wrong' });
      }
      expect(await site.statusOf(site.user, id)).toBeNull();
      const { rows } = await site.database.pool.query(
        'SELECT 1 FROM attempts WHERE question_id = $1',
        [id],
      );
      expect(rows).toEqual([]);
    });

    it('says what can be tried', async () => {
      const id = await site.ask({ followUps });
      const listed = (await site.nobody.get(`/api/questions/${id}/follow-ups`)).json();
      expect(listed).toMatchObject([
        { asked: null },
        { asked: { kind: 'fraction', unit: null, choices: null } },
      ]);
    });

    it.each(['', ' ', 'half of it', 7, null, '1'.repeat(201)])(
      'refuses the answer %j',
      async (answer) => {
        const reply = await attempt(site.nobody, await site.ask({ followUps }), answer);
        expect(reply.statusCode).toBe(400);
        expect(Object.keys(reply.json().fieldErrors)).toEqual(['answer']);
      },
    );

    it('is only for follow-ups with an answer to check', async () => {
      const id = await site.ask({ followUps });
      for (const number of [1, 3, 1000]) {
        expect((await attempt(site.user, id, '1/6', number)).statusCode).toBe(404);
      }
      for (const number of [0, -1, 1.5, 'x', 1001]) {
        expect((await attempt(site.user, id, '1/6', number)).statusCode).toBe(400);
      }
    });

    it('is for those who may read the follow-ups', async () => {
      const premium = await site.ask({ followUps }, { isPremium: true });
      expect((await attempt(site.nobody, premium, '1/6')).statusCode).toBe(401);
      const refused = await attempt(site.user, premium, '1/6');
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'PREMIUM_REQUIRED']);
      expect((await attempt(site.subscriber, premium, '1/6')).json().verdict).toBe('right');
      const hidden = await site.ask({ followUps }, { isVisible: false });
      expect((await attempt(site.user, hidden, '1/6')).statusCode).toBe(404);
    });
  });

  describe('GET /api/questions/:id/hints/:number', () => {
    const hint = (who: Visitor, id: number, number: number | string) =>
      who.get(`/api/questions/${id}/hints/${number}`);

    it('gives them one at a time', async () => {
      const id = await site.ask();
      expect((await hint(site.nobody, id, 1)).json()).toEqual({ html: '<p>Look.</p>\n' });
      expect((await hint(site.nobody, id, 2)).json()).toEqual({ html: '<p>Count.</p>\n' });
      expect((await hint(site.nobody, id, 3)).statusCode).toBe(404);
      expect((await hint(site.nobody, await site.ask(null), 1)).statusCode).toBe(404);
    });

    it.each(['0', '-1', '1.5', 'x', '99999999999'])('refuses the number %s', async (number) => {
      expect((await hint(site.nobody, await site.ask(), number)).statusCode).toBe(400);
    });

    it('has none for hidden questions', async () => {
      const id = await site.ask({}, { isVisible: false });
      expect((await hint(site.user, id, 1)).statusCode).toBe(404);
    });
  });
});
