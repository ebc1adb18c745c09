import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { ChangeFeed } from './change-feed.ts';

describe('ChangeFeed', () => {
  let database: TestDatabase;
  let feed: ChangeFeed;
  const changed = vi.fn();

  beforeEach(async () => {
    changed.mockReset();
    database = await createDatabase();
    feed = new ChangeFeed(database.connection, () => {});
    await feed.start();
  });
  afterEach(async () => {
    await feed.close();
    await database.drop();
  });

  const retitle = (title: string) =>
    database.pool.query("UPDATE settings SET value = $1 WHERE key = 'app_title'", [title]);

  it('tells of a committed change', async () => {
    feed.on('settings', changed);
    await retitle('New');
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  });

  it('says nothing of a change that was rolled back', async () => {
    feed.on('settings', changed);
    await database.pool.query("BEGIN; UPDATE settings SET value = 'x'; ROLLBACK");
    await retitle('New');
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(changed).toHaveBeenCalledOnce();
  });

  it('tells nobody who has stopped listening', async () => {
    const other = vi.fn();
    feed.on('settings', changed)();
    feed.on('settings', other);
    await retitle('New');
    await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
    expect(changed).not.toHaveBeenCalled();
  });

  it('comes back after a broken connection and takes everything for changed', async () => {
    feed.on('settings', changed);
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'martingale-changes' AND datname = current_database()`,
    );
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await retitle('New');
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  });
});
