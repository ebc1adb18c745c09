import { afterEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { eventually } from '#test/support/eventually.ts';
import { type SiteProcess, spawnSite } from '#test/support/site.ts';
import { startMailServer, type TestMailServer } from '#test/support/smtp.ts';

describe('an email whose process is killed before it was sent', () => {
  let database: TestDatabase | undefined;
  let site: SiteProcess | undefined;
  let server: TestMailServer | undefined;
  afterEach(async () => {
    await site?.stop('SIGKILL');
    await server?.close();
    await database?.drop();
  });

  it('is sent exactly once by the next one', async () => {
    database = await createDatabase();
    const { pool, url } = database;
    const closed = await startMailServer();
    await closed.close();
    const environment = { DATABASE_URL: url, SMTP_URL: closed.url };

    site = spawnSite(environment);
    const response = await fetch(`${await site.ready}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'ada',
        email: 'ada@example.org',
        password: 'right password',
      }),
    });
    expect(response.status).toBe(201);
    await site.stop('SIGKILL');
    // The database may still be busy with what the process asked for last, such as the email's job.
    await eventually(async () => {
      const { rows } = await pool.query(
        `SELECT query FROM pg_stat_activity WHERE datname = current_database()
         AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      );
      expect(rows).toEqual([]);
    });

    // As if it was killed in the middle of a try whose time limit is over, however far it came.
    await pool.query(
      `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour'
       WHERE name = 'mail' AND state IN ('created', 'retry', 'active')`,
    );
    server = await startMailServer(closed.port);
    site = spawnSite(environment);
    await site.ready;
    await eventually(async () => {
      // Lets the waits of failed tries run out.
      await pool.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
      const { rows } = await pool.query('SELECT status FROM mail_messages');
      expect(rows).toEqual([{ status: 'sent' }]);
    });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.text).toContain('/confirm-email?token=');
  });
});
