import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People, Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';

let site: TestApp;
let people: People;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
});
afterAll(() => site.close());

const noNote = { content: '', version: null, updatedAt: null };
const newQuestion = async (isVisible = true) => {
  const [id = 0] = await insertQuestions(site.database.pool, [{ isVisible }]);
  return id;
};
const urlOf = (questionId: number | string) => `/api/questions/${questionId}/note`;
const read = async (questionId: number, who: Pick<People['user'], 'get'> = people.user) =>
  (await who.get(urlOf(questionId))).json();
const write = (questionId: number | string, content: unknown, version: unknown = null) =>
  people.user.put(urlOf(questionId), { content, version });
const hasNote = async (questionId: number) =>
  (await people.user.get(`/api/questions/${questionId}`)).json().hasNote;

describe('a note', () => {
  it('can be written, changed, and deleted by emptying it', async () => {
    const id = await newQuestion();
    expect(await read(id)).toEqual(noNote);
    expect(await hasNote(id)).toBe(false);
    const first = (await write(id, ' Use $\\sigma$.\n')).json();
    expect(first).toMatchObject({ content: 'Use $\\sigma$.', updatedAt: expect.any(String) });
    expect(await read(id)).toEqual(first);
    expect(await hasNote(id)).toBe(true);
    const second = (await write(id, 'Symmetry', first.version)).json();
    expect(second.version).not.toBe(first.version);
    expect((await write(id, ' \n', second.version)).json()).toEqual(noNote);
    expect(await read(id)).toEqual(noNote);
    expect(await hasNote(id)).toBe(false);
  });

  it('cannot be read or changed by anyone else', async () => {
    const id = await newQuestion();
    const { version } = (await write(id, 'Mine')).json();
    for (const who of [people.other, people.admin]) {
      expect(await read(id, who)).toEqual(noNote);
      const theirs = await who.put(urlOf(id), { content: 'Theirs', version });
      expect(theirs.statusCode).toBe(409);
      expect(theirs.body).not.toContain('Mine');
      expect((await who.put(urlOf(id), { content: 'Own', version: null })).statusCode).toBe(200);
      expect((await who.get(`/api/questions/${id}`)).body).not.toContain('Mine');
    }
    expect(await read(id)).toMatchObject({ content: 'Mine', version });
  });

  it('needs an account', async () => {
    const id = await newQuestion();
    const responses = [
      await people.nobody.get(urlOf(id)),
      await people.nobody.put(urlOf(id), { content: 'Mine', version: null }),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ message: 'Please sign in to write notes.' });
    }
  });

  it.each([
    ['a note of 100 kB', 'x'.repeat(100 * 1024), 'Note cannot be longer than 20 kB'],
    ['a note of 20 kB and a byte', `${'é'.repeat(10 * 1024)}x`, 'Note cannot be longer than 20 kB'],
    ['no text', null, 'Note must be a string'],
    ['text that cannot be stored', 'a\0b', 'The text contains a character that cannot be saved.'],
  ])('cannot be %s', async (_what, content, message) => {
    const id = await newQuestion();
    const response = await write(id, content);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
    expect(await read(id)).toEqual(noNote);
  });

  it('may be 20 kB', async () => {
    const content = 'é'.repeat(10 * 1024);
    expect((await write(await newQuestion(), content)).json()).toMatchObject({ content });
  });

  it('is stored as it was written, even if it is a script', async () => {
    const id = await newQuestion();
    const content = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await write(id, content);
    const response = await people.user.get(urlOf(id));
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json().content).toBe(content);
  });

  it.each(['', 'latest', 7])('has no version %j', async (version) => {
    expect((await write(await newQuestion(), 'Text', version)).statusCode).toBe(400);
  });

  it.each([
    ['hidden', () => newQuestion(false), 404],
    ['unknown', async () => 999_999, 404],
    ['impossible', async () => 'x', 400],
  ])('needs a question that is not %s', async (_what, find, status) => {
    const id = await find();
    expect((await write(id, 'Text')).statusCode).toBe(status);
    expect((await people.user.get(urlOf(id))).statusCode).toBe(status);
  });

  it('comes back with a question that was hidden', async () => {
    const id = await newQuestion();
    await write(id, 'Kept');
    const show = (isVisible: boolean) =>
      people.admin.call('PATCH', `/api/admin/questions/${id}/visibility`, { isVisible });
    await show(false);
    expect((await people.user.get(urlOf(id))).statusCode).toBe(404);
    await show(true);
    expect(await read(id)).toMatchObject({ content: 'Kept' });
  });

  it('is deleted with the question', async () => {
    const id = await newQuestion();
    await write(id, 'Gone');
    await people.admin.delete(`/api/admin/questions/${id}?permanent=true`);
    const { rows } = await site.database.pool.query('SELECT FROM notes WHERE question_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a note that two devices change', () => {
  it('keeps the first change and refuses the second', async () => {
    const id = await newQuestion();
    const { version } = (await write(id, 'Old')).json();
    const first = (await write(id, 'First', version)).json();
    const second = await write(id, 'Second', version);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await read(id)).toEqual(first);
    expect((await write(id, '', version)).statusCode).toBe(409);
  });

  it('keeps one of many changes at once', async () => {
    const id = await newQuestion();
    const { version } = (await write(id, 'Old')).json();
    for (const base of [version, null]) {
      const target = base === null ? await newQuestion() : id;
      const texts = ['One', 'Two', 'Three', 'Four'];
      const responses = await Promise.all(texts.map((text) => write(target, text, base)));
      const saved = responses.filter(({ statusCode }) => statusCode === 200);
      expect(saved).toHaveLength(1);
      expect(await read(target)).toEqual(saved[0]?.json());
    }
  });

  it('accepts the same change twice', async () => {
    const id = await newQuestion();
    const [first, second] = await Promise.all([write(id, 'Same'), write(id, 'Same')]);
    expect(second?.statusCode).toBe(200);
    expect(second?.json()).toEqual(first?.json());
    const deleted = await write(id, '', first?.json().version);
    expect((await write(id, '', first?.json().version)).json()).toEqual(deleted.json());
  });

  it('does not mistake a new note for the deleted one', async () => {
    const id = await newQuestion();
    const { version } = (await write(id, 'Old')).json();
    await write(id, '', version);
    await write(id, 'New');
    expect((await write(id, 'Changed', version)).statusCode).toBe(409);
    expect((await write(id, 'Changed', randomUUID())).statusCode).toBe(409);
  });
});

describe('the limit on notes', () => {
  const newPerson = async () =>
    new Person(site.app, await createSignedInUser(site.database.pool, {}));

  it('is 300 changes in ten minutes', async () => {
    const person = await newPerson();
    const id = await newQuestion();
    const put = (content: string, version: string | null) =>
      person.put(urlOf(id), { content, version });
    let { version } = (await put('0', null)).json();
    useUpAllButOne(300);
    for (const content of ['299', '300']) ({ version } = (await put(content, version)).json());
    expect((await put('301', version)).statusCode).toBe(429);
    expect(await read(id, person)).toMatchObject({ content: '300' });
  });

  it('is 100 new ones an hour', async () => {
    const person = await newPerson();
    const statuses: number[] = [];
    useUpAllButOne(100);
    for (const id of await insertQuestions(site.database.pool, [{}, {}, {}])) {
      const response = await person.put(urlOf(id), { content: 'New', version: null });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
