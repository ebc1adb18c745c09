import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '#test/support/http.ts';
import { createListSite, type ListSite } from '#test/support/lists.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

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

describe('a list', () => {
  it('has a name, a description and questions in their order', async () => {
    const list = await site.create(ada, {
      name: '  Desk\ninterview ',
      description: ' For Monday. ',
    });
    await site.fill(list, [c, a, b]);
    expect((await ada.get(`/api/lists/${list}`)).json()).toMatchObject({
      id: list,
      name: 'Desk interview',
      description: 'For Monday.',
      shareToken: null,
      questions: [
        { id: c, name: 'C', status: null },
        { id: a, status: 'solved' },
        { id: b, isPremium: true, status: 'attempted' },
      ],
    });
  });

  it('comes with its counts, most recently changed first', async () => {
    const first = await site.create();
    const second = await site.create(ada, { name: 'Empty' });
    await site.fill(first, [a, b, c]);
    expect(await site.listsOf()).toEqual([
      {
        ...{ id: first, name: 'Interview', description: null, isShared: false },
        ...{ total: 3, attempted: 2, solved: 1 },
      },
      expect.objectContaining({ id: second, total: 0, attempted: 0, solved: 0 }),
    ]);
  });

  it('can be created with its first question', async () => {
    const list = await site.create(ada, { name: 'New', questionId: b });
    expect(await site.idsIn(list)).toEqual([b]);
    const response = await ada.post('/api/lists', { name: 'New', questionId: hidden });
    expect(response.statusCode).toBe(404);
    expect(await site.listsOf()).toHaveLength(1);
  });

  it('can be renamed and deleted', async () => {
    const list = await site.create(ada, { name: 'A', description: 'B' });
    await site.fill(list, [a]);
    const renamed = await ada.put(`/api/lists/${list}`, { name: 'C', description: '' });
    expect(renamed.statusCode).toBe(204);
    expect(await site.listsOf()).toMatchObject([{ name: 'C', description: null }]);
    expect((await ada.delete(`/api/lists/${list}`)).statusCode).toBe(204);
    expect(await site.listsOf()).toEqual([]);
    expect((await ada.get(`/api/lists/${list}`)).statusCode).toBe(404);
  });

  it('contains a question once, in its first place', async () => {
    const list = await site.create();
    await site.fill(list, [a, b, a]);
    expect(await site.idsIn(list)).toEqual([a, b]);
  });

  it('can have a question removed, once or twice', async () => {
    const list = await site.create();
    await site.fill(list, [a, b]);
    for (const _ of [1, 2]) {
      const response = await ada.delete(`/api/lists/${list}/questions/${a}`);
      expect(response.statusCode).toBe(204);
    }
    expect(await site.idsIn(list)).toEqual([b]);
  });

  it.each([
    ['no name', { name: '' }, 'Please enter a name'],
    ['a missing name', {}, 'Please enter a name'],
    ['a name of spaces', { name: ' \n ' }, 'Please enter a name'],
    ['no text', { name: 5 }, 'Please enter a name'],
    ['a long name', { name: 'x'.repeat(101) }, 'Name must be no more than 100 characters'],
    ['a huge name', { name: 'x'.repeat(10_000) }, 'Name must be no more than 100 characters'],
    [
      'a huge description',
      { name: 'x', description: 'y'.repeat(10_000) },
      'Description must be no more than 300 characters',
    ],
  ])('is refused with %s', async (_what, text, message) => {
    const response = await ada.post('/api/lists', text);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it.each([
    ['right-to-left text', 'ראיון ביום שני'],
    ['markup', '<script>alert(1)</script>'],
    ['100 characters', '🎲'.repeat(50)],
  ])('may be named in %s', async (_what, name) => {
    const list = await site.create(ada, { name });
    expect((await ada.get(`/api/lists/${list}`)).json().name).toBe(name);
  });

  it('cannot reverse the text around it', async () => {
    const list = await site.create(ada, { name: '\u202eevil\u2066' });
    expect((await ada.get(`/api/lists/${list}`)).json().name).toBe('evil');
  });
});

describe('the limits', () => {
  it('are 100 lists, even if two are created at once', async () => {
    await site.database.pool.query(
      `insert into question_lists (user_id, name)
         select users.id, 'x' from users, generate_series(1, 99) where username = 'ada'`,
    );
    const answers = await Promise.all([1, 2].map(() => ada.post('/api/lists', { name: 'Last' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'TOO_MANY_LISTS',
      message: 'You already have 100 lists, which is the limit.',
    });
    expect((await bob.post('/api/lists', { name: 'Mine' })).statusCode).toBe(201);
  });

  it('are 500 questions', async () => {
    const { pool } = site.database;
    const list = await site.create();
    const many = Array.from({ length: 499 }, (_, index) => ({ name: `Filler ${index}` }));
    const ids = await insertQuestions(pool, many);
    await pool.query(
      `insert into list_questions (list_id, question_id, position)
         select $1, id, place from unnest($2::int[]) with ordinality as member (id, place)`,
      [list, ids],
    );
    const answers = await Promise.all(
      [a, b].map((id) => ada.put(`/api/lists/${list}/questions/${id}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('LIST_FULL');
    // A question that is already there may be added again.
    expect((await ada.put(`/api/lists/${list}/questions/${ids[0]}`)).statusCode).toBe(204);
    await pool.query(`delete from questions where name like 'Filler %'`);
    await site.changes.settle();
  });
});

describe('someone else', () => {
  it('finds neither the list nor a way to change it', async () => {
    const list = await site.create();
    await site.fill(list, [a, b]);
    const path = `/api/lists/${list}`;
    const answers = await Promise.all([
      bob.get(path),
      bob.put(path, { name: 'Stolen', description: '' }),
      bob.delete(path),
      bob.put(`${path}/questions/${c}`),
      bob.delete(`${path}/questions/${a}`),
      site.move(list, b, a, bob),
      bob.post(`${path}/share`),
      bob.delete(`${path}/share`),
      bob.get(`/api/anki?list=${list}`),
    ]);
    const missing = (await bob.get('/api/lists/999999')).json();
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(missing);
    }
    expect(await site.listsOf(bob)).toEqual([]);
    expect(await site.listsOf()).toMatchObject([{ name: 'Interview', isShared: false }]);
    expect(await site.idsIn(list)).toEqual([a, b]);
  });

  it('gets a reason if not signed in', async () => {
    const list = await site.create();
    for (const path of ['/api/lists', `/api/lists/${list}`, `/api/questions/${a}/lists`]) {
      const response = await anyone.get(path);
      expect(response.statusCode).toBe(401);
      expect(response.json().message).toBe('Please sign in to use lists.');
    }
  });
});

it("lists are part of a user's data download, and are deleted with the account", async () => {
  const list = await site.create(bob, { name: 'Mine', description: 'All of it' });
  await site.fill(list, [b, a], bob);
  await bob.post(`/api/lists/${list}/share`);
  const data = (await bob.get('/api/user/data')).json();
  expect(data.lists).toMatchObject([{ id: list, name: 'Mine', description: 'All of it' }]);
  expect(data.lists[0]).not.toHaveProperty('shareToken');
  expect(data.listQuestions).toMatchObject([{ questionId: b }, { questionId: a }]);
  await site.database.pool.query(`delete from users where username = 'bob'`);
  const { rows } = await site.database.pool.query('select * from question_lists');
  expect(rows).toEqual([]);
});

it('changes are limited for each account separately', async () => {
  const eve = new Visitor(site.app, await site.signIn());
  useUpAllButOne(300);
  await eve.delete('/api/lists/999999');
  expect((await eve.delete('/api/lists/999999')).statusCode).toBe(404);
  expect((await eve.delete('/api/lists/999999')).statusCode).toBe(429);
  expect((await eve.post('/api/lists', { name: 'One more' })).statusCode).toBe(429);
  expect((await ada.post('/api/lists', { name: 'Mine' })).statusCode).toBe(201);
});
