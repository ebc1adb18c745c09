import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { addVariedQuestion, variedRow } from '#test/support/varied-imports.ts';

const { question_name: name, description, solution } = variedRow;

let site: TestApp;
let people: People;
let id: number;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyTables(site.database.pool, 'questions');
  id = await addVariedQuestion(people.admin);
});

const path = (question: number | string = id) => `/api/admin/questions/${question}/variants`;
const list = async () => (await people.admin.get(path())).json();
const withdrawal = (variant: unknown, isWithdrawn: unknown = true, who = people.admin) =>
  who.post(path(), { variant, isWithdrawn });
const isWithdrawn = async () =>
  (await list()).variants.map((one: { isWithdrawn: boolean }) => one.isWithdrawn);
const save = (change: object) =>
  people.admin.put(`/api/admin/questions/${id}`, { name, description, ...change });
const acts = async () =>
  (
    await site.database.pool.query(
      `select actor_id, action, subject_id, details from audit_log
       where action like '%numbers' and subject_id = $1 order by id`,
      [String(id)],
    )
  ).rows;

describe('the numbers of a question', () => {
  it('are listed with their answers', async () => {
    const answer = await people.admin.get(path());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      question: name,
      version: 1,
      isInUse: true,
      variants: [6, 8, 10, 12].map((sides, index) => ({
        variant: `1.${index}`,
        numbers: { sides: String(sides) },
        answer: expect.stringContaining(`\\frac{1}{${sides}}`),
        isWithdrawn: false,
      })),
    });
  });

  it('are shown in every text', async () => {
    const answer = await people.admin.get(`${path()}/1.2`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      description: '<p>A die has 10 sides. What is the chance of its highest number?</p>\n',
      hints: ['<p>There are <strong>10</strong> of them.</p>\n'],
      solution: expect.stringContaining('\\frac{1}{10}'),
      mistakes: [{ value: '1/9', message: 'There are 10 sides, not 9.' }],
      followUps: [
        { question: '<p>And of <em>another</em> number?</p>\n', answer: '<p>Also 1/10.</p>\n' },
      ],
    });
  });

  it('are not for others', async () => {
    for (const url of [path(), `${path()}/1.1`]) {
      expect((await people.nobody.get(url)).statusCode).toBe(401);
      expect((await people.user.get(url)).statusCode).toBe(403);
      expect((await people.subscriber.get(url)).statusCode).toBe(403);
    }
    const body = { variant: '1.1', isWithdrawn: true };
    expect((await people.nobody.post(path(), body)).statusCode).toBe(401);
    expect((await people.user.post(path(), body)).statusCode).toBe(403);
    expect(await isWithdrawn()).toEqual([false, false, false, false]);
  });

  it.each([
    ['999999', '', 404, 'Question not found'],
    ['999999', '/1.1', 404, 'Question not found'],
    ['x', '', 400, 'Invalid question id'],
    ['', '/1.4', 404, 'The question has no such numbers.'],
    ['', '/2.1', 404, 'The question has no such numbers.'],
    ['', '/1.x', 400, 'These numbers cannot be read.'],
  ])('of question %s at %s are %i', async (question, rest, status, message) => {
    const answer = await people.admin.get(path(question || id) + rest);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toBe(message);
  });

  it('are missing where they never change', async () => {
    const [plain = 0] = await insertQuestions(site.database.pool, [{}]);
    for (const answer of [
      await people.admin.get(path(plain)),
      await people.admin.get(`${path(plain)}/1.1`),
      await people.admin.post(path(plain), { variant: '1.1', isWithdrawn: true }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe('This question has no fresh numbers.');
    }
  });
});

describe('withdrawing numbers', () => {
  it('takes them out of use at once, until they are put back', async () => {
    const shown = (variant: string) => people.nobody.get(`/api/questions/${id}?v=${variant}`);
    const dealt = async () =>
      (await people.nobody.get(`/api/questions/${id}/fresh-numbers?met=1.1`)).json();
    expect(await dealt()).toMatchObject({ count: 4 });

    const answer = await withdrawal('1.2');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(await list());
    expect(await isWithdrawn()).toEqual([false, false, true, false]);
    expect(await dealt()).toMatchObject({ variant: '1.3', count: 3 });
    expect((await shown('1.2')).json()).toMatchObject({
      variant: null,
      isVariantGone: true,
      description,
    });
    const given = await people.user.post(`/api/questions/${id}/answer`, {
      answer: '1/10',
      variant: '1.2',
    });
    expect(given.statusCode).toBe(409);
    expect(given.json().code).toBe('NUMBERS_GONE');
    expect((await people.admin.get(`${path()}/1.2`)).statusCode).toBe(200);

    await withdrawal('1.2', false);
    expect(await isWithdrawn()).toEqual([false, false, false, false]);
    expect((await shown('1.2')).json()).toMatchObject({ variant: '1.2', isVariantGone: false });
  });

  it('leaves the others as they are', async () => {
    await Promise.all([withdrawal('1.1'), withdrawal('1.3')]);
    expect(await isWithdrawn()).toEqual([false, true, false, true]);
    await withdrawal('1.1', false);
    expect(await isWithdrawn()).toEqual([false, false, false, true]);
  });

  it('is done once when two administrators do it', async () => {
    const answers = await Promise.all([withdrawal('1.1'), withdrawal('1.1')]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json().variants[1]).toMatchObject({ variant: '1.1', isWithdrawn: true });
    }
    expect(await acts()).toHaveLength(1);
  });

  it('is in the audit log', async () => {
    await withdrawal('1.1', false);
    await withdrawal('1.1');
    await withdrawal('1.1', false);
    const entry = {
      actor_id: people.admin.id,
      subject_id: String(id),
      details: { variant: '1.1' },
    };
    expect(await acts()).toEqual([
      { ...entry, action: 'question.withdraw_numbers' },
      { ...entry, action: 'question.restore_numbers' },
    ]);
  });

  it.each([
    ['1.0', true, 404, 'The usual numbers cannot be withdrawn.'],
    ['1.4', true, 409, 'These numbers are no longer in use. Please load the question again.'],
    ['2.1', true, 409, 'These numbers are no longer in use. Please load the question again.'],
    ['1', true, 400, 'These numbers cannot be read.'],
    [undefined, true, 400, 'These numbers cannot be read.'],
    ['1.1', 'yes', 400, 'isWithdrawn must be true or false'],
    ['1.1', undefined, 400, 'isWithdrawn must be true or false'],
  ])('%s as %s is refused with %i', async (variant, value, status, message) => {
    const answer = await people.admin.post(path(), { variant, isWithdrawn: value });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toBe(message);
    expect(await isWithdrawn()).toEqual([false, false, false, false]);
    expect(await acts()).toEqual([]);
  });

  it('needs a question that exists', async () => {
    const answer = await people.admin.post(path(999_999), { variant: '1.1', isWithdrawn: true });
    expect(answer.statusCode).toBe(404);
  });
});

describe('numbers and edits of their question', () => {
  const isInUse = async () => (await list()).isInUse;
  const dealt = async () =>
    (await people.nobody.get(`/api/questions/${id}/fresh-numbers`)).json().count;

  it.each([
    ['description', { description: 'A die has 6 sides. Which is the chance of a six?' }],
    ['solution', { solution: 'One of six.' }],
    ['answer', { answer: { kind: 'fraction', value: '1/6' } }],
    ['hints', { hints: [] }],
    ['follow-ups', { followUps: [] }],
    ['answer check', { keepsAnswer: false }],
  ])('rest once its %s changed, until it is as before', async (_, change) => {
    const edited = await save(change);
    expect(edited.json()).toMatchObject({ hasVariants: true, usesVariants: false });
    expect(await isInUse()).toBe(false);
    expect(await dealt()).toBe(0);
    const { answer, hints, follow_ups: followUps } = variedRow;
    const restored = await save({ solution, answer, hints, followUps, keepsAnswer: true });
    expect(restored.json()).toMatchObject({ hasVariants: true, usesVariants: true });
    expect(await dealt()).toBe(4);
  });

  it('stay in use when all else changes', async () => {
    const edited = await save({
      name: 'Another name',
      subject: 'A roll',
      tags: ['dice'],
      difficulty: 'Hard',
      isPremium: true,
    });
    expect(edited.json()).toMatchObject({ hasVariants: true, usesVariants: true });
  });

  it('can be looked at and withdrawn while they rest', async () => {
    await save({ hints: [] });
    expect((await people.admin.get(`${path()}/1.1`)).json()).toMatchObject({
      hints: ['<p>There are <strong>8</strong> of them.</p>\n'],
    });
    await withdrawal('1.1');
    expect(await isWithdrawn()).toEqual([false, true, false, false]);
  });
});

it('the list of questions says whose fresh numbers are off, and is narrowed by them', async () => {
  await insertQuestions(site.database.pool, [{ name: 'Plain' }]);
  await site.changes.settle();
  const listed = async (query: string) => {
    const rows = (await people.admin.get(`/api/admin/questions?${query}`)).json();
    return rows.map((row: Record<string, unknown>) => [
      row.name,
      row.hasVariants,
      row.usesVariants,
    ]);
  };
  const plain = ['Plain', false, false];
  expect(await listed('numbers=fresh')).toEqual([[name, true, true]]);
  expect(await listed('numbers=off')).toEqual([]);
  expect(await listed('numbers=fixed')).toEqual([plain]);
  expect(await listed('numbers=')).toHaveLength(2);
  await save({ hints: [] });
  const off = [name, true, false];
  expect(await listed('numbers=fresh')).toEqual([off]);
  expect(await listed('numbers=off')).toEqual([off]);
  expect(await listed('numbers=off&search=plain')).toEqual([]);
  expect(await listed('numbers=fixed')).toEqual([plain]);
  expect((await people.admin.get('/api/admin/questions?numbers=odd')).statusCode).toBe(400);
});
