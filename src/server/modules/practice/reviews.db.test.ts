import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAnswer } from '#test/support/answers.ts';
import { type ClockedApp, createClockedApp } from '#test/support/clocked-app.ts';
import { invitePeople, type People, type Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertCards } from '#test/support/reviews.ts';
import { insertSolution } from '#test/support/solutions.ts';

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
  await site.database.pool.query('TRUNCATE questions, attempts, learners CASCADE');
  await site.database.pool.query('UPDATE users SET time_zone = NULL');
});

type QuestionRow = Parameters<typeof insertQuestions>[1][0];
async function newQuestion(row: QuestionRow = {}, isChecked = true) {
  const [id = 0] = await insertQuestions(site.database.pool, [row]);
  if (isChecked) await insertAnswer(site.database.pool, { questionId: id });
  return id;
}
const answer = (who: Person, id: number, given = '2/3') =>
  who.post(`/api/questions/${id}/answer`, { answer: given, mode: 'review' });
/** Answered wrongly, and due on the next day. */
async function newDue(who = people.user, row: QuestionRow = {}) {
  const id = await newQuestion(row);
  await answer(who, id, '1/2');
  site.wait(day);
  return id;
}
const queue = async (who = people.user) => (await who.get('/api/practice/queue')).json();
const card = async (id: number, who = people.user) =>
  (await who.get(`/api/practice/cards/${id}`)).json();
const act = (id: number | string, body: object, who: People['nobody'] = people.user) =>
  who.post(`/api/practice/cards/${id}`, body);
const grade = (id: number | string, value: unknown, who?: People['nobody']) =>
  act(id, { act: 'grade', grade: value }, who);
const logged = async (kind: string) => {
  const text = 'SELECT user_id, grade, mode FROM attempts WHERE kind = $1 ORDER BY id';
  return (await site.database.pool.query(text, [kind])).rows;
};

describe('the queue', () => {
  it('has what is due by the end of the day, the longest overdue first', async () => {
    expect(await queue()).toEqual({
      timeZone: null,
      due: 0,
      reviewedToday: 0,
      questions: [],
      upcoming: [],
      suspended: [],
    });
    const first = await newDue(people.user, { name: 'First' });
    const second = await newDue(people.user, { name: 'Second' });
    await answer(people.user, await newQuestion());
    const now = await queue();
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

  it('follows the day of the learner', async () => {
    await people.user.call('PATCH', '/api/practice/settings', { timeZone: 'Asia/Tokyo' });
    site.setClock(new Date('2026-03-02T14:30:00Z'));
    const id = await newQuestion();
    await answer(people.user, id, '1/2');
    // Half past eleven in Tokyo: tomorrow begins in half an hour.
    expect((await queue()).due).toBe(0);
    site.wait(40 * 60_000);
    expect(await queue()).toMatchObject({ due: 1, timeZone: 'Asia/Tokyo' });
    await people.user.call('PATCH', '/api/practice/settings', { timeZone: 'UTC' });
    expect((await queue()).due).toBe(0);
  });

  it('lets the rest wait once the day is full', async () => {
    const ids = await insertQuestions(site.database.pool, Array(32).fill({}));
    for (const questionId of ids) await insertAnswer(site.database.pool, { questionId });
    const userId = people.user.id;
    const cards = ids.map((questionId) => ({ userId, questionId, due: start }));
    await insertCards(site.database.pool, cards);
    expect(await queue()).toMatchObject({ due: 32, reviewedToday: 0 });
    expect((await queue()).questions).toHaveLength(30);
    await Promise.all(ids.slice(0, 2).map((id) => act(id, { act: 'giveUp' })));
    const later = await queue();
    expect(later).toMatchObject({ due: 30, reviewedToday: 2 });
    expect(later.questions).toHaveLength(28);
    await act(ids[0] ?? 0, { act: 'undo' });
    expect(await queue()).toMatchObject({ due: 31, reviewedToday: 1 });
  });

  it('drops questions that are hidden or deleted', async () => {
    const hidden = await newDue();
    const gone = await newDue();
    await site.database.pool.query('UPDATE questions SET is_visible = false WHERE id = $1', [
      hidden,
    ]);
    await site.database.pool.query('DELETE FROM questions WHERE id = $1', [gone]);
    expect(await queue()).toMatchObject({ due: 0, questions: [] });
  });

  it('is personal', async () => {
    await newDue();
    expect((await queue(people.other)).due).toBe(0);
    for (const path of ['', '/queue', '/cards/1', '/settings']) {
      expect((await people.nobody.get(`/api/practice${path}`)).statusCode).toBe(401);
    }
    expect((await grade(1, 3, people.nobody)).statusCode).toBe(401);
  });
});

describe('a review', () => {
  it('proposes a grade, and says when each one brings the question back', async () => {
    const id = await newDue();
    expect(await card(id)).toMatchObject({ isDue: true, review: null });
    const { review } = (await answer(people.user, id)).json();
    const shown = await card(id);
    expect(review).toEqual({ grade: 3, due: shown.due });
    expect(shown).toMatchObject({ isDue: false, review: { grade: 3 } });
    const dues = shown.review.options.map(({ due }: { due: string }) => due);
    expect(dues).toEqual([...dues].sort());
    expect(dues[2]).toBe(shown.due);
  });

  it('can be graded otherwise', async () => {
    const id = await newDue();
    await answer(people.user, id);
    const [, , , easy] = (await card(id)).review.options;
    const graded = await grade(id, 4);
    expect(graded.statusCode).toBe(200);
    expect(graded.json()).toMatchObject({ due: easy.due, review: { grade: 4 } });
    expect(await card(id)).toEqual(graded.json());
  });

  it.each([0, 5, 2.5, '3', null, undefined])('refuses the grade %j', async (value) => {
    const id = await newDue();
    await answer(people.user, id);
    const refused = await grade(id, value);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('Grade must be from 1 to 4');
  });

  it.each([{}, { act: 'answer' }, { act: 'reveal' }, { act: null }])(
    'refuses the act %j',
    async (body) => {
      const refused = await act(await newDue(), body);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toMatch(/^Act must be/);
    },
  );

  it('can only be graded right after it', async () => {
    const id = await newQuestion();
    expect((await grade(id, 3)).statusCode).toBe(409);
    await answer(people.user, id);
    site.wait(day);
    const refused = await grade(id, 3);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'NOT_DUE',
      message: 'This question is not up for review.',
    });
    expect(await logged('grade')).toEqual([]);
  });

  it("leaves other people's cards alone", async () => {
    const id = await newDue();
    await answer(people.user, id);
    const before = await card(id);
    for (const body of [{ act: 'grade', grade: 4 }, { act: 'undo' }, { act: 'suspend' }]) {
      expect((await act(id, body, people.other)).statusCode).toBe(409);
    }
    expect(await card(id)).toEqual(before);
  });

  it('counts once, however many tabs answer it', async () => {
    const id = await newDue();
    const replies = await Promise.all([answer(people.user, id), answer(people.user, id)]);
    const reviews = replies.map((reply) => reply.json().review);
    expect(reviews.filter((review) => review === null)).toHaveLength(1);
    expect((await logged('answer')).filter(({ grade }) => grade !== null)).toHaveLength(2);
    const both = await Promise.all([act(id, { act: 'giveUp' }), act(id, { act: 'giveUp' })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  });

  it('can be undone, once', async () => {
    const id = await newDue();
    const before = await card(id);
    await answer(people.user, id);
    const [first, second] = await Promise.all([act(id, { act: 'undo' }), act(id, { act: 'undo' })]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    expect(await card(id)).toEqual({ ...before, review: null });
    expect((await queue()).due).toBe(1);
  });

  it('can be given up, even if the question was solved before', async () => {
    const id = await newQuestion();
    await answer(people.user, id);
    site.wait(60 * day);
    const given = await act(id, { act: 'giveUp' });
    expect(given.json()).toMatchObject({ isDue: false, review: { grade: 1 } });
    expect(await logged('reveal')).toEqual([{ user_id: people.user.id, grade: 1, mode: 'review' }]);
    expect((await act(id, { act: 'giveUp' })).statusCode).toBe(409);
  });

  it('is graded by the learner if the question has no answer check', async () => {
    const id = await newQuestion({}, false);
    await insertSolution(site.database.pool, { questionId: id });
    await people.user.get(`/api/solutions/${id}`);
    site.wait(60 * day);
    expect((await queue()).questions).toMatchObject([{ id }]);
    const given = await act(id, { act: 'giveUp' });
    expect(given.json()).toMatchObject({ review: { grade: 3 } });
    expect((await grade(id, 2)).json()).toMatchObject({ review: { grade: 2 } });
    // To read the solution then changes nothing.
    await people.user.get(`/api/solutions/${id}`);
    expect(await card(id)).toMatchObject({ review: { grade: 2 }, isDue: false });
  });

  it('opens no premium solution', async () => {
    const id = await newDue(people.user, { isPremium: true });
    await insertSolution(site.database.pool, { questionId: id });
    expect((await act(id, { act: 'giveUp' })).statusCode).toBe(200);
    const closed = await Promise.all([
      people.user.get(`/api/solutions/${id}`),
      people.user.post(`/api/questions/${id}/answer/reveal`),
    ]);
    expect(closed.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  it('needs a question that the learner may see', async () => {
    const hidden = await newDue();
    await site.database.pool.query('UPDATE questions SET is_visible = false');
    for (const id of [hidden, 424_242]) {
      const replies = [await act(id, { act: 'suspend' }), await grade(id, 3)];
      replies.push(await people.user.get(`/api/practice/cards/${id}`));
      for (const reply of replies) {
        expect(reply.statusCode).toBe(404);
        expect(reply.json().message).toBe('Question not found');
      }
    }
    expect((await grade('abc', 3)).statusCode).toBe(400);
  });
});

describe('a card', () => {
  it('can be postponed to tomorrow while it is due', async () => {
    const id = await newDue();
    const postponed = await act(id, { act: 'postpone' });
    expect(postponed.json()).toMatchObject({ due: '2026-03-04T00:00:00.000Z', isDue: false });
    expect(await queue()).toMatchObject({
      due: 0,
      upcoming: [{ date: '2026-03-04', count: 1 }],
    });
    expect((await act(id, { act: 'postpone' })).statusCode).toBe(409);
    site.wait(day);
    expect((await queue()).due).toBe(1);
  });

  it('can be brought forward to tomorrow while it is not', async () => {
    const id = await newQuestion();
    expect((await act(id, { act: 'advance' })).statusCode).toBe(409);
    await answer(people.user, id);
    const advanced = await act(id, { act: 'advance' });
    expect(advanced.json()).toMatchObject({ due: '2026-03-03T00:00:00.000Z' });
    expect((await act(id, { act: 'advance' })).statusCode).toBe(200);
    expect(await logged('postpone')).toHaveLength(1);
    site.wait(day);
    expect((await act(id, { act: 'advance' })).statusCode).toBe(409);
  });

  it('can be suspended and resumed', async () => {
    const id = await newDue(people.user, { name: 'Enough of it' });
    expect((await act(id, { act: 'suspend' })).json()).toMatchObject({ isSuspended: true });
    expect(await queue()).toMatchObject({ due: 0, suspended: [{ id, name: 'Enough of it' }] });
    expect((await act(id, { act: 'postpone' })).statusCode).toBe(409);
    await act(id, { act: 'resume' });
    expect(await queue()).toMatchObject({ due: 1, suspended: [] });
  });
});

describe('the settings', () => {
  const change = (body: object, who: People['nobody'] = people.user) =>
    who.call('PATCH', '/api/practice/settings', body);

  it('keep what is not named', async () => {
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
