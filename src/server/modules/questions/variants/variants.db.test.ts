import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnswerSite, createAnswerSite } from '#test/support/answer-site.ts';
import type { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { insertVariedQuestion, variantsOfOrders } from '#test/support/varied-questions.ts';

let site: AnswerSite;
let id: number;
beforeAll(async () => {
  site = await createAnswerSite();
  id = await insertVariedQuestion(site.database.pool);
});
afterAll(() => site.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await site.database.pool.query(sql, values)).rows;
const shown = async (questionId = id, v = '', who: Visitor = site.nobody) =>
  (await who.get(`/api/questions/${questionId}${v && `?v=${v}`}`)).json();
const given = async (who: Visitor, answer: string, variant?: string | null, questionId = id) =>
  who.post(`/api/questions/${questionId}/answer`, { answer, variant });
const seedsOf = async (who: { id: number }, questionId = id) =>
  (
    await query('select seed from attempts where user_id = $1 and question_id = $2 order by id', [
      who.id,
      questionId,
    ])
  ).map(({ seed }) => seed);

describe('a question with fresh numbers', () => {
  it('is shown with the usual ones, and with those of the URL', async () => {
    expect(await shown()).toMatchObject({
      variant: null,
      isVariantGone: false,
      numbers: { count: 4 },
      description: expect.stringContaining('**eleven** traders'),
    });
    const other = await shown(id, '1.2');
    expect(other).toMatchObject({ variant: '1.2', isVariantGone: false });
    expect(other.description).toContain('**thirteen** traders');
    expect(other.descriptionHtml).toContain('<strong>thirteen</strong>');
  });

  it.each(['1.4', '1.999', '2.1', '0.1'])(
    'is shown with the usual ones if %s does not exist',
    async (v) => {
      expect(await shown(id, v)).toMatchObject({
        variant: null,
        isVariantGone: true,
        description: expect.stringContaining('eleven'),
      });
    },
  );

  it.each(['x', '1', '1.', '-1.2', '1.2.3', '1.1&v=1.2', '99999.1'])('refuses %s', async (v) => {
    const reply = await site.nobody.get(`/api/questions/${id}?v=${v}`);
    expect(reply.statusCode).toBe(400);
  });

  it('has hints, follow-ups and a solution with the same numbers', async () => {
    const get = async (what: string, v = '') =>
      (await site.user.get(`/api/questions/${id}/${what}${v && `?v=${v}`}`)).json();
    expect((await get('hints/1')).html).toContain('10 traders');
    expect((await get('hints/1', '1.3')).html).toContain('13 traders');
    const [followUp] = await get('follow-ups', '1.3');
    expect(followUp.questionHtml).toContain('15 traders');
    expect(followUp.answerHtml).toContain('30');
    const solution = (await site.user.get(`/api/solutions/${id}?v=1.3`)).json();
    expect(solution.content).toBe('They send $2\\cdot 14=28$ orders.');
    expect(solution.contentHtml).toContain('28');
    expect((await site.user.get(`/api/solutions/${id}`)).json().content).toContain('=22');
  });

  it('judges a follow-up by the same numbers', async () => {
    const attempt = async (body: object) =>
      (await site.nobody.post(`/api/questions/${id}/follow-ups/1/answer`, body)).json();
    expect(await attempt({ answer: '24' })).toMatchObject({ verdict: 'right' });
    expect(await attempt({ answer: '30', variant: '1.3' })).toMatchObject({ verdict: 'right' });
    expect(await attempt({ answer: '24', variant: '1.3' })).toMatchObject({ verdict: 'wrong' });
    expect(await attempt({ answer: '30', variant: '1.4' })).toMatchObject({ code: 'NUMBERS_GONE' });
  });

  it('never shows an answer before it may', async () => {
    for (const v of ['', '1.1', '1.2', '1.3']) {
      const answer = v ? 22 + 2 * Number(v.slice(2)) : 22;
      const { updatedAt: _, ...detail } = await shown(id, v);
      expect(JSON.stringify(detail)).not.toContain(String(answer));
    }
  });

  it('judges each answer by the numbers it was given for, in two tabs at once', async () => {
    const [usual, other] = await Promise.all([
      given(site.nobody, '26', null),
      given(site.nobody, '26', '1.2'),
    ]);
    expect(usual.json()).toMatchObject({ verdict: 'wrong', value: null });
    expect(other.json()).toMatchObject({ verdict: 'right', number: 26 });
    expect((await given(site.nobody, '13', '1.2')).json().message).toContain('one order each');
    expect((await given(site.nobody, '13', '1.1')).json().message).not.toContain('one order each');
  });

  it.each(['1.4', '2.1', '1.999'])(
    'counts nothing for %s, which does not exist',
    async (variant) => {
      const before = await seedsOf(site.user);
      const reply = await given(site.user, '26', variant);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'NUMBERS_GONE' });
      for (const path of ['hints/1', 'follow-ups']) {
        const refused = await site.user.get(`/api/questions/${id}/${path}?v=${variant}`);
        expect(refused.statusCode).toBe(409);
      }
      expect((await site.user.get(`/api/solutions/${id}?v=${variant}`)).statusCode).toBe(409);
      expect(await seedsOf(site.user)).toEqual(before);
    },
  );

  it.each([7, '', 'x', '1.1.1', {}])('refuses the variant %j of an answer', async (variant) => {
    const reply = await site.user.post(`/api/questions/${id}/answer`, { answer: '22', variant });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('These numbers cannot be read.');
  });

  it('is logged with its numbers: help and the first answer in any count for all', async () => {
    const own = await insertVariedQuestion(site.database.pool);
    await site.other.get(`/api/questions/${own}/hints/1?v=1.1`);
    const first = (await given(site.other, '26', '1.2', own)).json();
    expect(first).toMatchObject({ verdict: 'right', unrated: 'hint' });
    const second = (await given(site.other, '22', null, own)).json();
    expect(second).toMatchObject({ verdict: 'right', rating: null });
    expect(await seedsOf(site.other, own)).toEqual(['1.1', '1.2', null]);
  });
});

describe('numbers out of use', () => {
  it('are gone after an administrator withdrew them', async () => {
    const own = await insertVariedQuestion(site.database.pool);
    expect(await shown(own, '1.2')).toMatchObject({ variant: '1.2' });
    const reply = await site.admin.post(`/api/admin/questions/${own}/variants`, {
      variant: '1.2',
      isWithdrawn: true,
    });
    expect(reply.statusCode).toBe(200);
    expect(await shown(own, '1.2')).toMatchObject({ variant: null, isVariantGone: true });
    expect((await given(site.user, '26', '1.2', own)).statusCode).toBe(409);
    expect(await shown(own, '1.1')).toMatchObject({ variant: '1.1', numbers: { count: 3 } });
  });

  it('are those of a version that has passed', async () => {
    const own = await insertVariedQuestion(site.database.pool);
    await given(site.user, '26', '1.2', own);
    const next = { ...variantsOfOrders(4, 2), version: 2 };
    const { question } = next.template.texts;
    await query('update question_variants set content = $2 where question_id = $1', [own, next]);
    await query('update questions set description = $2 where id = $1', [
      own,
      question.replace('#{n|word}', 'twenty-one'),
    ]);
    await site.changes.settle();
    expect(await shown(own, '1.2')).toMatchObject({ variant: null, isVariantGone: true });
    expect((await given(site.user, '26', '1.2', own)).statusCode).toBe(409);
    expect(await seedsOf(site.user, own)).toEqual(['1.2']);
  });

  it('are all while an administrator has changed the statement, until it is restored', async () => {
    const own = await insertVariedQuestion(site.database.pool);
    const { description } = await shown(own);
    const write = async (text: string) => {
      await query('update questions set description = $2 where id = $1', [own, text]);
      await site.changes.settle();
    };
    await write(`${description} Think.`);
    expect(await shown(own, '1.2')).toMatchObject({
      variant: null,
      isVariantGone: true,
      numbers: null,
    });
    expect((await given(site.user, '26', '1.2', own)).statusCode).toBe(409);
    await write(description);
    expect(await shown(own, '1.2')).toMatchObject({ variant: '1.2', numbers: { count: 4 } });
  });
});

describe('a premium question with fresh numbers', () => {
  it('protects hints of its answer, the solution and the follow-ups in every instance', async () => {
    const own = await insertVariedQuestion(site.database.pool, { isPremium: true });
    for (const v of ['1.1', '1.2', '1.3']) {
      for (const path of [`questions/${own}/follow-ups`, `solutions/${own}`]) {
        expect((await site.nobody.get(`/api/${path}?v=${v}`)).statusCode).toBe(401);
        expect((await site.user.get(`/api/${path}?v=${v}`)).statusCode).toBe(403);
        expect((await site.subscriber.get(`/api/${path}?v=${v}`)).statusCode).toBe(200);
      }
      const reveal = `/api/questions/${own}/answer/reveal?v=${v}`;
      expect((await site.user.post(reveal)).statusCode).toBe(403);
      const revealed = (await site.subscriber.post(reveal)).json();
      expect(revealed.number).toBe(22 + 2 * Number(v.slice(2)));
    }
  });

  it('allows no more guesses for having more numbers', async () => {
    const own = await insertVariedQuestion(site.database.pool, { isPremium: true });
    useUpAllButOne(60);
    const guesses = [];
    for (const variant of ['1.1', '1.2', '1.3']) {
      guesses.push((await given(site.user, '1', variant, own)).statusCode);
    }
    expect(guesses).toEqual([200, 200, 429]);
  });
});

it('is as hidden as its question', async () => {
  const own = await insertVariedQuestion(site.database.pool, { isVisible: false });
  for (const path of ['', '/hints/1', '/follow-ups', '/fresh-numbers']) {
    const reply = await site.user.get(`/api/questions/${own}${path}?v=1.1`);
    expect(reply.statusCode).toBe(404);
  }
  expect((await given(site.user, '24', '1.1', own)).statusCode).toBe(404);
});
