import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '#test/support/http.ts';
import type { People } from '#test/support/people.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';
import { insertVariedQuestion } from '#test/support/varied-questions.ts';

const day = 86_400_000;
let site: ReviewSite;
let people: People;
beforeAll(async () => {
  site = await createReviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const newVaried = (row = {}) => insertVariedQuestion(site.database.pool, row);
const fresh = async (who: Visitor, id: number, query = '') =>
  (await who.get(`/api/questions/${id}/fresh-numbers${query}`)).json();
const answer = async (who: Visitor, id: number, given: string, variant: string | null) =>
  (
    await who.post(`/api/questions/${id}/answer`, { answer: given, variant, mode: 'review' })
  ).json();

describe('reviews', () => {
  it('ask with thirty sets of numbers in thirty reviews, and then say that all were met', async () => {
    const id = await newVaried({ count: 31 });
    await answer(people.user, id, '1', null);
    const asked = new Set<string>();
    for (let review = 0; review < 30; review += 1) {
      site.wait(day);
      const [question] = (await site.queue()).questions;
      expect(question).toMatchObject({ id, isAllMet: false });
      asked.add(question.variant);
      expect((await answer(people.user, id, '1', question.variant)).verdict).toBe('wrong');
    }
    expect(asked.size).toBe(30);
    expect(asked).not.toContain(null);
    site.wait(day);
    // The usual numbers were met first.
    const [question] = (await site.queue()).questions;
    expect(question).toMatchObject({ id, variant: null, isAllMet: true });
  });

  it('ask with the usual numbers if there are no others, or none any more', async () => {
    const plain = await site.newDue();
    expect((await site.queue()).questions).toEqual([
      expect.objectContaining({ id: plain, variant: null, isAllMet: false }),
    ]);
    await site.reset();
    const id = await newVaried();
    await answer(people.user, id, '1', null);
    await site.query("UPDATE questions SET description = 'Edited' WHERE id = $1", [id]);
    await site.changes.settle();
    site.wait(day);
    expect((await site.queue()).questions[0]).toMatchObject({ id, variant: null, isAllMet: false });
  });

  it('replay mistakes with numbers that are new, too', async () => {
    const id = await newVaried();
    await answer(people.user, id, '1', null);
    const { questions } = (await people.user.get('/api/practice/mistakes')).json();
    expect(questions).toEqual([expect.objectContaining({ id, variant: '1.1', isAllMet: false })]);
  });
});

describe('GET /api/questions/:id/fresh-numbers', () => {
  it('gives users what they have not met anywhere, and then what they met longest ago', async () => {
    const id = await newVaried({ count: 4 });
    const { user, other } = people;
    expect(await fresh(user, id)).toEqual({ variant: '1.1', isNew: true, met: 1, count: 4 });
    await answer(user, id, '1', '1.1');
    await user.get(`/api/questions/${id}/hints/1?v=1.2`);
    expect(await fresh(user, id)).toEqual({ variant: '1.3', isNew: true, met: 3, count: 4 });
    expect(await fresh(user, id, '?v=1.1')).toMatchObject({ variant: null, isNew: true });
    await answer(user, id, '1', null);
    await user.get(`/api/solutions/${id}?v=1.3`);
    expect(await fresh(user, id)).toEqual({ variant: '1.1', isNew: false, met: 4, count: 4 });
    expect(await fresh(other, id)).toMatchObject({ variant: '1.1', isNew: true });
  });

  it('gives visitors what their browser does not name', async () => {
    const id = await newVaried({ count: 4 });
    const { nobody } = people;
    expect(await fresh(nobody, id)).toMatchObject({ variant: '1.1', isNew: true });
    expect(await fresh(nobody, id, '?v=1.1')).toMatchObject({ variant: '1.2', isNew: true });
    expect(await fresh(nobody, id, '?v=1.3&met=1.1,1.2,1.3')).toEqual({
      variant: null,
      isNew: false,
      met: 4,
      count: 4,
    });
    // Of another version, or never existed.
    expect(await fresh(nobody, id, '?met=2.1,1.77')).toMatchObject({ variant: '1.1', met: 1 });
  });

  it('is never cached, and says if the numbers never change', async () => {
    const id = await site.newQuestion();
    const reply = await people.user.get(`/api/questions/${id}/fresh-numbers`);
    expect(reply.headers['cache-control']).toContain('no-store');
    expect(reply.json()).toEqual({ variant: null, isNew: false, met: 0, count: 0 });
  });

  it.each([
    ['numbers that cannot be read', 'v=x'],
    ['a list that cannot be read', 'met=1.1,'],
    ['two lists', 'met=1.1&met=1.2'],
    ['too long a list', `met=1.1${',1.1'.repeat(300)}`],
  ])('refuses %s', async (_, query) => {
    const id = await newVaried();
    const reply = await people.nobody.get(`/api/questions/${id}/fresh-numbers?${query}`);
    expect(reply.statusCode).toBe(400);
  });

  it('knows no question that cannot be seen', async () => {
    const hidden = await newVaried({ isVisible: false });
    for (const [who, id, status] of [
      [people.user, hidden, 404],
      [people.admin, hidden, 200],
      [people.user, 999_999, 404],
      [people.user, 'x', 400],
    ] as const) {
      expect((await who.get(`/api/questions/${id}/fresh-numbers`)).statusCode).toBe(status);
    }
  });
});

describe('what a visitor answered', () => {
  it('is judged by the numbers they were asked with, and those count as met', async () => {
    const [right, wrong, gone] = [await newVaried(), await newVaried(), await newVaried()];
    const carried = await people.user.post('/api/carried-answers', {
      answers: [
        { questionId: right, answer: '24', variant: '1.1' },
        { questionId: wrong, answer: '22', variant: '1.1' },
        { questionId: gone, answer: '22', variant: '1.99' },
      ],
    });
    expect(carried.json()).toEqual({ kept: 2 });
    const statuses = [right, wrong, gone].map(
      async (id) => (await people.user.get(`/api/questions/${id}`)).json().status,
    );
    expect(await Promise.all(statuses)).toEqual(['solved', 'attempted', null]);
    expect(await fresh(people.user, right)).toMatchObject({ variant: '1.2' });
  });

  it.each(['x', 7, ''])('is refused with the variant %j', async (variant) => {
    const id = await newVaried();
    const answers = [{ questionId: id, answer: '22', variant }];
    const reply = await people.user.post('/api/carried-answers', { answers });
    expect(reply.statusCode).toBe(400);
  });
});
