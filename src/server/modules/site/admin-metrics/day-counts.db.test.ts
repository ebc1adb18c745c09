import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { createSubscriberService } from '../../billing/subscriber.service.ts';
import { createDayCountsService } from './day-counts.service.ts';

let database: TestDatabase;
let clock = new Date();
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

function countAt(moment: string): Promise<void> {
  clock = new Date(moment);
  const db = openDatabase(database.pool);
  return createDayCountsService({
    db,
    inTransaction: transactionsOn(database.pool),
    jobs: { schedule: async () => {} },
    subscribers: createSubscriberService(db),
    now: () => clock,
  }).countDays();
}

const join = async (moment: string) => {
  const { user } = await createSignedInUser(database.pool);
  await database.pool.query('update users set created_at = $2 where id = $1', [user.id, moment]);
};

async function counted() {
  const { rows } = await database.pool.query(
    'select date::text, registrations from daily_activity order by date',
  );
  return rows.map(({ date, registrations }) => [date, registrations]);
}

it('counts a day when it is over, keeps recounting for an hour, and then stops', async () => {
  await countAt('2026-11-09T12:00:00Z');
  expect(await counted()).toEqual([]);
  await join('2026-11-08T12:00:00Z');
  await join('2026-11-10T23:59:59.999Z');
  await countAt('2026-11-10T23:59:59.999Z');
  expect(await counted()).toEqual([
    ['2026-11-08', 1],
    ['2026-11-09', 0],
  ]);
  await countAt('2026-11-11T00:00:00Z');
  await join('2026-11-10T23:59:59.999Z');
  await countAt('2026-11-11T00:59:59Z');
  await join('2026-11-10T23:59:59.999Z');
  await countAt('2026-11-11T01:00:00Z');
  expect((await counted()).at(-1)).toEqual(['2026-11-10', 3]);
  await join('2026-11-10T23:59:59.999Z');
  await database.pool.query("delete from users where created_at < '2026-11-09'");
  await countAt('2026-11-11T01:00:01Z');
  expect(await counted()).toEqual([
    ['2026-11-08', 1],
    ['2026-11-09', 0],
    ['2026-11-10', 3],
  ]);
});

it('counts once when two processes do it', async () => {
  await Promise.all([countAt('2026-11-14T12:00:00Z'), countAt('2026-11-14T12:00:00Z')]);
  expect((await counted()).slice(-2)).toEqual([
    ['2026-11-12', 0],
    ['2026-11-13', 0],
  ]);
});

it('counts each active person once in every period', async () => {
  const { pool } = database;
  await emptyTables(pool, 'daily_activity', 'daily_active');
  await pool.query(
    `insert into users (username, email, password_hash, created_at)
       select 'user_' || n, n || '@example.org', '-', '2025-12-01' from generate_series(1, 20) n;
     insert into attempts (user_id, kind, status, created_at)
       select id, 'mark', 'solved', '2026-01-01T23:59Z'::timestamptz + n * n * id % 300 * interval '1 day'
       from users, generate_series(1, 12) n where created_at < '2026-01-01';
     insert into drill_runs (id, user_id, kind, title, format, seed, starts_at, ends_at, created_at)
       select gen_random_uuid(), user_id, 'facts', '', '{}', '', now(), now(), created_at + interval '3 days'
       from attempts where id % 5 = 0`,
  );
  await countAt('2026-11-14T12:00:00Z');
  const { rows } = await pool.query(
    `select counted.date::text, days, people, (
         select count(distinct user_id)::int from (
           select user_id, created_at from attempts union all select user_id, created_at from drill_runs
         ) acts where (created_at at time zone 'UTC')::date between counted.date - days + 1 and counted.date
       ) as expected
       from daily_active counted`,
  );
  expect(rows).toHaveLength(180 * 3);
  expect(rows.filter(({ people, expected }) => people !== expected)).toEqual([]);
  expect(new Set(rows.map(({ people }) => people)).size).toBeGreaterThan(10);
});
