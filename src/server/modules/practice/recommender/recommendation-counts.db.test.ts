import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { People, Person } from '#test/support/people.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';

let site: ReviewSite;
let people: People;
beforeAll(async () => {
  site = await createReviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.reset();
  await site.query('DELETE FROM daily_recommendations');
});

const counts = () =>
  site.query(`SELECT reason, difference, served, answered, right_answers
    FROM daily_recommendations ORDER BY reason, difference`);
const next = async (who: Person = people.user, query = '') =>
  (await who.get(`/api/practice/next${query}`)).json().next;
const easy = () => site.newQuestion({ difficulty: 'Easy' });
/** Easy for someone without a rating. */
const first = { reason: 'first', difference: -3 };

describe('what was recommended', () => {
  it('is counted once, until something else is or it is answered', async () => {
    const [one] = [await easy(), await easy()];
    await next();
    await next();
    expect(await counts()).toEqual([{ ...first, served: 1, answered: 0, right_answers: 0 }]);
    await next(people.user, `?skipped=${one}`);
    await next();
    expect(await counts()).toMatchObject([{ ...first, served: 3 }]);
    await next(people.other);
    expect(await counts()).toMatchObject([{ ...first, served: 4 }]);
  });

  it('is counted once by two tabs', async () => {
    await easy();
    await Promise.all(Array.from({ length: 8 }, () => next()));
    expect(await counts()).toEqual([{ ...first, served: 1, answered: 0, right_answers: 0 }]);
  });

  it('is not counted while pages and the practice page only read it', async () => {
    await easy();
    await people.user.get('/api/practice');
    await people.user.get('/questions');
    expect(await counts()).toEqual([]);
  });

  it('is counted on its day', async () => {
    await easy();
    await next();
    site.wait(86_400_000);
    await next(people.other);
    expect(await site.query('SELECT date::text FROM daily_recommendations ORDER BY 1')).toEqual([
      { date: '2026-03-02' },
      { date: '2026-03-03' },
    ]);
  });
});

describe('how it went', () => {
  it.each([
    ['2/3', 1],
    ['1/2', 0],
  ])('is counted by the first verdict: %s', async (given, right) => {
    const id = await easy();
    await next();
    await site.answer(people.user, id, given);
    await site.answer(people.user, id);
    expect(await counts()).toEqual([{ ...first, served: 1, answered: 1, right_answers: right }]);
  });

  it('is not right if the answer was revealed', async () => {
    const id = await easy();
    await next();
    await people.user.post(`/api/questions/${id}/answer/reveal`);
    await site.answer(people.user, id);
    expect(await counts()).toMatchObject([{ served: 1, answered: 1, right_answers: 0 }]);
  });

  it('counts only for what was recommended, and whom', async () => {
    const [one, two] = [await easy(), await easy()];
    await next();
    await site.answer(people.other, one);
    await site.answer(people.user, two);
    await people.user.post('/api/user-question-status', { questionId: one, status: 'attempted' });
    await people.user.get(`/api/questions/${one}/hints/1`);
    expect(await counts()).toMatchObject([{ served: 1, answered: 0 }]);
    await site.answer(people.user, one);
    expect(await counts()).toMatchObject([{ served: 1, answered: 1, right_answers: 1 }]);
  });

  it('counts reviews, too, each time they are due', async () => {
    const id = await site.newDue(people.user, { difficulty: 'Easy' });
    await next();
    await site.answer(people.user, id, '1/2');
    site.wait(86_400_000);
    await next();
    await site.answer(people.user, id);
    expect(await counts()).toMatchObject([
      { reason: 'review', served: 1, answered: 1, right_answers: 0 },
      { reason: 'review', served: 1, answered: 1, right_answers: 1 },
    ]);
  });

  it('is counted once if two tabs answer at the same time', async () => {
    const id = await easy();
    await next();
    await Promise.all(Array.from({ length: 4 }, () => site.answer(people.user, id)));
    expect(await counts()).toMatchObject([{ served: 1, answered: 1, right_answers: 1 }]);
  });
});
