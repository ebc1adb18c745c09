import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAnswer } from '#test/support/answers.ts';
import type { People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';
import { insertCards } from '#test/support/reviews.ts';

let site: ReviewSite;
let people: People;
beforeAll(async () => {
  site = await createReviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('the queue', () => {
  it('has what is due by the end of the day, longest overdue first', async () => {
    expect(await site.queue()).toEqual({
      timeZone: null,
      due: 0,
      reviewedToday: 0,
      questions: [],
      upcoming: [],
      suspended: [],
      leeches: [],
    });
    const first = await site.newDue(people.user, { name: 'First' });
    const second = await site.newDue(people.user, { name: 'Second' });
    await site.answer(people.user, await site.newQuestion());
    const now = await site.queue();
    expect(now).toMatchObject({
      due: 2,
      questions: [
        { id: first, name: 'First' },
        { id: second, name: 'Second' },
      ],
    });
    expect(now.upcoming).toEqual([{ date: expect.stringMatching(/^2026-03/), count: 1 }]);
    expect((await people.user.get('/api/practice/due')).json()).toEqual({ due: 2 });
    expect((await people.nobody.get('/api/practice/due')).json()).toEqual({ due: 0 });
  });

  it("follows the learner's day", async () => {
    await people.user.call('PATCH', '/api/practice/settings', { timeZone: 'Asia/Tokyo' });
    site.setClock(new Date('2026-03-02T14:30:00Z'));
    const id = await site.newQuestion();
    await site.answer(people.user, id, '1/2');
    // Half past eleven in Tokyo: tomorrow begins in half an hour.
    expect((await site.queue()).due).toBe(0);
    site.wait(40 * 60_000);
    expect(await site.queue()).toMatchObject({ due: 1, timeZone: 'Asia/Tokyo' });
    await people.user.call('PATCH', '/api/practice/settings', { timeZone: 'UTC' });
    expect((await site.queue()).due).toBe(0);
  });

  it('lets the rest wait once the day is full', async () => {
    const ids = await insertQuestions(site.database.pool, Array(32).fill({}));
    for (const questionId of ids) await insertAnswer(site.database.pool, { questionId });
    const userId = people.user.id;
    const cards = ids.map((questionId) => ({ userId, questionId, due: site.now() }));
    await insertCards(site.database.pool, cards);
    expect(await site.queue()).toMatchObject({ due: 32, reviewedToday: 0 });
    expect((await site.queue()).questions).toHaveLength(30);
    await Promise.all(ids.slice(0, 2).map((id) => site.act(id, { act: 'giveUp' })));
    const later = await site.queue();
    expect(later).toMatchObject({ due: 30, reviewedToday: 2 });
    expect(later.questions).toHaveLength(28);
    await site.act(ids[0] ?? 0, { act: 'undo' });
    expect(await site.queue()).toMatchObject({ due: 31, reviewedToday: 1 });
  });

  it('drops questions that are hidden or deleted', async () => {
    const hidden = await site.newDue();
    const gone = await site.newDue();
    await site.database.pool.query('UPDATE questions SET is_visible = false WHERE id = $1', [
      hidden,
    ]);
    await site.database.pool.query('DELETE FROM questions WHERE id = $1', [gone]);
    expect(await site.queue()).toMatchObject({ due: 0, questions: [] });
  });

  it('is personal', async () => {
    await site.newDue();
    expect((await site.queue(people.other)).due).toBe(0);
    for (const path of ['', '/queue', '/cards/1', '/settings']) {
      expect((await people.nobody.get(`/api/practice${path}`)).statusCode).toBe(401);
    }
    expect((await site.grade(1, 3, people.nobody)).statusCode).toBe(401);
  });
});

describe('the settings', () => {
  const change = (body: object, who: People['nobody'] = people.user) =>
    who.call('PATCH', '/api/practice/settings', body);

  it('keep whatever is not sent', async () => {
    const none = { timeZone: null, wantsReviewMail: false };
    expect((await people.user.get('/api/practice/settings')).json()).toEqual(none);
    expect((await change({ wantsReviewMail: true })).json()).toEqual({
      ...none,
      wantsReviewMail: true,
    });
    const both = { timeZone: 'Europe/Paris', wantsReviewMail: true };
    expect((await change({ timeZone: 'Europe/Paris' })).json()).toEqual(both);
    expect((await people.other.get('/api/practice/settings')).json()).toEqual(none);
  });

  it.each([
    [{ timeZone: 'Mars/Olympus' }, 'Unknown time zone'],
    [{ timeZone: '+05:17' }, 'Unknown time zone'],
    [{ timeZone: 7 }, 'Unknown time zone'],
    [{ wantsReviewMail: 'yes' }, 'wantsReviewMail must be true or false'],
  ])('refuse %j', async (body, message) => {
    const refused = await change(body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe(message);
  });

  it('are not for visitors', async () => {
    expect((await change({ timeZone: 'UTC' }, people.nobody)).statusCode).toBe(401);
  });
});
