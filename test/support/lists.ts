import type { ListDetail, ListSummary } from '#shared/contracts/list.ts';
import { createTestApp } from './app.ts';
import { Visitor } from './http.ts';
import { insertQuestions, setStatus } from './questions.ts';

/** A site with two users, three visible questions and a hidden one. */
export async function createListSite() {
  const site = await createTestApp();
  const { pool } = site.database;
  const ada = new Visitor(site.app, await site.signIn({ username: 'ada' }));
  const bob = new Visitor(site.app, await site.signIn({ username: 'bob' }));
  const anyone = new Visitor(site.app);
  const [a = 0, b = 0, c = 0, hidden = 0] = await insertQuestions(pool, [
    { name: 'A' },
    { name: 'B', isPremium: true },
    { name: 'C' },
    { name: 'H', isVisible: false },
  ]);
  await setStatus(pool, 'ada', a, 'solved');
  await setStatus(pool, 'ada', b, 'attempted');
  await site.changes.settle();

  async function create(owner = ada, text: object = { name: 'Interview' }): Promise<number> {
    const response = await owner.post('/api/lists', text);
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json().id;
  }

  async function fill(list: number, ids: readonly number[], owner = ada): Promise<void> {
    for (const id of ids) {
      const response = await owner.put(`/api/lists/${list}/questions/${id}`);
      if (response.statusCode !== 204) throw new Error(response.body);
    }
  }

  const listsOf = async (owner = ada): Promise<ListSummary[]> =>
    (await owner.get('/api/lists')).json();

  const idsIn = async (list: number, owner = ada) => {
    const { questions }: ListDetail = (await owner.get(`/api/lists/${list}`)).json();
    return questions.map(({ id }) => id);
  };

  const move = (list: number, question: number, before: number | null, owner = ada) =>
    owner.call('PATCH', `/api/lists/${list}/questions/${question}`, { before });

  const people = { ada, bob, anyone };
  const questions = { a, b, c, hidden };
  return { ...site, ...people, ...questions, create, fill, listsOf, idsIn, move };
}

export type ListSite = Awaited<ReturnType<typeof createListSite>>;
