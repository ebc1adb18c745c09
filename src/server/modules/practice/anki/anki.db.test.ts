import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAnswer } from '#test/support/answers.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';

let site: TestApp;
let people: People;

beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
  const { pool } = site.database;
  const ids = await insertQuestions(pool, [
    { name: 'Free', description: 'What is $x$?', category: 'Risk' },
    { name: 'Paid', isPremium: true },
    { name: 'Hidden', isVisible: false },
    { name: 'Changed', keepsAnswer: false },
  ]);
  for (const [index, questionId] of ids.entries()) {
    await insertSolution(pool, { questionId, content: `Solution ${index} with $y$` });
    await insertAnswer(pool, { questionId, answer: { kind: 'fraction', value: `${index + 1}/7` } });
  }
  await site.changes.settle();
});
afterAll(() => site.close());

/** The cards by their names. */
async function cardsFor(reader: Visitor, query = ''): Promise<Map<string, string>> {
  const response = await reader.get(`/api/anki${query}`);
  expect(response.statusCode, response.body).toBe(200);
  const [, lines = ''] = response.body.split('#if matches:update current\n');
  const named = lines.split('\n').map((line) => [/<b>(\w+)/.exec(line)?.[1] ?? '', line] as const);
  return new Map(named.filter(([name]) => name !== ''));
}

describe('GET /api/anki', () => {
  it('has the headers that Anki reads', async () => {
    const response = await people.user.get('/api/anki');
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="anki.txt"',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(response.body.split('\n').slice(0, 7)).toEqual([
      '#separator:tab',
      '#html:true',
      '#notetype:Basic',
      '#guid column:1',
      '#deck column:2',
      '#tags column:5',
      '#if matches:update current',
    ]);
  });

  it('has only the free solutions for users without a subscription', async () => {
    const cards = await cardsFor(people.user);
    expect([...cards.keys()]).toEqual(['Changed', 'Free', 'Paid']);
    expect(cards.get('Free')).toContain('What is \\(x\\)?');
    expect(cards.get('Free')).toContain('\\frac{1}{7}');
    expect(cards.get('Free')).toContain('Solution 0 with \\(y\\)');
    expect(cards.get('Paid')).not.toMatch(/Solution|frac/);
    expect(cards.get('Paid')).toContain('The solution needs a premium subscription.');
    expect(cards.get('Changed')).toContain('Solution 3');
    expect(cards.get('Changed')).not.toContain('frac');
  });

  it.each(['subscriber', 'admin'] as const)('has premium solutions for the %s', async (who) => {
    const cards = await cardsFor(people[who]);
    expect(cards.get('Paid')).toContain('Solution 1');
    expect(cards.get('Paid')).toContain('\\frac{2}{7}');
    expect(cards.has('Hidden')).toBe(false);
  });

  it('supports the filters of the question list', async () => {
    expect([...(await cardsFor(people.user, '?category=risk')).keys()]).toEqual(['Free']);
  });

  it('names the deck after the list, and keeps its order', async () => {
    const { id } = (await people.user.post('/api/lists', { name: 'Desk::1' })).json();
    const rows = (await people.user.get('/api/questions')).json();
    for (const row of rows.toReversed()) {
      await people.user.put(`/api/lists/${id}/questions/${row.id}`);
    }
    const cards = await cardsFor(people.user, `?list=${id}`);
    expect([...cards.keys()]).toEqual(['Paid', 'Free', 'Changed']);
    expect(cards.get('Free')).toContain('"Martingale::Desk:1"');
  });

  it('marks nothing as attempted', async () => {
    await cardsFor(people.user);
    const { rows } = await site.database.pool.query('select * from question_statuses');
    expect(rows).toEqual([]);
  });

  it('is for users only, and not for scrapers', async () => {
    expect((await people.nobody.get('/api/anki')).statusCode).toBe(401);
    const eve = new Visitor(site.app, await site.signIn());
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => eve.get('/api/anki?search=no')),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
