import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { eventually } from '#test/support/eventually.ts';
import { LiveFeed } from './live-feed.ts';
import { transactionsOn } from './transaction.ts';

let database: TestDatabase;
let feed: LiveFeed;
const errors: unknown[] = [];
const heard = vi.fn();

beforeEach(async () => {
  heard.mockReset();
  errors.length = 0;
  database = await createDatabase();
  feed = new LiveFeed(database.connection, database.pool, (error) => errors.push(error));
});
afterEach(async () => {
  await feed.close();
  await database.drop();
});

/** It is called once when it listens, as something may have been missed before. */
async function follow(topic: `${string}:${string}`, listener: () => void = heard) {
  const connected = vi.fn();
  feed.on('test:start', connected);
  const off = feed.on(topic, listener);
  await eventually(() => expect(connected).toHaveBeenCalled());
  heard.mockReset();
  return off;
}

it('says what was announced, to those who follow it', async () => {
  const off = await follow('meeting:1');
  feed.announce('meeting:2');
  feed.announce('meeting:1');
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
  off();
  const other = vi.fn();
  feed.on('meeting:1', other);
  feed.announce('meeting:1');
  await eventually(() => expect(other).toHaveBeenCalledOnce());
  expect(heard).toHaveBeenCalledOnce();
});

it('announces together what comes while it is announcing', async () => {
  await follow('meeting:1');
  const query = vi.spyOn(database.pool, 'query');
  for (let turn = 0; turn < 100; turn += 1) feed.announce('meeting:1');
  await eventually(() => expect(heard).toHaveBeenCalled());
  await eventually(() => expect(query).toHaveBeenCalledTimes(2));
});

it('says nothing of a transaction that is rolled back', async () => {
  await follow('meeting:1');
  const other = vi.fn();
  feed.on('meeting:2', other);
  const inTransaction = transactionsOn(database.pool);
  const failing = inTransaction(async (transaction) => {
    await feed.notify(transaction, 'meeting:1');
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  await inTransaction((transaction) => feed.notify(transaction, 'meeting:2'));
  await eventually(() => expect(other).toHaveBeenCalledOnce());
  expect(heard).not.toHaveBeenCalled();
});

it('comes back after a lost connection, and says that something may have been missed', async () => {
  await follow('meeting:1');
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'martingale-live' and datname = current_database()`,
  );
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
  feed.announce('meeting:1');
  await eventually(() => expect(heard).toHaveBeenCalledTimes(2));
});

it('goes on announcing after a failure', async () => {
  await follow('meeting:1');
  vi.spyOn(database.pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('Gone')));
  feed.announce('meeting:1');
  await eventually(() => expect(errors).toMatchObject([{ message: 'Gone' }]));
  feed.announce('meeting:1');
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
});
