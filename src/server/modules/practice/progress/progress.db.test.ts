import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '#test/support/http.ts';
import { createProgressSite, type ProgressSite } from '#test/support/progress.ts';

let site: ProgressSite;
beforeAll(async () => {
  site = await createProgressSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('GET /api/progress', () => {
  it('requires sign-in', async () => {
    const response = await new Visitor(site.app).get('/api/progress');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it.each(['', 'Mars/Olympus', '+05:17', 'UTC;DROP TABLE users', '2026', 'UTC&timeZone=UTC'])(
    'refuses the time zone %j',
    async (timeZone) => {
      const { visitor } = await site.newPerson();
      const path = `/api/progress?timeZone=${timeZone.replace('+', '%2B')}`;
      const response = await visitor.get(path);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: 'Unknown time zone',
        fieldErrors: { timeZone: 'Unknown time zone' },
      });
    },
  );

  it('shows a new user the questions, and one to start with', async () => {
    await site.addQuestion({ name: 'A', difficulty: 'Hard', isPremium: true });
    const easy = await site.addQuestion({ name: 'B' });
    const { progress, visitor } = await site.newPerson();
    const nothing = { attempted: 0, solved: 0 };
    expect(await progress()).toEqual({
      total: 2,
      ...nothing,
      byCategory: [{ category: 'Math', total: 2, ...nothing }],
      byDifficulty: [
        { difficulty: 'Easy', total: 1, ...nothing },
        { difficulty: 'Medium', total: 0, ...nothing },
        { difficulty: 'Hard', total: 1, ...nothing },
      ],
      recent: [],
      starred: 0,
      noted: 0,
      timeZone: 'UTC',
      today: '2026-03-10',
      calendar: [],
      streak: { current: 0, longest: 0 },
      next: [
        {
          id: easy,
          name: 'B',
          category: 'Math',
          difficulty: 'Easy',
          isPremium: false,
          isStarted: false,
          isRecommended: true,
        },
      ],
    });
    const response = await visitor.get('/api/progress');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('counts stars and notes as the list does', async () => {
    const [shown, hidden] = [await site.addQuestion({}), await site.addQuestion({})];
    const { progress, visitor } = await site.newPerson();
    const stranger = await site.newPerson();
    for (const id of [shown, hidden]) {
      await visitor.post(`/api/questions/${id}/star`);
      await visitor.put(`/api/questions/${id}/note`, { content: 'Mine', version: null });
    }
    expect(await progress()).toMatchObject({ starred: 2, noted: 2 });
    await site.query('UPDATE questions SET is_visible = false WHERE id = $1', [hidden]);
    expect(await progress()).toMatchObject({ starred: 1, noted: 1 });
    expect(await stranger.progress()).toMatchObject({ starred: 0, noted: 0 });
  });

  it('works without any questions', async () => {
    const { progress } = await site.newPerson();
    expect(await progress()).toMatchObject({ total: 0, byCategory: [], next: [] });
  });

  it("counts by category and difficulty, consistent with the user's totals", async () => {
    const [solved, attempted, untouched] = [
      await site.addQuestion({ name: 'A', category: 'probability' }),
      await site.addQuestion({ name: 'B', category: 'Options', difficulty: 'Hard' }),
      await site.addQuestion({ name: 'C', category: 'Options' }),
    ];
    const { progress, mark, visitor } = await site.newPerson();
    await mark(solved, 'attempted');
    await mark(solved, 'solved');
    await mark(attempted, 'attempted');
    await mark(untouched, 'solved');
    await mark(untouched, null);
    const found = await progress();
    expect(found).toMatchObject({ total: 3, attempted: 2, solved: 1 });
    expect(found.byCategory).toEqual([
      { category: 'Options', total: 2, attempted: 1, solved: 0 },
      { category: 'probability', total: 1, attempted: 1, solved: 1 },
    ]);
    expect(found.byDifficulty).toEqual([
      { difficulty: 'Easy', total: 2, attempted: 1, solved: 1 },
      { difficulty: 'Medium', total: 0, attempted: 0, solved: 0 },
      { difficulty: 'Hard', total: 1, attempted: 1, solved: 0 },
    ]);
    expect((await visitor.get('/api/user')).json()).toMatchObject({
      questionsAttempted: found.attempted,
      questionsSolved: found.solved,
    });
  });

  it("ignores other users' activity", async () => {
    const question = await site.addQuestion({ name: 'A' });
    const [one, other, admin] = [
      await site.newPerson(),
      await site.newPerson(),
      await site.newPerson(true),
    ];
    await other.mark(question, 'solved');
    for (const { progress } of [one, admin]) {
      expect(await progress()).toMatchObject({
        attempted: 0,
        solved: 0,
        recent: [],
        calendar: [],
        streak: { current: 0, longest: 0 },
        next: [{ id: question, isStarted: false }],
      });
    }
    expect(await other.progress()).toMatchObject({ solved: 1, next: [] });
  });

  it.each([false, true])('omits hidden questions (administrator: %s)', async (isAdmin) => {
    const shown = await site.addQuestion({ name: 'A' });
    const [begun, done] = [
      await site.addQuestion({ name: 'B', category: 'Secret' }),
      await site.addQuestion({ name: 'C', category: 'Secret' }),
    ];
    await site.addQuestion({ name: 'D', category: 'Secret', isVisible: false });
    const { progress, mark } = await site.newPerson(isAdmin);
    await mark(begun, 'attempted');
    await mark(done, 'solved');
    expect(await progress()).toMatchObject({ total: 3, attempted: 2 });
    await site.query(`UPDATE questions SET is_visible = false WHERE category = 'Secret'`);
    const found = await progress();
    expect(found).toMatchObject({ total: 1, attempted: 0, solved: 0, recent: [] });
    expect(found.next.map(({ id }) => id)).toEqual([shown]);
    expect(JSON.stringify(found)).not.toContain('Secret');
    // The work was done all the same.
    expect(found.calendar).toEqual([{ date: '2026-03-10', count: 2 }]);
  });

  it('keeps the day of a deleted question, and nothing else', async () => {
    const question = await site.addQuestion({ name: 'A' });
    const { progress, mark } = await site.newPerson();
    await mark(question, 'solved');
    await site.query('DELETE FROM questions');
    expect(await progress()).toMatchObject({
      total: 0,
      solved: 0,
      recent: [],
      next: [],
      calendar: [{ date: '2026-03-10', count: 1 }],
      streak: { current: 1, longest: 1 },
    });
  });
});

describe('what to try next', () => {
  it('is the recommended question, then the oldest attempts', async () => {
    const begun: number[] = [];
    for (const name of ['F', 'E', 'D', 'C', 'B']) begun.push(await site.addQuestion({ name }));
    const done = await site.addQuestion({ name: 'A' });
    const fresh = await site.addQuestion({ name: 'G' });
    const { progress, mark, visitor } = await site.newPerson();
    await mark(done, 'solved');
    for (const [index, id] of begun.entries()) {
      await mark(id, 'attempted', `2026-03-0${index + 1}T12:00:00Z`);
    }
    const { next } = await progress();
    expect(next.map(({ id }) => id)).toEqual([fresh, ...begun.slice(0, 4)]);
    expect(next.map(({ isRecommended }) => isRecommended)).toEqual([true, ...Array(4).fill(false)]);
    expect(next.map(({ isStarted }) => isStarted)).toEqual([false, ...Array(4).fill(true)]);
    expect((await visitor.get('/api/practice/next')).json().next.id).toBe(fresh);
    await mark(fresh, 'solved');
    const left = (await progress()).next;
    expect(left.map(({ id }) => id)).toEqual(begun);
    expect(left.map(({ isRecommended }) => isRecommended)).toEqual(Array(5).fill(false));
  });

  it('lists an attempt that is due once', async () => {
    const id = await site.addQuestion({ name: 'A' });
    const { progress, visitor } = await site.newPerson();
    await visitor.post(`/api/questions/${id}/answer`, { answer: '1/2' });
    expect((await progress()).next).toMatchObject([{ id, isRecommended: false }]);
    site.wait(86_400_000);
    expect((await progress()).next).toMatchObject([{ id, isStarted: true, isRecommended: true }]);
  });
});
