import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transactionsOn } from '#server/db/transaction.ts';
import type { FactsRecord } from '#shared/contracts/drill.ts';
import type { TestApp } from '#test/support/app.ts';
import { answersOf, Clock, finish, play, startRun } from '#test/support/drills.ts';
import type { Visitor } from '#test/support/http.ts';
import { openDrills } from '#test/support/open-drills.ts';
import { recomputeRuns } from './recompute-runs.ts';

const clock = new Clock();
let site: TestApp;
let ada: Visitor;
let anyone: Visitor;

beforeAll(async () => {
  ({ site, ada, anyone } = await openDrills(clock));
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from drill_facts'));

const record = async (): Promise<FactsRecord> => (await ada.get('/api/drills/facts')).json();

async function dealt(player: Visitor, facts: unknown = null) {
  const run = await startRun(player, { kind: 'facts', facts });
  const [block] = run.format.blocks;
  return { run, facts: block?.family === 'facts' ? block.settings.facts : [], block };
}

const fact = (left: number, right: number) => ({
  operator: '×' as const,
  left: String(left),
  right: String(right),
});

const insertFacts = (values: string) =>
  site.database.pool.query(
    `insert into drill_facts (user_id, operator, "left", "right", box, due)
       select users.id, '×', a, b, box, $1::timestamptz + due * interval '1 day'
         from users, (values ${values}) as given (a, b, box, due) where username = 'ada'`,
    [clock.now()],
  );

describe('a drill of number facts', () => {
  it('starts newcomers and visitors on the tables', async () => {
    for (const player of [ada, anyone]) {
      const { facts, run, block } = await dealt(player);
      expect(new Set(facts.map((one) => JSON.stringify(one))).size).toBe(20);
      expect(facts.every(({ operator }) => operator === '×' || operator === '÷')).toBe(true);
      expect(run).toMatchObject({ preset: null, title: 'Number facts', format: { seconds: 120 } });
      expect(block).toMatchObject({ count: 20 });
    }
  });

  it('asks due facts first, starting with the weakest, then new ones', async () => {
    await insertFacts('(7, 8, 3, -1), (6, 9, 1, 0), (5, 5, 2, 1)');
    const { facts } = await dealt(ada);
    expect(facts.slice(0, 2)).toEqual([fact(6, 9), fact(7, 8)]);
    expect(facts).not.toContainEqual(fact(5, 5));
    expect(facts).toHaveLength(20);
  });

  it('asks the chosen facts, repeating them if there are few', async () => {
    const chosen = [fact(7, 8), { operator: '−' as const, left: '0.5', right: '1/4' }];
    const { run, facts } = await dealt(ada, chosen);
    expect(facts).toEqual(chosen);
    clock.set(run.startsAt, 60);
    expect(await finish(ada, run, answersOf(run, 'r'.repeat(20)))).toMatchObject({ right: 20 });
  });

  it.each([
    ['without an answer', [{ operator: '÷', left: '7', right: '0' }]],
    ['that are invalid', [{ operator: '^', left: '2', right: '3' }]],
    ['with extra fields', [{ ...fact(2, 3), answer: '6' }]],
    ['that are too many', Array.from({ length: 61 }, () => fact(2, 3))],
  ])('refuses facts %s', async (_which, facts) => {
    const response = await ada.post('/api/drills/runs', { kind: 'facts', facts });
    expect(response.statusCode).toBe(400);
  });
});

describe('the boxes', () => {
  it('reflect the results of a run', async () => {
    // All with one operator, as pace is compared within it.
    const facts = [4, 5, 6, 7].flatMap((left) =>
      [8, 9, 10, 11, 12].map((right) => fact(left, right)),
    );
    const { run } = await dealt(ada, facts);
    clock.set(run.startsAt, 60);
    const answers = answersOf(run, 'rrrrrws', 1_000);
    const slow = answers.map((answer) =>
      answer.index === 4 ? { ...answer, milliseconds: 1_501 } : answer,
    );
    await finish(ada, run, slow);
    const { due, known, total, weakest } = await record();
    expect({ due, known, total }).toEqual({ due: 3, known: 0, total: 7 });
    expect(weakest.map(({ box }) => box)).toEqual([1, 1, 1, 2, 2, 2, 2]);
    for (const { fact: one } of weakest) expect(facts).toContainEqual(one);
  });

  it('move facts up to known over the weeks', async () => {
    await insertFacts('(7, 8, 4, -1), (6, 9, 4, 1)');
    await play(ada, clock, { kind: 'facts', facts: [fact(7, 8), fact(6, 9)] }, { plan: 'rr' });
    expect(await record()).toMatchObject({ due: 0, known: 1, total: 2 });
  });

  it('take weak sums from other drills, but not easy ones', async () => {
    const run = await startRun(ada, { kind: 'preset', preset: 'classic-sprint' });
    clock.set(run.startsAt, 60);
    await finish(ada, run, answersOf(run, 'w'.repeat(20)));
    expect((await record()).due).toBe(20);
  });

  it('ignore runs too fast for a human', async () => {
    await play(ada, clock, { kind: 'facts' }, { plan: 'wwwww', secondsEach: 0.1 });
    expect((await record()).total).toBe(0);
  });

  it('are unchanged by recomputing', async () => {
    await site.database.pool.query('delete from drill_runs');
    const some = [fact(7, 8), fact(6, 9), fact(12, 12)];
    for (const plan of ['rwr', 'rrr', 'wrr']) {
      await play(ada, clock, { kind: 'facts', facts: some }, { plan });
      clock.pass(2 * 86_400);
    }
    await play(ada, clock, { kind: 'facts' }, { plan: 'wwwww', secondsEach: 0.1 });
    const dump = async () =>
      (await site.database.pool.query('select * from drill_facts order by "left", "right"')).rows;
    const before = await dump();
    expect(before).toHaveLength(3);
    await site.database.pool.query('update drill_facts set box = 5 where "left" = 7');
    await insertFacts('(3, 3, 4, -1)');
    expect(await recomputeRuns(transactionsOn(site.database.pool))).toBe(1);
    expect(await dump()).toEqual(before);
  });

  it('require sign-in', async () => {
    expect((await anyone.get('/api/drills/facts')).statusCode).toBe(401);
  });
});
