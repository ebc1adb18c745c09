import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { eventually } from '#test/support/eventually.ts';
import { insertQuestions } from '#test/support/questions.ts';
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

  it('announces a committed change', async () => {
    feed.on('settings', changed);
    await retitle('New');
    await eventually(() => expect(changed).toHaveBeenCalledOnce());
  });

  it.each(['questions', 'solutions'] as const)('announces changed %s', async (table) => {
    feed.on(table, changed);
    await database.pool.query(`UPDATE ${table} SET id = DEFAULT`);
    await eventually(() => expect(changed).toHaveBeenCalledOnce());
  });

  it('says which discussion has changed', async () => {
    const { pool } = database;
    const [questionId = 0] = await insertQuestions(pool, [{}]);
    feed.on('discussions', changed);
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO discussions (question_id, title, content, content_html, preview)
       VALUES ($1, 'A thread', 'A thread of ours.', '<p>A thread of ours.</p>', 'A thread')
       RETURNING id`,
      [questionId],
    );
    const id = rows[0]?.id;
    await eventually(() => expect(changed).toHaveBeenLastCalledWith(`${id}:${questionId}`));
    await pool.query(
      "INSERT INTO comments (thread_id, content, content_html) VALUES ($1, 'Hm.', '<p>Hm.</p>')",
      [id],
    );
    await eventually(() => expect(changed).toHaveBeenLastCalledWith(`${id}`));
    await pool.query('DELETE FROM comments');
    await pool.query('DELETE FROM discussions');
    await eventually(() => expect(changed).toHaveBeenLastCalledWith(`${id}:${questionId}`));
    await pool.query('TRUNCATE comments CASCADE');
    await eventually(() => expect(changed).toHaveBeenLastCalledWith(undefined));
  });

  it('does not announce a change that was rolled back', async () => {
    feed.on('settings', changed);
    await database.pool.query("BEGIN; UPDATE settings SET value = 'x'; ROLLBACK");
    await retitle('New');
    await eventually(() => expect(changed).toHaveBeenCalled());
    expect(changed).toHaveBeenCalledOnce();
  });

  it('does not call a listener that has unsubscribed', async () => {
    const other = vi.fn();
    feed.on('settings', changed)();
    feed.on('settings', other);
    await retitle('New');
    await eventually(() => expect(other).toHaveBeenCalledOnce());
    expect(changed).not.toHaveBeenCalled();
  });

  it('reconnects after a lost connection and announces every topic', async () => {
    feed.on('settings', changed);
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'martingale-changes' AND datname = current_database()`,
    );
    await eventually(() => expect(changed).toHaveBeenCalledOnce());
    await retitle('New');
    await eventually(() => expect(changed).toHaveBeenCalledTimes(2));
  });

  describe('settle', () => {
    const errors: unknown[] = [];
    const openFeeds: { close(): Promise<void> }[] = [];
    beforeEach(() => {
      errors.length = 0;
    });
    afterEach(async () => {
      for (const open of openFeeds.splice(0)) await open.close();
    });

    async function openFeed(patienceMs = 60_000): Promise<ChangeFeed> {
      const report = (error: unknown) => errors.push(error);
      const opened = new ChangeFeed(database.connection, report, patienceMs);
      openFeeds.push(opened);
      await opened.start();
      return opened;
    }

    const breakConnections = () =>
      database.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'martingale-changes' AND datname = current_database()`,
      );

    it('waits until every feed has announced earlier commits', async () => {
      const [first, second, third] = await Promise.all([openFeed(), openFeed(), openFeed()]);
      const told = [vi.fn(), vi.fn(), vi.fn()] as const;
      first.on('settings', told[0]);
      second.on('settings', told[1]);
      third.on('settings', told[2]);
      for (let change = 1; change <= 20; change += 1) {
        await retitle(`Change ${change}`);
        await first.settle();
        expect(told.map((listener) => listener.mock.calls.length)).toEqual(
          Array.from(told, () => change),
        );
      }
      expect(errors).toEqual([]);
    });

    it('can be called concurrently', async () => {
      const [first, second] = await Promise.all([openFeed(), openFeed()]);
      const calls = Array.from({ length: 20 }, (_, n) => (n % 2 ? first : second).settle());
      await Promise.all(calls);
      expect(errors).toEqual([]);
    });

    it('stops waiting for a process that never answers, and reports it', async () => {
      const settling = await openFeed(500);
      const silent = new pg.Client({
        ...database.connection,
        application_name: 'martingale-changes',
      });
      openFeeds.push({ close: () => silent.end() });
      await silent.connect();
      await settling.settle();
      expect(errors).toEqual([
        expect.objectContaining({ message: expect.stringContaining('1 of the processes') }),
      ]);
    });

    it('does not wait for one that has closed', async () => {
      const [first, second] = await Promise.all([openFeed(), openFeed()]);
      await second.close();
      await first.settle();
      expect(errors).toEqual([]);
    });

    it('ends when its own connection is lost, and works again after that', async () => {
      const settling = await openFeed();
      settling.on('settings', changed);
      await Promise.all([settling.settle(), breakConnections()]);
      await eventually(() => expect(changed).toHaveBeenCalled());
      changed.mockReset();
      await retitle('New');
      await settling.settle();
      expect(changed).toHaveBeenCalled();
    });

    it('ends when it was never connected', async () => {
      const never = new ChangeFeed(database.connection, (error) => errors.push(error));
      await never.settle();
      expect(errors).toHaveLength(1);
    });

    it('ends after closing', async () => {
      const closed = await openFeed();
      await closed.close();
      await closed.settle();
      expect(errors).toHaveLength(1);
    });
  });
});
