import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { questionVariants } from '#server/db/tables/answers.ts';
import { insertAnswer } from '#test/support/answers.ts';
import { createTestApp, noPages, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';

const program = 'export function simulate(random) { return random() < 4711 ? 1 : 0; }';
const coin = {
  program,
  module: `${program}\nexport const narrate = null;`,
  hasStory: true,
  estimates: { name: 'the chance of heads', value: 0.5 },
  numbers: null,
};
/** Takes numbers. */
const dice = { ...coin, numbers: { faces: '6', dice: '2' } };

let site: TestApp;
let people: People;
beforeAll(async () => {
  const simulations = {
    find: async (slug: string) => {
      if (slug.startsWith('dice-')) return dice;
      return slug.startsWith('coin-') ? coin : null;
    },
  };
  site = await createTestApp({ pages: { ...noPages, simulations } });
  people = await invitePeople(site);
});
afterAll(() => site.close());

let count = 0;
interface Overrides {
  isVisible?: boolean;
  isPremium?: boolean;
  keepsAnswer?: boolean;
  hasSimulation?: boolean;
  hasFigure?: boolean;
  isBuilt?: boolean;
}
async function newQuestion({
  hasSimulation = true,
  hasFigure = false,
  isBuilt = true,
  ...question
}: Overrides = {}) {
  const { pool } = site.database;
  const [questionId = 0] = await insertQuestions(pool, [question]);
  count += 1;
  await insertAnswer(pool, {
    questionId,
    hasSimulation,
    hasFigure,
    slug: `${isBuilt ? 'coin' : 'gone'}-${count}`,
  });
  return questionId;
}

const signIn = 'Please sign in to continue.';
const premium = 'A premium subscription is required to see this solution.';
const missing = 'Question not found';
const none = 'This question has no simulation.';
const badIds = ['0', '-1', 'abc', '1e9', '1.5', '99999999999999', '%00', '1%20or%201=1'];

describe.each([
  ['GET /api/questions/:id/simulation', 'simulation'],
  ['GET /api/questions/:id/simulation/module', 'simulation/module'],
])('%s', (_name, path) => {
  const look = (who: keyof People, id: number | string) =>
    people[who].get(`/api/questions/${id}/${path}`);

  it.each([
    ['free', 'nobody', 200],
    ['free', 'user', 200],
    ['premium', 'nobody', 401, signIn],
    ['premium', 'user', 403, premium],
    ['premium', 'subscriber', 200],
    ['premium', 'admin', 200],
    ['hidden', 'nobody', 404, missing],
    ['hidden', 'user', 404, missing],
    ['hidden', 'subscriber', 404, missing],
    ['hidden', 'admin', 200],
    ['hidden premium', 'nobody', 404, missing],
    ['hidden premium', 'subscriber', 404, missing],
    ['hidden premium', 'admin', 200],
  ] as const)(
    'of a %s question answers %s with %i',
    async (kind, who, status, message?: string) => {
      const id = await newQuestion({
        isVisible: !kind.startsWith('hidden'),
        isPremium: kind.endsWith('premium'),
      });
      const reply = await look(who, id);
      expect(reply.statusCode).toBe(status);
      if (status === 200) {
        expect(reply.headers['cache-control']).toBe('no-store');
        expect(reply.body).toContain('4711');
      } else {
        expect(reply.json().message).toBe(message);
        expect(reply.body).not.toContain('4711');
      }
    },
  );

  it.each([
    ['was never written', { hasSimulation: false }],
    ['was dropped by an administrator', { keepsAnswer: false }],
    ['is not in this build', { isBuilt: false }],
  ])('says so if there is none because it %s', async (_why, question) => {
    const reply = await look('admin', await newQuestion(question));
    expect(reply.statusCode).toBe(404);
    expect(reply.json().message).toBe(none);
    const barred = await newQuestion({ ...question, isPremium: true });
    expect((await look('user', barred)).json().message).toBe(premium);
  });

  it('opens and closes with the question and the subscription', async () => {
    const { user } = await invitePeople(site);
    const { pool } = site.database;
    const id = await newQuestion();
    const status = async () => (await user.get(`/api/questions/${id}/${path}`)).statusCode;
    expect(await status()).toBe(200);
    await pool.query('UPDATE questions SET is_premium = true WHERE id = $1', [id]);
    expect(await status()).toBe(403);
    await insertSubscription(pool, user.id);
    expect(await status()).toBe(200);
    await pool.query("UPDATE subscriptions SET status = 'canceled' WHERE user_id = $1", [user.id]);
    expect(await status()).toBe(403);
  });

  it.each(badIds)('refuses the id %s', async (id) => {
    expect((await look('admin', id)).statusCode).toBe(400);
  });

  it('does not know the question 2147483647', async () => {
    expect((await look('admin', 2_147_483_647)).statusCode).toBe(404);
  });
});

it('comes as a program to read and as a module to run', async () => {
  const id = await newQuestion();
  const shown = await people.nobody.get(`/api/questions/${id}/simulation`);
  const { estimates } = coin;
  expect(shown.json()).toEqual({ program, hasStory: true, estimates, variants: [] });
  const run = await people.nobody.get(`/api/questions/${id}/simulation/module`);
  expect(run.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(run.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(run.body).toBe(coin.module);
});

describe('an interactive figure', () => {
  const figure = { hasSimulation: false, hasFigure: true };

  it('comes the same way, and the question says which of the two it has', async () => {
    const labOf = async (id: number) =>
      (await people.nobody.get(`/api/questions/${id}`)).json().lab;
    const id = await newQuestion(figure);
    expect(await labOf(id)).toEqual({ slug: `coin-${count}`, kind: 'figure' });
    expect((await people.nobody.get(`/api/questions/${id}/simulation/module`)).body).toBe(
      coin.module,
    );
    expect((await people.user.post(`/api/questions/${id}/exploration`, {})).statusCode).toBe(204);
    expect(await labOf(await newQuestion())).toMatchObject({ kind: 'simulation' });
    expect(await labOf(await newQuestion({ hasSimulation: false }))).toBeNull();
  });

  it.each([
    ['nobody', { isPremium: true }, 401, signIn],
    ['user', { isPremium: true }, 403, premium],
    ['user', { isVisible: false }, 404, missing],
  ] as const)('is refused to %s if the question is %j', async (who, question, status, message) => {
    const id = await newQuestion({ ...figure, ...question });
    for (const path of ['simulation', 'simulation/module']) {
      const reply = await people[who].get(`/api/questions/${id}/${path}`);
      expect(reply.statusCode).toBe(status);
      expect(reply.json().message).toBe(message);
      expect(reply.body).not.toContain('4711');
    }
  });
});

describe('the numbers that a simulation can run with', () => {
  /** A question with variants, and a program that takes their numbers. */
  async function newDice({ isPremium = false, parameter = 'faces', slug = 'dice' } = {}) {
    const { pool } = site.database;
    const asked = { description: 'A die has 6 faces.', isPremium };
    const [questionId = 0] = await insertQuestions(pool, [asked]);
    count += 1;
    const answer = { kind: 'fraction', value: '1/6' } as const;
    const row = { questionId, answer, slug: `${slug}-${count}`, hasSimulation: true };
    await insertAnswer(pool, row);
    await insertSolution(pool, { questionId, content: 'Count.' });
    const question = `A die has #{${parameter}} faces.`;
    const texts = { question, hints: [], solution: 'Count.', followUps: [] };
    const content = {
      version: 3,
      template: { answer: { ...answer, value: `#{1 / ${parameter}|fraction}` }, texts },
      formulas: [parameter, `1 / ${parameter}`],
      variants: ['6', '8', '4712'].map((faces) => ({
        parameters: { [parameter]: faces, dice: '2' },
        values: [faces, `1/${faces}`],
      })),
    };
    await openDatabase(pool).insert(questionVariants).values({ questionId, content });
    await site.changes.settle();
    return questionId;
  }

  const simulation = (who: keyof People, id: number) =>
    people[who].get(`/api/questions/${id}/simulation`);
  const numbersOf = async (id: number) => (await simulation('user', id)).json().variants;
  const usual = { variant: null, numbers: { faces: '6', dice: '2' } };
  const eight = { variant: '3.1', numbers: { faces: '8', dice: '2' } };
  const large = { variant: '3.2', numbers: { faces: '4712', dice: '2' } };

  it('are the frozen ones in use', async () => {
    const id = await newDice();
    expect(await numbersOf(id)).toEqual([usual, eight, large]);
    const withdraw = (isWithdrawn: boolean) =>
      people.admin.post(`/api/admin/questions/${id}/variants`, { variant: '3.1', isWithdrawn });
    expect((await withdraw(true)).statusCode).toBe(200);
    await site.changes.settle();
    expect(await numbersOf(id)).toEqual([usual, large]);
    await withdraw(false);
    await site.changes.settle();
    expect(await numbersOf(id)).toEqual([usual, eight, large]);
  });

  it('are the usual ones once the question was edited', async () => {
    const id = await newDice();
    const { pool } = site.database;
    await pool.query(`UPDATE questions SET description = 'A die.' WHERE id = $1`, [id]);
    await site.changes.settle();
    expect(await numbersOf(id)).toEqual([usual]);
  });

  it('have their names in the order that the author gave them', async () => {
    const [first] = await numbersOf(await newDice());
    expect(Object.keys(first.numbers)).toEqual(['faces', 'dice']);
  });

  it('are only those that the program takes', async () => {
    expect(await numbersOf(await newDice({ parameter: 'sides' }))).toEqual([usual]);
    expect(await numbersOf(await newDice({ slug: 'coin' }))).toEqual([]);
  });

  it.each([
    ['nobody', 401],
    ['user', 403],
    ['subscriber', 200],
  ] as const)('come to %s with %i if the question is premium', async (who, status) => {
    const reply = await simulation(who, await newDice({ isPremium: true }));
    expect(reply.statusCode).toBe(status);
    expect(reply.body.includes('4712')).toBe(status === 200);
  });
});

describe('POST /api/questions/:id/exploration', () => {
  const explore = (who: keyof People, id: number | string) =>
    people[who].post(`/api/questions/${id}/exploration`, {});
  const seen = async (who: keyof People, id: number) => {
    const { status, exploredAt } = (await people[who].get(`/api/questions/${id}`)).json();
    return { status, exploredAt };
  };
  const untouched = { status: null, exploredAt: null };

  it('marks the question as attempted with help, for that user only', async () => {
    const id = await newQuestion();
    expect((await explore('user', id)).statusCode).toBe(204);
    const first = await seen('user', id);
    expect(first).toEqual({ status: 'attempted', exploredAt: expect.stringMatching(/Z$/) });
    await explore('user', id);
    expect(await seen('user', id)).toEqual(first);
    expect(await seen('other', id)).toEqual(untouched);
    expect(await seen('nobody', id)).toEqual(untouched);
  });

  it('is remembered once the question is solved, and forgotten when it is reset', async () => {
    const id = await newQuestion();
    await explore('user', id);
    await people.user.post(`/api/questions/${id}/answer`, { answer: '2/3' });
    expect(await seen('user', id)).toEqual({ status: 'solved', exploredAt: expect.any(String) });
    const questionId = id;
    await people.user.post('/api/user-question-status', { questionId, status: null });
    expect(await seen('user', id)).toEqual(untouched);
  });

  it.each(['attempted', 'solved'])('changes nothing once the question is %s', async (status) => {
    const questionId = await newQuestion();
    await people.user.post('/api/user-question-status', { questionId, status });
    expect((await explore('user', questionId)).statusCode).toBe(204);
    expect(await seen('user', questionId)).toEqual({ status, exploredAt: null });
  });

  it("is in the user's data, and is deleted with the account", async () => {
    const { user } = await invitePeople(site);
    const id = await newQuestion();
    await user.post(`/api/questions/${id}/exploration`, {});
    expect((await user.get('/api/user/data')).json().questionStatuses).toEqual([
      expect.objectContaining({ questionId: id, exploredAt: expect.stringMatching(/Z$/) }),
    ]);
    const { pool } = site.database;
    await pool.query('DELETE FROM users WHERE id = $1', [user.id]);
    const rows = 'SELECT 1 FROM question_statuses WHERE question_id = $1';
    expect((await pool.query(rows, [id])).rows).toEqual([]);
  });

  it.each([
    ['nobody', {}, 401, signIn],
    ['user', { isPremium: true }, 403, premium],
    ['user', { isVisible: false }, 404, missing],
    ['user', { hasSimulation: false }, 404, none],
  ] as const)('refuses %s for %j with %i', async (who, question, status, message) => {
    const id = await newQuestion(question);
    const reply = await explore(who, id);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toBe(message);
    const rows = 'SELECT 1 FROM question_statuses WHERE question_id = $1';
    expect((await site.database.pool.query(rows, [id])).rows).toEqual([]);
  });

  it('refuses calls from other sites', async () => {
    const url = `/api/questions/${await newQuestion()}/exploration`;
    const headers = { origin: 'https://evil.example' };
    expect((await people.user.call('POST', url, {}, headers)).statusCode).toBe(403);
  });

  it.each(badIds)('refuses the id %s', async (id) => {
    expect((await explore('user', id)).statusCode).toBe(400);
  });
});
