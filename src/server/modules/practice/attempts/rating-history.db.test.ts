import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RatingHistory } from '#shared/contracts/practice-record.ts';
import type { People } from '#test/support/people.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';

const hour = 3_600_000;
let site: ReviewSite;
let people: People;
beforeAll(async () => {
  site = await createReviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const history = async (search: Record<string, string> = {}, who = people.user) => {
  const response = await who.get(`/api/practice/rating-history?${new URLSearchParams(search)}`);
  return response.json<RatingHistory>();
};
const record = async () => (await people.user.get('/api/practice/record')).json();

it('has a point for each rated answer, and ends at the current rating', async () => {
  expect(await history()).toEqual([]);
  for (const [given, category] of [
    ['2/3', 'Math'],
    ['1/2', 'Élan'],
    ['2/3', 'Math'],
  ] as const) {
    site.wait(hour);
    await site.answer(people.user, await site.newQuestion({ category }), given);
  }
  const points = await history();
  expect(points.map(({ at }) => at)).toEqual([
    '2026-03-02T13:00:00.000Z',
    '2026-03-02T14:00:00.000Z',
    '2026-03-02T15:00:00.000Z',
  ]);
  const [first = 0, second = 0, third = 0] = points.map(({ rating }) => rating);
  expect(first).toBeGreaterThan(1500);
  expect(second).toBeLessThan(first);
  expect(third).toBeGreaterThan(second);
  const { rating, deviation } = (await record()).rating;
  expect(points.at(-1)).toEqual({ at: '2026-03-02T15:00:00.000Z', rating, deviation });
  expect(await history({}, people.other)).toEqual([]);
});

it('is also there for a category, whatever its case', async () => {
  for (const category of ['Math', 'Élan', 'Math']) {
    await site.answer(people.user, await site.newQuestion({ category }));
  }
  expect(await history({ category: 'math' })).toHaveLength(2);
  const { byCategory } = await record();
  const [elan] = byCategory.filter(({ category }: { category: string }) => category === 'Élan');
  const [point] = await history({ category: 'ÉLAN' });
  expect(point).toMatchObject({ rating: elan.rating, deviation: elan.deviation });
  for (const category of ['none', '\0', "'; drop table users; --"]) {
    expect(await history({ category })).toEqual([]);
  }
});

it('leaves out answers that are not rated', async () => {
  const id = await site.newQuestion();
  await site.answer(people.user, id, '1/2');
  await site.answer(people.user, id);
  expect(await history()).toHaveLength(1);
});
