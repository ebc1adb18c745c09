import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { People } from '#test/support/people.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';
import { insertSolution } from '#test/support/solutions.ts';

const day = 86_400_000;
let site: ReviewSite;
let people: People;
beforeAll(async () => {
  site = await createReviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const card = async (id: number, who = people.user) =>
  (await who.get(`/api/practice/cards/${id}`)).json();
const logged = async (kind: string) => {
  const text = 'SELECT user_id, grade, mode FROM attempts WHERE kind = $1 ORDER BY id';
  return (await site.database.pool.query(text, [kind])).rows;
};

describe('a review', () => {
  it('proposes a grade, and says when each one brings the question back', async () => {
    const id = await site.newDue();
    expect(await card(id)).toMatchObject({ isDue: true, review: null });
    const { review } = (await site.answer(people.user, id)).json();
    const shown = await card(id);
    expect(review).toEqual({ grade: 3, due: shown.due });
    expect(shown).toMatchObject({ isDue: false, review: { grade: 3 } });
    const dues = shown.review.options.map(({ due }: { due: string }) => due);
    expect(dues).toEqual([...dues].sort());
    expect(dues[2]).toBe(shown.due);
  });

  it('can be graded differently', async () => {
    const id = await site.newDue();
    await site.answer(people.user, id);
    const [, , , easy] = (await card(id)).review.options;
    const graded = await site.grade(id, 4);
    expect(graded.statusCode).toBe(200);
    expect(graded.json()).toMatchObject({ due: easy.due, review: { grade: 4 } });
    expect(await card(id)).toEqual(graded.json());
  });

  it.each([0, 5, 2.5, '3', null, undefined])('refuses the grade %j', async (value) => {
    const id = await site.newDue();
    await site.answer(people.user, id);
    const refused = await site.grade(id, value);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('Grade must be from 1 to 4');
  });

  it.each([{}, { act: 'answer' }, { act: 'reveal' }, { act: null }])(
    'refuses the act %j',
    async (body) => {
      const refused = await site.act(await site.newDue(), body);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toMatch(/^Act must be/);
    },
  );

  it('can only be graded right after it', async () => {
    const id = await site.newQuestion();
    expect((await site.grade(id, 3)).statusCode).toBe(409);
    await site.answer(people.user, id);
    site.wait(day);
    const refused = await site.grade(id, 3);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'NOT_DUE',
      message: 'This question is not up for review.',
    });
    expect(await logged('grade')).toEqual([]);
  });

  it("leaves other people's cards alone", async () => {
    const id = await site.newDue();
    await site.answer(people.user, id);
    const before = await card(id);
    for (const body of [{ act: 'grade', grade: 4 }, { act: 'undo' }, { act: 'suspend' }]) {
      expect((await site.act(id, body, people.other)).statusCode).toBe(409);
    }
    expect(await card(id)).toEqual(before);
  });

  it('counts once, however many tabs answer it', async () => {
    const id = await site.newDue();
    const replies = await Promise.all([site.answer(people.user, id), site.answer(people.user, id)]);
    const reviews = replies.map((reply) => reply.json().review);
    expect(reviews.filter((review) => review === null)).toHaveLength(1);
    expect((await logged('answer')).filter(({ grade }) => grade !== null)).toHaveLength(2);
    const both = await Promise.all([
      site.act(id, { act: 'giveUp' }),
      site.act(id, { act: 'giveUp' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  });

  it('can be undone, once', async () => {
    const id = await site.newDue();
    const before = await card(id);
    await site.answer(people.user, id);
    const [first, second] = await Promise.all([
      site.act(id, { act: 'undo' }),
      site.act(id, { act: 'undo' }),
    ]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    expect(await card(id)).toEqual({ ...before, review: null });
    expect((await site.queue()).due).toBe(1);
  });

  it('can be given up, even if the question was solved before', async () => {
    const id = await site.newQuestion();
    await site.answer(people.user, id);
    site.wait(60 * day);
    const given = await site.act(id, { act: 'giveUp' });
    expect(given.json()).toMatchObject({ isDue: false, review: { grade: 1 } });
    expect(await logged('reveal')).toEqual([{ user_id: people.user.id, grade: 1, mode: 'review' }]);
    expect((await site.act(id, { act: 'giveUp' })).statusCode).toBe(409);
  });

  it('is graded by the learner if the question has no answer check', async () => {
    const id = await site.newQuestion({}, false);
    await insertSolution(site.database.pool, { questionId: id });
    await people.user.get(`/api/solutions/${id}`);
    site.wait(60 * day);
    expect((await site.queue()).questions).toMatchObject([{ id }]);
    const given = await site.act(id, { act: 'giveUp' });
    expect(given.json()).toMatchObject({ review: { grade: 3 } });
    expect((await site.grade(id, 2)).json()).toMatchObject({ review: { grade: 2 } });
    // Reading the solution then changes nothing.
    await people.user.get(`/api/solutions/${id}`);
    expect(await card(id)).toMatchObject({ review: { grade: 2 }, isDue: false });
  });

  it('opens no premium solution', async () => {
    const id = await site.newDue(people.user, { isPremium: true });
    await insertSolution(site.database.pool, { questionId: id });
    expect((await site.act(id, { act: 'giveUp' })).statusCode).toBe(200);
    const closed = await Promise.all([
      people.user.get(`/api/solutions/${id}`),
      people.user.post(`/api/questions/${id}/answer/reveal`),
    ]);
    expect(closed.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  it('needs a question that the learner may see', async () => {
    const hidden = await site.newDue();
    await site.database.pool.query('UPDATE questions SET is_visible = false');
    for (const id of [hidden, 424_242]) {
      const replies = [await site.act(id, { act: 'suspend' }), await site.grade(id, 3)];
      replies.push(await people.user.get(`/api/practice/cards/${id}`));
      for (const reply of replies) {
        expect(reply.statusCode).toBe(404);
        expect(reply.json().message).toBe('Question not found');
      }
    }
    expect((await site.grade('abc', 3)).statusCode).toBe(400);
  });
});

describe('a card', () => {
  it('can be postponed to tomorrow while it is due', async () => {
    const id = await site.newDue();
    const postponed = await site.act(id, { act: 'postpone' });
    expect(postponed.json()).toMatchObject({ due: '2026-03-04T00:00:00.000Z', isDue: false });
    expect(await site.queue()).toMatchObject({
      due: 0,
      upcoming: [{ date: '2026-03-04', count: 1 }],
    });
    expect((await site.act(id, { act: 'postpone' })).statusCode).toBe(409);
    site.wait(day);
    expect((await site.queue()).due).toBe(1);
  });

  it('can be brought forward to tomorrow while it is not', async () => {
    const id = await site.newQuestion();
    expect((await site.act(id, { act: 'advance' })).statusCode).toBe(409);
    await site.answer(people.user, id);
    const advanced = await site.act(id, { act: 'advance' });
    expect(advanced.json()).toMatchObject({ due: '2026-03-03T00:00:00.000Z' });
    expect((await site.act(id, { act: 'advance' })).statusCode).toBe(200);
    expect(await logged('postpone')).toHaveLength(1);
    site.wait(day);
    expect((await site.act(id, { act: 'advance' })).statusCode).toBe(409);
  });

  it('can be suspended and resumed', async () => {
    const id = await site.newDue(people.user, { name: 'Enough of it' });
    expect((await site.act(id, { act: 'suspend' })).json()).toMatchObject({ isSuspended: true });
    expect(await site.queue()).toMatchObject({ due: 0, suspended: [{ id, name: 'Enough of it' }] });
    expect((await site.act(id, { act: 'postpone' })).statusCode).toBe(409);
    await site.act(id, { act: 'resume' });
    expect(await site.queue()).toMatchObject({ due: 1, suspended: [] });
  });
});
