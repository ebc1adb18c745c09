import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Progress } from '#shared/contracts/progress.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';

let now = new Date('2026-03-10T12:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ now: () => now });
});
afterAll(() => site.close());

beforeEach(async () => {
  now = new Date('2026-03-10T12:00:00Z');
  await query('DELETE FROM questions');
});

const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);

async function addQuestion(fields: Parameters<typeof insertQuestions>[1][number]) {
  const easyMath = { category: 'Math', difficulty: 'Easy' } as const;
  const [id = 0] = await insertQuestions(site.database.pool, [{ ...easyMath, ...fields }]);
  return id;
}

async function newPerson(isAdmin = false) {
  const { user, cookie } = await createSignedInUser(site.database.pool, { isAdmin });
  const visitor = new Visitor(site.app, { cookie: `${cookie.name}=${cookie.value}` });
  return {
    id: user.id,
    visitor,
    async progress(timeZone?: string): Promise<Progress> {
      await site.changes.settle();
      const search = timeZone === undefined ? '' : `?${new URLSearchParams({ timeZone })}`;
      const response = await visitor.get(`/api/progress${search}`);
      expect(response.statusCode).toBe(200);
      return response.json();
    },
    /** As the learner sets it on the question's page, at a moment. */
    async mark(questionId: number, status: 'attempted' | 'solved' | null, at?: string) {
      const present = now;
      if (at) now = new Date(at);
      const url = '/api/user-question-status';
      expect((await visitor.post(url, { questionId, status })).statusCode).toBe(200);
      now = present;
    },
  };
}

describe('GET /api/progress', () => {
  it('requires sign-in', async () => {
    const response = await new Visitor(site.app).get('/api/progress');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it.each(['', 'Mars/Olympus', '+05:17', 'UTC;DROP TABLE users', '2026', 'UTC&timeZone=UTC'])(
    'refuses the time zone %j',
    async (timeZone) => {
      const { visitor } = await newPerson();
      const path = `/api/progress?timeZone=${timeZone.replace('+', '%2B')}`;
      const response = await visitor.get(path);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: 'Unknown time zone',
        fieldErrors: { timeZone: 'Unknown time zone' },
      });
    },
  );

  it('shows a new user the questions, easiest first', async () => {
    const hard = await addQuestion({ name: 'A', difficulty: 'Hard', isPremium: true });
    const easy = await addQuestion({ name: 'B' });
    const { progress, visitor } = await newPerson();
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
        },
        {
          id: hard,
          name: 'A',
          category: 'Math',
          difficulty: 'Hard',
          isPremium: true,
          isStarted: false,
        },
      ],
    });
    const response = await visitor.get('/api/progress');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('counts stars and notes as the list does', async () => {
    const [shown, hidden] = [await addQuestion({}), await addQuestion({})];
    const { progress, visitor } = await newPerson();
    const stranger = await newPerson();
    for (const id of [shown, hidden]) {
      await visitor.post(`/api/questions/${id}/star`);
      await visitor.put(`/api/questions/${id}/note`, { content: 'Mine', version: null });
    }
    expect(await progress()).toMatchObject({ starred: 2, noted: 2 });
    await query('UPDATE questions SET is_visible = false WHERE id = $1', [hidden]);
    expect(await progress()).toMatchObject({ starred: 1, noted: 1 });
    expect(await stranger.progress()).toMatchObject({ starred: 0, noted: 0 });
  });

  it('works without any questions', async () => {
    const { progress } = await newPerson();
    expect(await progress()).toMatchObject({ total: 0, byCategory: [], next: [] });
  });

  it("counts by category and difficulty, consistent with the user's totals", async () => {
    const [solved, attempted, untouched] = [
      await addQuestion({ name: 'A', category: 'probability' }),
      await addQuestion({ name: 'B', category: 'Options', difficulty: 'Hard' }),
      await addQuestion({ name: 'C', category: 'Options' }),
    ];
    const { progress, mark, visitor } = await newPerson();
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
    const question = await addQuestion({ name: 'A' });
    const [one, other, admin] = [await newPerson(), await newPerson(), await newPerson(true)];
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
    const shown = await addQuestion({ name: 'A' });
    const [begun, done] = [
      await addQuestion({ name: 'B', category: 'Secret' }),
      await addQuestion({ name: 'C', category: 'Secret' }),
    ];
    await addQuestion({ name: 'D', category: 'Secret', isVisible: false });
    const { progress, mark } = await newPerson(isAdmin);
    await mark(begun, 'attempted');
    await mark(done, 'solved');
    expect(await progress()).toMatchObject({ total: 3, attempted: 2 });
    await query(`UPDATE questions SET is_visible = false WHERE category = 'Secret'`);
    const found = await progress();
    expect(found).toMatchObject({ total: 1, attempted: 0, solved: 0, recent: [] });
    expect(found.next.map(({ id }) => id)).toEqual([shown]);
    expect(JSON.stringify(found)).not.toContain('Secret');
    // The work was done all the same.
    expect(found.calendar).toEqual([{ date: '2026-03-10', count: 2 }]);
  });

  it('keeps the day of a deleted question, and nothing else', async () => {
    const question = await addQuestion({ name: 'A' });
    const { progress, mark } = await newPerson();
    await mark(question, 'solved');
    await query('DELETE FROM questions');
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

describe('recent activity', () => {
  it('is the latest ten, newest first, without resets', async () => {
    const { progress, mark } = await newPerson();
    const ids: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      const id = await addQuestion({ name: `Question ${number}` });
      ids.unshift(id);
      const minute = String(number).padStart(2, '0');
      await mark(id, number % 2 ? 'solved' : 'attempted', `2026-03-10T10:${minute}:00Z`);
    }
    const [latest = 0] = ids;
    await mark(latest, null, '2026-03-10T11:00:00Z');
    const { recent } = await progress();
    expect(recent.map(({ questionId }) => questionId)).toEqual(ids.slice(0, 10));
    expect(recent[0]).toEqual({
      questionId: latest,
      name: 'Question 11',
      status: 'solved',
      at: '2026-03-10T10:11:00.000Z',
    });
    expect(recent[1]?.status).toBe('attempted');
  });
});

describe('what to try next', () => {
  it('starts with the oldest attempts, then the weakest category', async () => {
    const [done, late, early] = [
      await addQuestion({ name: 'A', category: 'Strong' }),
      await addQuestion({ name: 'B', category: 'Strong' }),
      await addQuestion({ name: 'C', category: 'Strong' }),
    ];
    const others = [
      await addQuestion({ name: 'D', category: 'Strong' }),
      await addQuestion({ name: 'E', category: 'Weak', difficulty: 'Hard' }),
      await addQuestion({ name: 'F', category: 'Weak', difficulty: 'Medium' }),
    ];
    const { progress, mark } = await newPerson();
    await mark(done, 'solved');
    await mark(early, 'attempted', '2026-03-01T12:00:00Z');
    await mark(late, 'attempted', '2026-03-02T12:00:00Z');
    const { next } = await progress();
    expect(next.map(({ id }) => id)).toEqual([early, late, ...others.reverse().slice(0, 3)]);
    expect(next.map(({ isStarted }) => isStarted)).toEqual([true, true, false, false, false]);
    expect((await progress()).next).toEqual(next);
  });

  it('is the easiest in equally weak categories, then the first by name', async () => {
    const add = async (name: string, category: string, difficulty: 'Easy' | 'Medium' | 'Hard') => ({
      name,
      id: await addQuestion({ name, category, difficulty }),
    });
    await add('a', 'One', 'Hard');
    await add('B', 'Two', 'Easy');
    await add('c', 'one', 'Medium');
    await add('D', 'one', 'Easy');
    const { progress, mark } = await newPerson();
    const names = async () => (await progress()).next.map(({ name }) => name);
    expect(await names()).toEqual(['B', 'D', 'c', 'a']);
    const { id } = await add('e', 'Two', 'Easy');
    await mark(id, 'solved');
    expect(await names()).toEqual(['D', 'c', 'a', 'B']);
  });
});

describe('days', () => {
  async function practiceAt(...moments: string[]) {
    const question = await addQuestion({ name: 'A' });
    const person = await newPerson();
    for (const [index, at] of moments.entries()) {
      await person.mark(question, index % 2 ? 'solved' : 'attempted', at);
    }
    return person;
  }
  const days = ({ calendar }: Progress) => calendar.map(({ date, count }) => `${date}: ${count}`);

  it('begin at midnight in the time zone', async () => {
    const { progress } = await practiceAt('2026-03-09T09:59:00Z', '2026-03-09T10:00:00Z');
    expect(days(await progress())).toEqual(['2026-03-09: 2']);
    const east = await progress('Pacific/Kiritimati');
    expect(days(east)).toEqual(['2026-03-09: 1', '2026-03-10: 1']);
    // It is already the next morning there.
    expect(east).toMatchObject({ today: '2026-03-11', streak: { current: 2, longest: 2 } });
    expect(east.timeZone).toBe('Pacific/Kiritimati');
    const west = await progress('America/Los_Angeles');
    expect(days(west)).toEqual(['2026-03-09: 2']);
    expect(west.today).toBe('2026-03-10');
  });

  it('begin at half and quarter hours in such zones', async () => {
    const { progress } = await practiceAt(
      '2026-03-09T18:14:59Z',
      '2026-03-09T18:15:00Z',
      '2026-03-09T18:29:59Z',
      '2026-03-09T18:30:00Z',
    );
    expect(days(await progress('Asia/Kolkata'))).toEqual(['2026-03-09: 3', '2026-03-10: 1']);
    expect(days(await progress('Asia/Calcutta'))).toEqual(['2026-03-09: 3', '2026-03-10: 1']);
    expect(days(await progress('Asia/Kathmandu'))).toEqual(['2026-03-09: 1', '2026-03-10: 3']);
  });

  it('last 23 and 25 hours when clocks change', async () => {
    const { progress } = await practiceAt(
      // The night of March 8, 2026: forward.
      '2026-03-08T07:59:59Z',
      '2026-03-08T08:00:00Z',
      '2026-03-09T06:59:59Z',
      '2026-03-09T07:00:00Z',
      // The night of November 1, 2025: back.
      '2025-11-02T06:59:59Z',
      '2025-11-02T07:00:00Z',
      '2025-11-03T07:59:59Z',
      '2025-11-03T08:00:00Z',
    );
    const found = await progress('America/Los_Angeles');
    expect(days(found)).toEqual([
      '2025-11-01: 1',
      '2025-11-02: 2',
      '2025-11-03: 1',
      '2026-03-07: 1',
      '2026-03-08: 2',
      '2026-03-09: 1',
    ]);
    expect(found.streak).toEqual({ current: 3, longest: 3 });
  });

  it('from over a year ago count for the longest streak, but not in the calendar', async () => {
    const { progress } = await practiceAt(
      '2024-01-01T12:00:00Z',
      '2024-01-02T12:00:00Z',
      '2024-01-03T12:00:00Z',
      '2025-03-10T12:00:00Z',
      '2025-03-11T12:00:00Z',
    );
    const found = await progress();
    expect(days(found)).toEqual(['2025-03-11: 1']);
    expect(found.streak).toEqual({ current: 0, longest: 3 });
  });

  it('with only a reset to not started are no activity', async () => {
    const { progress, mark } = await practiceAt('2026-03-08T12:00:00Z');
    const { next } = await progress();
    await mark(next[0]?.id ?? 0, null, '2026-03-09T12:00:00Z');
    const found = await progress();
    expect(days(found)).toEqual(['2026-03-08: 1']);
    expect(found.streak).toEqual({ current: 0, longest: 1 });
  });

  it('keep a streak alive until they are over', async () => {
    const { progress } = await practiceAt('2026-03-08T12:00:00Z', '2026-03-09T12:00:00Z');
    expect((await progress()).streak.current).toBe(2);
    now = new Date('2026-03-10T23:59:59Z');
    expect((await progress()).streak.current).toBe(2);
    // In Paris the next day has begun already.
    expect((await progress('Europe/Paris')).streak).toEqual({ current: 0, longest: 2 });
    now = new Date('2026-03-11T00:00:00Z');
    expect((await progress()).streak).toEqual({ current: 0, longest: 2 });
  });
});
