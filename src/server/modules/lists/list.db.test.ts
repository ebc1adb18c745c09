import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListDetail, ListSummary } from '#shared/contracts/list.ts';
import type { Question } from '#shared/contracts/question.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions, setStatus } from '#test/support/questions.ts';

let site: TestApp;
let ada: Visitor;
let bob: Visitor;
let anyone: Visitor;
/** Visible, except for the last. */
let a: number;
let b: number;
let c: number;
let hidden: number;

beforeAll(async () => {
  site = await createTestApp();
  ada = new Visitor(site.app, await site.signIn({ username: 'ada' }));
  bob = new Visitor(site.app, await site.signIn({ username: 'bob' }));
  anyone = new Visitor(site.app);
  [a = 0, b = 0, c = 0, hidden = 0] = await insertQuestions(site.database.pool, [
    { name: 'A' },
    { name: 'B', isPremium: true },
    { name: 'C' },
    { name: 'H', isVisible: false },
  ]);
  await setStatus(site.database.pool, 'ada', a, 'solved');
  await setStatus(site.database.pool, 'ada', b, 'attempted');
  await site.changes.settle();
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from question_lists'));

async function create(owner = ada, text: object = { name: 'Interview' }): Promise<number> {
  const response = await owner.post('/api/lists', text);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}

async function fill(list: number, ids: readonly number[], owner = ada): Promise<void> {
  for (const id of ids) {
    const response = await owner.put(`/api/lists/${list}/questions/${id}`);
    expect(response.statusCode, response.body).toBe(204);
  }
}

const insertMember = (list: number, question: number, position: number) =>
  site.database.pool.query(
    'insert into list_questions (list_id, question_id, position) values ($1, $2, $3)',
    [list, question, position],
  );

const listsOf = async (owner = ada): Promise<ListSummary[]> =>
  (await owner.get('/api/lists')).json();

const idsIn = async (list: number, owner = ada) => {
  const { questions }: ListDetail = (await owner.get(`/api/lists/${list}`)).json();
  return questions.map(({ id }) => id);
};

const move = (list: number, question: number, before: number | null, owner = ada) =>
  owner.call('PATCH', `/api/lists/${list}/questions/${question}`, { before });

describe('a list', () => {
  it('has a name, a description and questions in their order', async () => {
    const list = await create(ada, { name: '  Desk\ninterview ', description: ' For Monday. ' });
    await fill(list, [c, a, b]);
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

  it('comes with its counts, the last changed first', async () => {
    const first = await create();
    const second = await create(ada, { name: 'Empty' });
    await fill(first, [a, b, c]);
    expect(await listsOf()).toEqual([
      {
        ...{ id: first, name: 'Interview', description: null, isShared: false },
        ...{ total: 3, attempted: 2, solved: 1 },
      },
      expect.objectContaining({ id: second, total: 0, attempted: 0, solved: 0 }),
    ]);
  });

  it('can be created with its first question', async () => {
    const list = await create(ada, { name: 'New', questionId: b });
    expect(await idsIn(list)).toEqual([b]);
    const response = await ada.post('/api/lists', { name: 'New', questionId: hidden });
    expect(response.statusCode).toBe(404);
    expect(await listsOf()).toHaveLength(1);
  });

  it('is renamed and deleted', async () => {
    const list = await create(ada, { name: 'A', description: 'B' });
    await fill(list, [a]);
    const renamed = await ada.put(`/api/lists/${list}`, { name: 'C', description: '' });
    expect(renamed.statusCode).toBe(204);
    expect(await listsOf()).toMatchObject([{ name: 'C', description: null }]);
    expect((await ada.delete(`/api/lists/${list}`)).statusCode).toBe(204);
    expect(await listsOf()).toEqual([]);
    expect((await ada.get(`/api/lists/${list}`)).statusCode).toBe(404);
  });

  it('holds a question once, in its first place', async () => {
    const list = await create();
    await fill(list, [a, b, a]);
    expect(await idsIn(list)).toEqual([a, b]);
  });

  it('loses a question, once or twice', async () => {
    const list = await create();
    await fill(list, [a, b]);
    for (const _ of [1, 2]) {
      const response = await ada.delete(`/api/lists/${list}/questions/${a}`);
      expect(response.statusCode).toBe(204);
    }
    expect(await idsIn(list)).toEqual([b]);
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
    const list = await create(ada, { name });
    expect((await ada.get(`/api/lists/${list}`)).json().name).toBe(name);
  });

  it('cannot turn the text around it', async () => {
    const list = await create(ada, { name: '\u202eevil\u2066' });
    expect((await ada.get(`/api/lists/${list}`)).json().name).toBe('evil');
  });
});

describe('moving a question', () => {
  it('puts it before another, or at the end', async () => {
    const list = await create();
    await fill(list, [a, b, c]);
    for (const [moved, before, expected] of [
      [c, a, [c, a, b]],
      [c, null, [a, b, c]],
      [b, b, [a, b, c]],
      [a, c, [b, a, c]],
    ] as const) {
      expect((await move(list, moved, before)).statusCode).toBe(204);
      expect(await idsIn(list)).toEqual(expected);
    }
  });

  it('loses nothing if two tabs move and add at once', async () => {
    const list = await create();
    await fill(list, [a, b]);
    const answers = await Promise.all([
      move(list, b, a),
      move(list, a, null),
      ada.put(`/api/lists/${list}/questions/${c}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await idsIn(list)).toSorted()).toEqual([a, b, c].toSorted());
  });

  it('is refused if the list has changed so that it makes no sense', async () => {
    const list = await create();
    await fill(list, [a, b]);
    for (const [question, before] of [
      [a, c],
      [c, a],
      [c, null],
    ] as const) {
      const response = await move(list, question, before);
      expect(response.statusCode).toBe(409);
      expect(response.json().code).toBe('OUTDATED');
    }
    expect(await idsIn(list)).toEqual([a, b]);
  });

  it.each([[{}], [{ before: 'x' }], [{ before: -1 }]])('needs a place: %j', async (body) => {
    const list = await create();
    await fill(list, [a]);
    const response = await ada.call('PATCH', `/api/lists/${list}/questions/${a}`, body);
    expect(response.statusCode).toBe(400);
  });
});

describe('hidden questions', () => {
  it('stay in a list and come back in their place', async () => {
    const list = await create();
    await insertMember(list, a, 1);
    await insertMember(list, hidden, 2);
    await insertMember(list, b, 3);
    expect(await idsIn(list)).toEqual([a, b]);
    expect(await listsOf()).toMatchObject([{ total: 2 }]);
    await move(list, b, a);
    const show = (isVisible: boolean) =>
      site.database.pool.query('update questions set is_visible = $2 where id = $1', [
        hidden,
        isVisible,
      ]);
    await show(true);
    await site.changes.settle();
    expect(await idsIn(list)).toEqual([b, a, hidden]);
    await show(false);
    await site.changes.settle();
  });

  it('cannot be added, like unknown ones', async () => {
    const list = await create();
    for (const id of [hidden, 999_999]) {
      const response = await ada.put(`/api/lists/${list}/questions/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe('Question not found');
    }
    expect((await ada.put(`/api/lists/${list}/questions/x`)).statusCode).toBe(400);
  });

  it('are not shown to administrators either', async () => {
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    const list = await create(admin);
    await fill(list, [hidden, a], admin);
    expect(await idsIn(list, admin)).toEqual([a]);
  });
});

it('a deleted question leaves the lists', async () => {
  const { pool } = site.database;
  const [gone = 0] = await insertQuestions(pool, [{ name: 'Gone' }]);
  const list = await create();
  await fill(list, [gone, a]);
  await pool.query('delete from questions where id = $1', [gone]);
  const { rows } = await pool.query('select question_id from list_questions');
  expect(rows).toEqual([{ question_id: a }]);
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
    const list = await create();
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
    // One that is there already may be added again.
    expect((await ada.put(`/api/lists/${list}/questions/${ids[0]}`)).statusCode).toBe(204);
    await pool.query(`delete from questions where name like 'Filler %'`);
    await site.changes.settle();
  });
});

describe('somebody else', () => {
  it('finds neither the list nor a way to change it', async () => {
    const list = await create();
    await fill(list, [a, b]);
    const path = `/api/lists/${list}`;
    const answers = await Promise.all([
      bob.get(path),
      bob.put(path, { name: 'Stolen', description: '' }),
      bob.delete(path),
      bob.put(`${path}/questions/${c}`),
      bob.delete(`${path}/questions/${a}`),
      move(list, b, a, bob),
      bob.post(`${path}/share`),
      bob.delete(`${path}/share`),
      bob.get(`/api/anki?list=${list}`),
    ]);
    const missing = (await bob.get('/api/lists/999999')).json();
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(missing);
    }
    expect(await listsOf(bob)).toEqual([]);
    expect(await listsOf()).toMatchObject([{ name: 'Interview', isShared: false }]);
    expect(await idsIn(list)).toEqual([a, b]);
  });

  it('who is not signed in is told why', async () => {
    const list = await create();
    for (const path of ['/api/lists', `/api/lists/${list}`, `/api/questions/${a}/lists`]) {
      const response = await anyone.get(path);
      expect(response.statusCode).toBe(401);
      expect(response.json().message).toBe('Lists need an account. Please sign in.');
    }
  });
});

it('a question knows which lists have it', async () => {
  const first = await create(ada, { name: 'First' });
  const second = await create(ada, { name: 'Second' });
  await fill(first, [a]);
  await create(bob);
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
    const list = await create();
    await fill(list, [c, a, b]);
    expect(await names(`list=${list}`, ada)).toBe('CAB');
    expect(await names(`list=${list}&sort=name&direction=desc`, ada)).toBe('CBA');
    expect(await names(`list=${list}&status=solved`, ada)).toBe('A');
    expect(await names(`list=${list}&search=c`, ada)).toBe('C');
  });

  it('is empty for others, like that of a list that does not exist', async () => {
    const list = await create();
    await fill(list, [a]);
    expect(await names(`list=${list}`, bob)).toBe('');
    expect(await names(`list=${list}`, anyone)).toBe('');
    expect(await names('list=999999', ada)).toBe('');
    expect((await ada.get('/api/questions?list=x')).statusCode).toBe(400);
  });

  it('is walked from one to the next', async () => {
    const list = await create();
    await fill(list, [c, a, b]);
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

it('lists are part of what a user can download, and go with the account', async () => {
  const list = await create(bob, { name: 'Mine', description: 'All of it' });
  await fill(list, [b, a], bob);
  await bob.post(`/api/lists/${list}/share`);
  const data = (await bob.get('/api/user/data')).json();
  expect(data.lists).toMatchObject([{ id: list, name: 'Mine', description: 'All of it' }]);
  expect(data.lists[0]).not.toHaveProperty('shareToken');
  expect(data.listQuestions).toMatchObject([{ questionId: b }, { questionId: a }]);
  await site.database.pool.query(`delete from users where username = 'bob'`);
  const { rows } = await site.database.pool.query('select * from question_lists');
  expect(rows).toEqual([]);
});

it('changes are limited, one account not by another', async () => {
  const eve = new Visitor(site.app, await site.signIn());
  const asked = Array.from({ length: 301 }, () => eve.delete('/api/lists/999999'));
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await eve.post('/api/lists', { name: 'One more' })).statusCode).toBe(429);
  expect((await ada.post('/api/lists', { name: 'Mine' })).statusCode).toBe(201);
});
