import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions, setStatus } from '#test/support/questions.ts';

let site: TestApp;
let people: People;
let ids: Record<'ant' | 'bee' | 'cat' | 'dog' | 'elk', number>;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
  const [ant = 0, bee = 0, cat = 0, dog = 0, elk = 0] = await insertQuestions(site.database.pool, [
    { name: 'Ant', difficulty: 'Easy' },
    { name: 'Bee', difficulty: 'Hard' },
    { name: 'Cat', difficulty: 'Easy' },
    { name: 'Dog', difficulty: 'Hard' },
    { name: 'Elk', difficulty: 'Hard' },
  ]);
  ids = { ant, bee, cat, dog, elk };
  for (const id of [dog, ant, cat]) await people.user.post(`/api/questions/${id}/star`);
  for (const id of [bee, cat]) {
    await people.user.put(`/api/questions/${id}/note`, { content: 'Mine', version: null });
  }
  await people.other.post(`/api/questions/${elk}/star`);
  await setStatus(site.database.pool, people.user.username, cat, 'solved');
  await setStatus(site.database.pool, people.user.username, dog, 'attempted');
});
afterAll(() => site.close());

const list = async (query: string, who: Pick<People['user'], 'get'> = people.user) => {
  const response = await who.get(`/api/questions?${query}`);
  const names = response.json().map(({ name }: { name: string }) => name);
  expect(response.headers['x-total-count']).toBe(String(names.length));
  return names.join(' ');
};
const neighbors = async (id: number, query: string) =>
  (await people.user.get(`/api/questions/${id}/neighbors?${query}`)).json();

describe("a list filtered by the caller's own marks", () => {
  it.each([
    ['starred=1', 'Ant Cat Dog'],
    ['noted=1', 'Bee Cat'],
    ['answered=1', 'Cat Dog'],
    ['mistakes=1', ''],
    ['starred=1&noted=1', 'Cat'],
    ['starred=1&answered=1&noted=1', 'Cat'],
    ['starred=1&difficulty=Easy', 'Ant Cat'],
    ['starred=1&status=not_started', 'Ant'],
    ['starred=1&sort=status&direction=desc', 'Cat Dog Ant'],
    ['starred=1&direction=desc', 'Dog Cat Ant'],
    ['starred=1&search=o', 'Dog'],
    ['starred=', 'Ant Bee Cat Dog Elk'],
  ])('of %s has %s', async (query, names) => {
    expect(await list(query)).toBe(names);
  });

  it('is different for everyone', async () => {
    expect(await list('starred=1', people.other)).toBe('Elk');
    expect(await list('noted=1', people.other)).toBe('');
    expect(await list('starred=1', people.admin)).toBe('');
  });

  it.each(['starred', 'noted', 'answered', 'mistakes'])('requires sign-in: %s', async (filter) => {
    const text = 'Please sign in to filter by your stars, notes and answers.';
    for (const path of ['', `/${ids.ant}/neighbors`]) {
      const response = await people.nobody.get(`/api/questions${path}?${filter}=1`);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'NOT_SIGNED_IN', message: text });
    }
  });

  it.each([
    ['starred=2', 'Starred must be 1'],
    ['noted=true', 'Noted must be 1'],
    ['answered=1&answered=1', 'Answered must be 1'],
    ['mistakes=yes', 'Mistakes must be 1'],
  ])('refuses %s', async (query, message) => {
    const response = await people.user.get(`/api/questions?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });

  it('is what Previous and Next walk through', async () => {
    expect(await neighbors(ids.cat, 'starred=1')).toEqual({
      previous: { id: ids.ant, name: 'Ant' },
      next: { id: ids.dog, name: 'Dog' },
      position: 2,
      total: 3,
    });
  });

  it('keeps the place of a question that has just left it', async () => {
    await people.user.delete(`/api/questions/${ids.cat}/star`);
    expect(await neighbors(ids.cat, 'starred=1')).toEqual({
      previous: { id: ids.ant, name: 'Ant' },
      next: { id: ids.dog, name: 'Dog' },
      position: null,
      total: 2,
    });
    await people.user.post(`/api/questions/${ids.cat}/star`);
  });

  it('omits hidden questions until they are shown again', async () => {
    const show = (isVisible: boolean) =>
      people.admin.call('PATCH', `/api/admin/questions/${ids.cat}/visibility`, { isVisible });
    await show(false);
    expect(await list('starred=1')).toBe('Ant Dog');
    expect(await list('noted=1')).toBe('Bee');
    await show(true);
    expect(await list('starred=1')).toBe('Ant Cat Dog');
    expect(await list('noted=1')).toBe('Bee Cat');
  });
});
