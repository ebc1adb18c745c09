import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAnswer } from '#test/support/answers.ts';
import { type ClockedApp, createClockedApp } from '#test/support/clocked-app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { invitePeople, type People, type Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';

const day = 86_400_000;
const start = new Date('2026-03-02T12:00:00Z');
let site: ClockedApp;
let people: People;
beforeAll(async () => {
  site = await createClockedApp(start);
  people = await invitePeople(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setClock(start);
  await emptyTables(
    site.database.pool,
    'questions',
    'attempts',
    'learners',
    'learner_ratings',
    'learner_rating_days',
  );
});

async function addQuestions(count: number, row: Parameters<typeof insertQuestions>[1][0] = {}) {
  const ids = await insertQuestions(site.database.pool, Array(count).fill(row));
  for (const questionId of ids) await insertAnswer(site.database.pool, { questionId });
  await site.changes.settle();
  return ids;
}
const hub = async (who: Person = people.user) => (await who.get('/api/practice')).json();
const answer = (id: number, given: string, activeSeconds = 60) =>
  people.user.post(`/api/questions/${id}/answer`, { answer: given, activeSeconds });

describe('the practice page', () => {
  it('is empty without questions', async () => {
    expect(await hub()).toEqual({
      timeZone: null,
      due: 0,
      minutes: 0,
      next: null,
      streak: 0,
      rating: null,
      weakest: [],
      mistakes: 0,
      today: {
        reviews: { of: 0, done: 0, minutes: 0 },
        questions: { of: 0, done: 0, minutes: 0 },
        drill: { of: 1, done: 0 },
      },
      plan: null,
    });
  });

  it('starts a newcomer with an easy question, the same each time', async () => {
    await addQuestions(3, { difficulty: 'Hard' });
    const [first] = await addQuestions(3, { difficulty: 'Easy' });
    const { next } = await hub();
    expect(next).toMatchObject({ id: first, difficulty: 'Easy', reason: 'first' });
    expect(next.chance).toBeGreaterThan(0.6);
    expect(next.chance).toBeLessThan(0.75);
    expect((await hub()).next).toEqual(next);
    expect((await hub(people.other)).next).toEqual(next);
  });

  it('chooses only what the learner may see and has not begun, with an answer to check', async () => {
    await addQuestions(1, { isVisible: false, difficulty: 'Easy' });
    await addQuestions(1, { keepsAnswer: false, difficulty: 'Easy' });
    const [premium] = await addQuestions(1, { isPremium: true, difficulty: 'Easy' });
    await insertQuestions(site.database.pool, [{ difficulty: 'Easy' }]);
    expect((await hub()).next).toBeNull();
    expect((await hub(people.subscriber)).next).toMatchObject({ id: premium });
    const [marked = 0, begun = 0] = await addQuestions(2, { difficulty: 'Easy' });
    await people.user.post('/api/user-question-status', { questionId: marked, status: 'solved' });
    expect((await hub()).next).toMatchObject({ id: begun });
    await answer(begun, '1/2');
    expect((await hub()).next).toBeNull();
  });

  it('leads to the weakest topic, and says where the learner stands', async () => {
    const weak = await addQuestions(5, { difficulty: 'Easy', tags: ['Markov chains'] });
    const strong = await addQuestions(5, { difficulty: 'Easy', tags: ['counting'] });
    for (const id of weak.slice(0, 4)) {
      await answer(id, '1/2');
      site.wait(60_000);
    }
    for (const id of strong.slice(0, 4)) {
      await answer(id, '2/3');
      site.wait(60_000);
    }
    const shown = await hub();
    expect(shown.next).toMatchObject({ id: weak[4], reason: 'weakest', daysUnseen: 0 });
    const [weakest] = shown.weakest;
    expect(weakest).toMatchObject({ right: 0, total: 4, next: weak[4] });
    expect(shown.next.topic).toEqual({ slug: weakest.slug, name: weakest.name });
    expect(shown.streak).toBe(1);
    expect(shown.rating.low).toBeLessThan(shown.rating.rating);
    expect(shown.rating.high).toBeGreaterThan(shown.rating.rating);
    expect(shown.rating.history).toEqual([{ day: '2026-03-02', rating: shown.rating.rating }]);
    expect(await hub(people.other)).toMatchObject({ rating: null, weakest: [], streak: 0 });
  });

  it('trusts a measured difficulty over the label', async () => {
    const [measured] = await addQuestions(1, { difficulty: 'Hard', name: 'Not that hard' });
    await addQuestions(2, { difficulty: 'Hard' });
    await site.database.pool.query(
      `INSERT INTO question_ratings VALUES ($1, 1230, 80, 0.06, 1800, 50, 30)`,
      [measured],
    );
    expect((await hub()).next).toMatchObject({ id: measured, difficulty: 'Hard' });
  });

  it("estimates the time for the review, from the labels or the learner's own pace", async () => {
    const ids = await addQuestions(5, { difficulty: 'Hard' });
    for (const id of ids.slice(0, 2)) {
      await answer(id, '1/2');
      site.wait(10 * 60_000);
    }
    site.wait(day);
    expect(await hub()).toMatchObject({ due: 2, minutes: 8 });
    for (const id of ids.slice(2)) {
      await answer(id, '1/2', 120);
      site.wait(10 * 60_000);
    }
    expect(await hub()).toMatchObject({ due: 2, minutes: 8 });
    site.wait(day);
    expect(await hub()).toMatchObject({ due: 5, minutes: 10 });
  });
});

describe("today's steps", () => {
  const steps = async (who?: Person) => {
    const { reviews, questions, drill } = (await hub(who)).today;
    return [reviews, questions, drill].map(({ done, of }) => `${done} of ${of}`).join(', ');
  };

  beforeEach(async () => {
    await addQuestions(5, { difficulty: 'Medium' });
    await addQuestions(5, { difficulty: 'Hard' });
  });

  it('are done when the server has seen them done, by the day of the learner', async () => {
    const [first = 0, second = 0] = await addQuestions(9, { difficulty: 'Easy' });
    expect(await steps()).toBe('0 of 0, 0 of 3, 0 of 1');
    await answer(first, '1/2');
    expect(await steps()).toBe('0 of 0, 1 of 3, 0 of 1');
    await people.user.call('PATCH', '/api/practice/settings', { timeZone: 'Asia/Tokyo' });
    site.wait(day / 8);
    expect(await steps()).toBe('0 of 1, 0 of 2, 0 of 1');
    await answer(first, '2/3');
    await answer(second, '1/2');
    expect(await steps()).toBe('1 of 1, 1 of 2, 0 of 1');
    await site.database.pool.query(
      `INSERT INTO drill_runs (id, user_id, kind, title, format, seed, starts_at, ends_at)
       VALUES ('0194d1b2-0000-7000-8000-000000000001', $1, 'facts', 'a', '{}', 's', $2, $2)`,
      [people.user.id, site.now()],
    );
    await site.database.pool.query(
      `INSERT INTO finished_drills SELECT id, user_id, starts_at FROM drill_runs`,
    );
    expect(await steps()).toBe('1 of 1, 1 of 2, 1 of 1');
    expect(await steps(people.other)).toBe('0 of 0, 0 of 3, 0 of 1');
    site.wait(day);
    expect(await steps()).toBe('0 of 1, 0 of 2, 0 of 1');
    await people.user.call('PATCH', '/api/practice/settings', { timeZone: 'UTC' });
  });

  it("take as long as the learner's own answers did until this morning", async () => {
    const ids = await addQuestions(9, { difficulty: 'Easy' });
    const minutes = async () => (await hub()).today.questions.minutes;
    expect(await minutes()).toBe(9);
    for (const id of ids.slice(0, 5)) {
      site.wait(10 * 60_000);
      await answer(id, '2/3', 90);
    }
    site.wait(day);
    // Three questions, as none is due: 4.5 minutes.
    expect(await minutes()).toBe(5);
  });
});
