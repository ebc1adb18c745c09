import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAnswer } from '#test/support/answers.ts';
import { Visitor } from '#test/support/http.ts';
import type { People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';
import { insertCards } from '#test/support/reviews.ts';
import { readCollections } from '../../questions/topics/read-topics.ts';

type Row = Parameters<typeof insertQuestions>[1][0];

const minute = 60_000;
let site: ReviewSite;
let people: People;
beforeAll(async () => {
  site = await createReviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.reset();
  await site.changes.settle();
});

const ask = (query = '', who: Visitor = people.user) => who.get(`/api/practice/next${query}`);
async function next(query = '', who: Visitor = people.user) {
  const response = await ask(query, who);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().next;
}
const nextOfVisitor = (query = '') => next(query, people.nobody);

async function addQuestions(count: number, row: Row = {}): Promise<number[]> {
  const ids = await insertQuestions(
    site.database.pool,
    Array(count).fill({ difficulty: 'Easy', ...row }),
  );
  for (const questionId of ids) await insertAnswer(site.database.pool, { questionId });
  await site.changes.settle();
  return ids;
}

/** The question becomes the first of the starter collection. */
async function addToStarter(questionId: number): Promise<void> {
  const starter = (await readCollections()).find(({ slug }) => slug === 'starter');
  await site.query(
    "INSERT INTO bank_entries (slug, question_id, content_hash, question_version) VALUES ($1, $2, 'x', 1)",
    [starter?.questions[0], questionId],
  );
  await site.query('UPDATE questions SET name = name WHERE id = $1', [questionId]);
  await site.changes.settle();
}

async function measure(questionId: number, rating: number): Promise<void> {
  await site.query('INSERT INTO question_ratings VALUES ($1, $2, 60, 0.06, 1500, 50, 30)', [
    questionId,
    rating,
  ]);
}

/** A learner with this many rated results. */
async function rate(userId: number, rating: number, results: number): Promise<void> {
  await site.query('INSERT INTO learner_ratings VALUES ($1, $2, $3, 60, 0.06, 60, $4, $5)', [
    userId,
    '',
    rating,
    results,
    site.now(),
  ]);
}

describe('what a user gets next', () => {
  it('is the review that is longest overdue, before anything new', async () => {
    const first = await site.newDue(people.user, { name: 'First' });
    const second = await site.newDue();
    const [fresh] = await addQuestions(1);
    expect(await next()).toMatchObject({
      id: first,
      name: 'First',
      reason: 'review',
      topic: null,
      daysUnseen: null,
    });
    expect(await next(`?skipped=${first}`)).toMatchObject({ id: second, reason: 'review' });
    expect(await next(`?skipped=${first},${second}`)).toMatchObject({ id: fresh });
    expect(await next('', people.other)).toMatchObject({ id: fresh });
  });

  it('is no review that is suspended, hidden, premium or without an answer to check', async () => {
    const suspended = await site.newDue();
    await site.act(suspended, { act: 'suspend' });
    const hidden = await site.newDue();
    await site.query('UPDATE questions SET is_visible = false WHERE id = $1', [hidden]);
    const premium = await site.newDue();
    await site.query('UPDATE questions SET is_premium = true WHERE id = $1', [premium]);
    const unchecked = await site.newQuestion({}, false);
    await insertCards(site.database.pool, [
      { userId: people.user.id, questionId: unchecked, due: new Date(site.now().getTime() - 1) },
    ]);
    await site.changes.settle();
    expect(await next()).toBeNull();
  });

  it('is new once the reviews of the day are done', async () => {
    const ids = await addQuestions(31);
    const [fresh] = await addQuestions(1);
    const userId = people.user.id;
    const due = new Date(site.now().getTime() - minute);
    await insertCards(
      site.database.pool,
      ids.map((questionId) => ({ userId, questionId, due })),
    );
    for (const id of ids.slice(0, 29)) await site.act(id, { act: 'giveUp' });
    expect(await next()).toMatchObject({ id: ids[29], reason: 'review' });
    await site.act(ids[29] ?? 0, { act: 'giveUp' });
    expect(await next()).toMatchObject({ id: fresh });
  });

  it('is the same for the same state, and never one that was skipped', async () => {
    const ids = await addQuestions(3);
    expect(await next()).toMatchObject({ id: ids[0], reason: 'first', results: 0 });
    expect(await next()).toEqual(await next());
    expect(await next(`?skipped=${ids[0]}`)).toMatchObject({ id: ids[1] });
    expect(await next(`?skipped=${ids.join(',')}`)).toBeNull();
  });

  it('is premium only for those who may see its solution', async () => {
    const [premium] = await addQuestions(1, { isPremium: true });
    expect(await next()).toBeNull();
    expect(await next('', people.subscriber)).toMatchObject({ id: premium, isPremium: true });
    expect(await next('', people.admin)).toMatchObject({ id: premium });
    await addQuestions(1, { isVisible: false });
    expect(await next(`?skipped=${premium}`, people.admin)).toBeNull();
  });

  it('begins with the starter collection, until an answer was rated', async () => {
    const [plain = 0, ofStarter = 0, another = 0] = await addQuestions(3);
    await addToStarter(another);
    expect(await next()).toMatchObject({ id: another });
    expect(await nextOfVisitor()).toMatchObject({ id: another });
    await site.answer(people.user, ofStarter);
    expect(await next()).toMatchObject({ id: plain });
  });

  it('does not depend on what visitors say they answered', async () => {
    const [first] = await addQuestions(2);
    expect(await next(`?answered=${first}`)).toMatchObject({ id: first });
  });

  it('is chosen by the measured difficulty, however many others there are', async () => {
    await addQuestions(160, { difficulty: 'Hard', name: 'A' });
    const ids = await addQuestions(160, { difficulty: 'Medium', name: 'B' });
    await Promise.all(ids.map((id) => measure(id, 2600)));
    const [fitting = 0, harder = 0] = await addQuestions(2, { difficulty: 'Hard', name: 'Z' });
    await measure(fitting, 1670);
    await measure(harder, 1820);
    await rate(people.user.id, 1800, 12);
    expect(await next()).toMatchObject({ id: fitting, reason: 'level', results: 12 });
    await rate(people.other.id, 1800, 14);
    expect(await next('', people.other)).toMatchObject({ id: harder, reason: 'stretch' });
  });

  it('may be anything as long as something is left', async () => {
    const [hard] = await addQuestions(1, { difficulty: 'Hard' });
    expect(await next()).toMatchObject({ id: hard });
    await site.answer(people.user, hard ?? 0);
    expect(await next()).toBeNull();
  });

  it("goes by answers that were kept from a visitor's browser", async () => {
    const [easy] = await addQuestions(1);
    const hard = await addQuestions(6, { difficulty: 'Hard' });
    const [medium] = await addQuestions(1, { difficulty: 'Medium' });
    expect(await next()).toMatchObject({ id: easy });
    const answers = hard.map((questionId) => ({ questionId, answer: '2/3', explored: false }));
    await people.user.post('/api/carried-answers', { answers });
    expect(await next()).toMatchObject({ id: medium, results: 6 });
  });
});

describe('what a visitor gets next', () => {
  it('is the same for everyone at first', async () => {
    const [first] = await addQuestions(2);
    expect(await nextOfVisitor()).toMatchObject({ id: first, reason: 'first', results: 0 });
    await site.answer(people.user, first ?? 0);
    for (const who of [people.nobody, people.user, people.subscriber]) {
      const { next } = (await who.get('/api/practice/first')).json();
      expect(next).toEqual(await nextOfVisitor());
    }
    expect(await nextOfVisitor('?answered=')).toEqual(await nextOfVisitor());
    await site.query('UPDATE questions SET is_visible = false WHERE id = $1', [first]);
    await site.changes.settle();
    expect((await nextOfVisitor()).id).not.toBe(first);
  });

  it('follows from their answers', async () => {
    const easy = await addQuestions(5);
    const medium = await addQuestions(5, { difficulty: 'Medium' });
    const right = medium.slice(0, 3).join(',');
    const wrong = easy.slice(0, 3).map((id) => -id);
    expect(await nextOfVisitor(`?answered=${right}`)).toMatchObject({
      difficulty: 'Medium',
      results: 3,
    });
    expect(await nextOfVisitor(`?answered=${wrong}`)).toMatchObject({ id: easy[3] });
    expect(await nextOfVisitor(`?answered=${wrong}&skipped=${easy[3]}`)).toMatchObject({
      id: easy[4],
    });
    // The fifth is a stretch.
    const [a, b, c, d] = medium;
    const four = [a, `-${b}`, c, `-${d}`];
    expect(await nextOfVisitor(`?answered=${four}`)).toMatchObject({
      difficulty: 'Medium',
      reason: 'stretch',
    });
  });

  it('begins with the starter collection, as long as some of it fits', async () => {
    const ids = await addQuestions(3);
    const [hard = 0] = await addQuestions(1, { difficulty: 'Hard' });
    await addToStarter(ids[2] ?? 0);
    expect(await nextOfVisitor()).toMatchObject({ id: ids[2] });
    expect(await nextOfVisitor(`?answered=${-(ids[2] ?? 0)}`)).toMatchObject({ id: ids[0] });
    await site.query('DELETE FROM bank_entries');
    await addToStarter(hard);
    expect(await nextOfVisitor()).toMatchObject({ id: ids[0] });
  });

  it('is never premium, hidden or without an answer to check', async () => {
    await addQuestions(1, { isPremium: true });
    await addQuestions(1, { isVisible: false });
    await site.newQuestion({ difficulty: 'Easy' }, false);
    await site.changes.settle();
    expect(await nextOfVisitor()).toBeNull();
  });

  it('is nothing once everything was answered', async () => {
    const [first, second] = await addQuestions(2);
    expect(await nextOfVisitor(`?answered=${first},-${second}`)).toBeNull();
  });

  it('does not mind ids that mean nothing', async () => {
    const [first = 0, second] = await addQuestions(3);
    const [hidden] = await addQuestions(1, { isVisible: false, difficulty: 'Hard' });
    const [premium] = await addQuestions(1, { isPremium: true });
    const plain = await nextOfVisitor(`?answered=${-first}`);
    expect(plain).toMatchObject({ id: second, results: 1 });
    for (const noise of [999_999_999, 0, hidden, -(hidden ?? 0), first]) {
      expect(await nextOfVisitor(`?answered=${-first},${noise}`)).toEqual(plain);
    }
    expect(await nextOfVisitor(`?answered=${-first},${premium}`)).toMatchObject({ results: 2 });
    expect(await nextOfVisitor('?skipped=999999999')).toEqual(await nextOfVisitor());
  });

  it('reads the last 200 answers', async () => {
    const [first, second] = await addQuestions(2);
    const others = Array.from({ length: 199 }, (_, index) => 1_000_000 + index);
    expect(await nextOfVisitor(`?answered=${[first, ...others]}`)).toMatchObject({ id: second });
    expect(await nextOfVisitor(`?answered=${[first, ...others, 7]}`)).toMatchObject({ id: first });
  });

  it('writes nothing, and sets no cookie', async () => {
    const [first] = await addQuestions(2);
    const response = await ask(`?answered=${first}`, people.nobody);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await site.query('SELECT * FROM learners')).toEqual([]);
  });
});

/** What someone gets, at first and after each of these answers. */
async function served(isMember: boolean, rights: readonly boolean[]): Promise<number[]> {
  const ids: number[] = [];
  const answered: number[] = [];
  for (const isRight of [...rights, null]) {
    const { id } = isMember ? await next() : await nextOfVisitor(`?answered=${answered}`);
    ids.push(id);
    answered.push(isRight ? id : -id);
    if (!isMember || isRight === null) continue;
    await people.user.post(`/api/questions/${id}/answer`, { answer: isRight ? '2/3' : '1/2' });
  }
  return ids;
}

describe.each([
  ['visitor', false],
  ['user', true],
])('a new %s', (_, isMember) => {
  const three = (isRight: boolean) => Array<boolean>(3).fill(isRight);

  it.each([
    ['easier questions after each miss', false],
    ['harder questions after each right answer', true],
  ])('gets %s', async (_, isRight) => {
    const ids = await addQuestions(40, { difficulty: 'Medium' });
    await Promise.all(ids.map((id, index) => measure(id, 700 + 50 * index)));
    const places = (await served(isMember, three(isRight))).map((id) => ids.indexOf(id));
    expect(new Set(places).size).toBe(4);
    expect(places).toEqual(places.toSorted((a, b) => (isRight ? a - b : b - a)));
  });

  it('gets what the labels promise where nothing is measured', async () => {
    const easy = await addQuestions(10);
    const medium = await addQuestions(10, { difficulty: 'Medium' });
    await addQuestions(10, { difficulty: 'Hard' });
    const labels = (await served(isMember, [...three(true), ...three(false)])).map((id) =>
      easy.includes(id) ? 'Easy' : medium.includes(id) ? 'Medium' : 'Hard',
    );
    expect(labels).toEqual(['Easy', 'Medium', 'Medium', 'Medium', 'Medium', 'Easy', 'Easy']);
  });
});

it.each([
  ['answered=x', 'Answered must be ids separated by commas'],
  ['answered=1,,2', 'Answered must be ids separated by commas'],
  ['answered=1.5', 'Answered must be ids separated by commas'],
  ['answered=12345678901', 'Answered must be ids separated by commas'],
  [`answered=${'1,'.repeat(2_100)}1`, 'Answered is too long'],
  ['answered=1&answered=2', 'Answered must be a single value'],
  ['skipped=-1', 'Skipped must be ids separated by commas'],
  ['skipped=one', 'Skipped must be ids separated by commas'],
  [`skipped=${'1,'.repeat(2_100)}1`, 'Skipped is too long'],
  ['skipped=1&skipped=2', 'Skipped must be a single value'],
])('refuses %.30s', async (query, message) => {
  const response = await ask(`?${query}`, people.nobody);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe(message);
});

it.each([
  ['network for visitors', async () => new Visitor(site.app, { ip: '192.0.2.7' })],
  ['account for users', async () => new Visitor(site.app, await site.signIn())],
])('is limited by %s', async (_, come) => {
  const who = await come();
  useUpAllButOne(1_200);
  for (const status of [200, 200, 429]) expect((await ask('', who)).statusCode).toBe(status);
  expect((await ask()).statusCode).toBe(200);
});
