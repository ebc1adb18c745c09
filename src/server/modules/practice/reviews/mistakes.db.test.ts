import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { People } from '#test/support/people.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';

const day = 86_400_000;
let site: ReviewSite;
let people: People;
beforeAll(async () => {
  site = await createReviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const mistakes = async (who = people.user) => (await who.get('/api/practice/mistakes')).json();
const record = async (who = people.user) => (await who.get('/api/practice/record')).json();
const listed = async (who = people.user) => {
  const rows = (await who.get('/api/questions?mistakes=1')).json();
  return rows.map(({ id }: { id: number }) => id);
};
const replay = (id: number, given = '2/3', who = people.user) =>
  who.post(`/api/questions/${id}/answer`, { answer: given, mode: 'replay' });
const card = async (id: number) => (await people.user.get(`/api/practice/cards/${id}`)).json();

/** Answers it wrong each time it comes back. */
async function fail(id: number, times: number) {
  for (let time = 0; time < times; time += 1) {
    await site.answer(people.user, id, '1/2');
    site.wait(day);
  }
}

describe('mistakes', () => {
  it('are questions that went wrong last time, until a review goes right', async () => {
    const wrong = await site.newQuestion({ name: 'Wrong' });
    const right = await site.newQuestion();
    await site.answer(people.user, wrong, '1/2');
    await site.answer(people.user, right);
    await site.answer(people.user, wrong);
    expect(await mistakes()).toEqual({
      questions: [{ id: wrong, name: 'Wrong', variant: null, isAllMet: false }],
      due: 0,
    });
    expect(await listed()).toEqual([wrong]);
    expect(await record()).toMatchObject({ mistakes: 1 });
    site.wait(day);
    expect(await mistakes()).toEqual({ questions: [], due: 1 });
    await site.answer(people.user, wrong);
    expect(await mistakes()).toEqual({ questions: [], due: 0 });
    expect(await listed()).toEqual([]);
  });

  it('include what was given up, and what the learner graded again', async () => {
    const [given, graded] = [await site.newDue(), await site.newDue()];
    await site.act(given, { act: 'giveUp' });
    await site.answer(people.user, graded);
    await site.grade(graded, 1);
    expect((await listed()).toSorted()).toEqual([given, graded].toSorted());
    await site.grade(graded, 3);
    expect(await listed()).toEqual([given]);
  });

  it('leave out questions that are suspended or hidden, and those of others', async () => {
    const [suspended, hidden, kept] = [
      await site.newDue(),
      await site.newDue(),
      await site.newQuestion(),
    ];
    await site.answer(people.user, kept, '1/2');
    await site.act(suspended, { act: 'suspend' });
    await site.query('UPDATE questions SET is_visible = false WHERE id = $1', [hidden]);
    await site.changes.settle();
    expect(await listed()).toEqual([kept]);
    expect(await record()).toMatchObject({ mistakes: 1 });
    expect(await listed(people.other)).toEqual([]);
    expect(await mistakes(people.other)).toEqual({ questions: [], due: 0 });
    expect((await people.nobody.get('/api/practice/mistakes')).statusCode).toBe(401);
  });
});

describe('a replay', () => {
  it('moves neither rating nor due date, and leaves the question a mistake', async () => {
    const id = await site.newQuestion();
    await site.answer(people.user, id, '1/2');
    const before = { card: await card(id), rating: (await record()).rating };
    for (const given of ['1/2', '2/3']) {
      const judged = await replay(id, given);
      expect(judged.json()).toMatchObject({ review: null });
    }
    expect({ card: await card(id), rating: (await record()).rating }).toEqual(before);
    expect(await listed()).toEqual([id]);
    const rows = await site.query("SELECT given FROM attempts WHERE mode = 'replay' ORDER BY id");
    expect(rows).toEqual([{ given: '1/2' }, { given: '2/3' }]);
  });

  it('is refused for questions that are due, or new to the learner', async () => {
    const due = await site.newDue();
    const refused = { code: 'NOT_REPLAYABLE' };
    for (const [id, who] of [
      [due, people.user],
      [due, people.other],
      [await site.newQuestion(), people.user],
    ] as const) {
      const response = await replay(id, '2/3', who);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject(refused);
    }
    expect((await card(due)).isDue).toBe(true);
  });

  it('is one of the modes there are', async () => {
    const response = await people.user.post(`/api/questions/${await site.newQuestion()}/answer`, {
      answer: '2/3',
      mode: 'again',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Mode must be browse, review or replay');
  });
});

describe('what was remembered', () => {
  it('is counted over the reviews, not the first answers', async () => {
    const [a, b] = [await site.newDue(), await site.newDue()];
    expect(await record()).toMatchObject({ reviews: { total: 0, right: 0 } });
    await site.answer(people.user, a);
    await site.answer(people.user, b, '1/2');
    expect(await record()).toMatchObject({ reviews: { total: 2, right: 1 } });
    await site.grade(b, 2);
    expect(await record()).toMatchObject({ reviews: { total: 2, right: 2 } });
    expect(await record(people.other)).toMatchObject({ reviews: { total: 0, right: 0 } });
  });
});

describe('a question that does not stick', () => {
  it('is offered with the topic to read after four failed reviews, until it is suspended', async () => {
    const id = await site.newQuestion({ name: 'Stubborn', tags: ['Markov chains'] });
    await fail(id, 4);
    expect(await site.queue()).toMatchObject({ leeches: [] });
    await site.answer(people.user, id, '1/2');
    const topic = { slug: 'markov-chains', name: 'Markov chains' };
    const leeches = [{ id, name: 'Stubborn', failures: 4, topic }];
    expect(await site.queue()).toMatchObject({ leeches });
    expect(await record()).toMatchObject({ leeches: 1 });
    expect(await site.queue(people.other)).toMatchObject({ leeches: [] });
    await site.act(id, { act: 'suspend' });
    expect(await site.queue()).toMatchObject({ leeches: [], suspended: [{ id }] });
    expect(await record()).toMatchObject({ leeches: 0 });
    await site.act(id, { act: 'resume' });
    expect(await site.queue()).toMatchObject({ leeches });
    const acts = await site.query("SELECT kind FROM attempts WHERE kind IN ('suspend', 'resume')");
    expect(acts).toEqual([{ kind: 'suspend' }, { kind: 'resume' }]);
  });
});

describe('topics', () => {
  it('are weakest first, each with a question to train it that the learner may see', async () => {
    const tags = ['Markov chains'];
    for (const given of ['1/2', '1/2', '2/3']) {
      await site.answer(people.user, await site.newQuestion({ tags, difficulty: 'Easy' }), given);
    }
    await site.answer(people.user, await site.newQuestion({ tags: ['counting'] }), '1/2');
    await site.newQuestion({ tags, difficulty: 'Easy', isPremium: true, name: 'A' });
    const next = await site.newQuestion({ tags, difficulty: 'Easy', name: 'B' });
    await site.newQuestion({ tags, difficulty: 'Hard', name: 'C' });
    const { topics } = await record();
    expect(topics[0]).toMatchObject({ slug: 'markov-chains', right: 1, total: 3, next });
    expect(topics.at(-1)).toMatchObject({ right: 0, total: 1, next: null });
    expect((await record(people.other)).topics).toEqual([]);
  });
});
