import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { insertQuestions } from '#test/support/questions.ts';

const today = '2026-03-01';
const now = () => new Date(`${today}T23:30:00Z`);

let site: TestApp;
let ids: number[];
beforeAll(async () => {
  site = await createTestApp({ now });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.pool.query('delete from daily_questions; delete from questions');
  ids = await insertQuestions(site.database.pool, Array(3).fill({}));
  await site.changes.settle();
});

const ask = async (query = ''): Promise<number> =>
  (await site.app.inject(`/api/questions/daily${query}`)).json().id;

async function change(statement: string, ...values: unknown[]): Promise<void> {
  await site.database.pool.query(statement, values);
  await site.changes.settle();
}

/** With this many more, the first draw is a different one. */
async function importMany(): Promise<void> {
  await insertQuestions(site.database.pool, Array(200).fill({}));
  await site.changes.settle();
}

describe('the question of the day', () => {
  it.each(['', `?date=${today}`, '?date=2026-02-28', '?date=2026-03-02'])(
    'stays when questions are added and removed: %j',
    async (query) => {
      const first = await ask(query);
      await importMany();
      expect(await ask(query)).toBe(first);
      await change('delete from questions where id <> $1', first);
      await importMany();
      expect(await ask(query)).toBe(first);
    },
  );

  it('is the same for all visitors who have not seen it lately', async () => {
    const first = await ask();
    const others = ids.filter((id) => id !== first);
    await importMany();
    expect(await ask(`?exclude=${others}`)).toBe(first);
    expect(await ask(`?exclude=${first}`)).not.toBe(first);
    expect(await ask()).toBe(first);
  });

  it.each([
    ['hidden', 'update questions set is_visible = false where id = $1'],
    ['deleted', 'delete from questions where id = $1'],
  ])('is replaced for good once the first was %s', async (_how, statement) => {
    const first = await ask();
    await change(statement, first);
    const second = await ask();
    expect(second).not.toBe(first);
    expect(ids).toContain(second);
    await change('update questions set is_visible = true');
    await importMany();
    expect(await ask()).toBe(second);
  });

  it('is the same in every process', async () => {
    const [other] = ids.filter((id) => id !== ids[0]);
    await change('insert into daily_questions (date, question_id) values ($1, $2)', today, other);
    expect(await ask()).toBe(other);
  });

  it.each(['0000-01-01', '1999-12-31', '2026-02-27', '2026-03-03', '9999-12-31'])(
    'is not stored for %s',
    async (date) => {
      expect(ids).toContain(await ask(`?date=${date}`));
      const { rows } = await site.database.pool.query('select * from daily_questions');
      expect(rows).toEqual([]);
    },
  );
});
