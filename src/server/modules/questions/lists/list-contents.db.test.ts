import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Question } from '#shared/contracts/question.ts';
import { Visitor } from '#test/support/http.ts';
import { createListSite, type ListSite } from '#test/support/lists.ts';
import { insertQuestions } from '#test/support/questions.ts';

let site: ListSite;
let ada: Visitor;
let bob: Visitor;
let anyone: Visitor;
let a: number;
let b: number;
let c: number;
let hidden: number;
beforeAll(async () => {
  site = await createListSite();
  ({ ada, bob, anyone, a, b, c, hidden } = site);
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from question_lists'));

describe('moving a question', () => {
  it('puts it before another, or at the end', async () => {
    const list = await site.create();
    await site.fill(list, [a, b, c]);
    for (const [moved, before, expected] of [
      [c, a, [c, a, b]],
      [c, null, [a, b, c]],
      [b, b, [a, b, c]],
      [a, c, [b, a, c]],
    ] as const) {
      expect((await site.move(list, moved, before)).statusCode).toBe(204);
      expect(await site.idsIn(list)).toEqual(expected);
    }
  });

  it('loses nothing if two tabs move and add at once', async () => {
    const list = await site.create();
    await site.fill(list, [a, b]);
    const answers = await Promise.all([
      site.move(list, b, a),
      site.move(list, a, null),
      ada.put(`/api/lists/${list}/questions/${c}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await site.idsIn(list)).toSorted()).toEqual([a, b, c].toSorted());
  });

  it('is refused if it no longer makes sense because the list has changed', async () => {
    const list = await site.create();
    await site.fill(list, [a, b]);
    for (const [question, before] of [
      [a, c],
      [c, a],
      [c, null],
    ] as const) {
      const response = await site.move(list, question, before);
      expect(response.statusCode).toBe(409);
      expect(response.json().code).toBe('OUTDATED');
    }
    expect(await site.idsIn(list)).toEqual([a, b]);
  });

  it.each([[{}], [{ before: 'x' }], [{ before: -1 }]])('needs a place: %j', async (body) => {
    const list = await site.create();
    await site.fill(list, [a]);
    const response = await ada.call('PATCH', `/api/lists/${list}/questions/${a}`, body);
    expect(response.statusCode).toBe(400);
  });
});

describe('hidden questions', () => {
  const insertMember = (list: number, question: number, position: number) =>
    site.database.pool.query(
      'insert into list_questions (list_id, question_id, position) values ($1, $2, $3)',
      [list, question, position],
    );

  it('stay in a list and reappear in their place', async () => {
    const list = await site.create();
    await insertMember(list, a, 1);
    await insertMember(list, hidden, 2);
    await insertMember(list, b, 3);
    expect(await site.idsIn(list)).toEqual([a, b]);
    expect(await site.listsOf()).toMatchObject([{ total: 2 }]);
    await site.move(list, b, a);
    const show = (isVisible: boolean) =>
      site.database.pool.query('update questions set is_visible = $2 where id = $1', [
        hidden,
        isVisible,
      ]);
    await show(true);
    await site.changes.settle();
    expect(await site.idsIn(list)).toEqual([b, a, hidden]);
    await show(false);
    await site.changes.settle();
  });

  it('cannot be added, like unknown ones', async () => {
    const list = await site.create();
    for (const id of [hidden, 999_999]) {
      const response = await ada.put(`/api/lists/${list}/questions/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe('Question not found');
    }
    expect((await ada.put(`/api/lists/${list}/questions/x`)).statusCode).toBe(400);
  });

  it('are not shown to administrators either', async () => {
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    const list = await site.create(admin);
    await site.fill(list, [hidden, a], admin);
    expect(await site.idsIn(list, admin)).toEqual([a]);
  });
});

it('a deleted question leaves the lists', async () => {
  const { pool } = site.database;
  const [gone = 0] = await insertQuestions(pool, [{ name: 'Gone' }]);
  const list = await site.create();
  await site.fill(list, [gone, a]);
  await pool.query('delete from questions where id = $1', [gone]);
  const { rows } = await pool.query('select question_id from list_questions');
  expect(rows).toEqual([{ question_id: a }]);
});

it('a question says which lists contain it', async () => {
  const first = await site.create(ada, { name: 'First' });
  const second = await site.create(ada, { name: 'Second' });
  await site.fill(first, [a]);
  await site.create(bob);
  expect((await ada.get(`/api/questions/${a}/lists`)).json()).toEqual([
    { id: first, name: 'First', hasQuestion: true },
    { id: second, name: 'Second', hasQuestion: false },
  ]);
});

describe('the question list of a list', () => {
  const names = async (query: string, reader: Visitor) => {
    const rows: Question[] = (await reader.get(`/api/questions?${query}`)).json();
    return rows.map(({ name }) => name).join('');
  };

  it('has its questions in its order, unless sorted', async () => {
    const list = await site.create();
    await site.fill(list, [c, a, b]);
    expect(await names(`list=${list}`, ada)).toBe('CAB');
    expect(await names(`list=${list}&sort=name&direction=desc`, ada)).toBe('CBA');
    expect(await names(`list=${list}&status=solved`, ada)).toBe('A');
    expect(await names(`list=${list}&search=c`, ada)).toBe('C');
  });

  it('is empty for others, as it is for a list that does not exist', async () => {
    const list = await site.create();
    await site.fill(list, [a]);
    expect(await names(`list=${list}`, bob)).toBe('');
    expect(await names(`list=${list}`, anyone)).toBe('');
    expect(await names('list=999999', ada)).toBe('');
    expect((await ada.get('/api/questions?list=x')).statusCode).toBe(400);
  });

  it('can be walked from one question to the next', async () => {
    const list = await site.create();
    await site.fill(list, [c, a, b]);
    expect((await ada.get(`/api/questions/${a}/neighbors?list=${list}`)).json()).toMatchObject({
      previous: { id: c },
      next: { id: b },
      position: 2,
      total: 3,
    });
    expect((await bob.get(`/api/questions/${a}/neighbors?list=${list}`)).json()).toEqual({
      previous: null,
      next: null,
      position: null,
      total: 0,
    });
  });
});
