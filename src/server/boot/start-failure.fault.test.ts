import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, query, type Sandbox } from '#test/support/launcher-fixture.ts';
import { openPool } from '../db/client.ts';
import { connectDatabase } from '../db/connect.ts';
import { readConfig } from './config.ts';
import { connectFailure, explainStartFailure } from './start-failure.ts';

let server: Sandbox;

beforeAll(async () => {
  server = await openSandbox();
  await server.fill();
  const { connection } = await server.launch();
  const superuser = { ...connection, user: 'martingale' };
  await query(superuser, "CREATE ROLE keeper LOGIN PASSWORD 'correct horse'");
  const rules = join(server.cluster, 'pg_hba.conf');
  await writeFile(rules, `local all keeper scram-sha-256\n${await readFile(rules, 'utf8')}`);
  await query(superuser, 'SELECT pg_reload_conf()');
});
afterAll(() => server.close());

const connect = (userinfo: string, database = 'martingale') =>
  connectDatabase(
    readConfig({
      DATABASE_URL: `postgres://${userinfo}@localhost/${database}?host=${encodeURIComponent(server.cluster)}`,
    }),
    { info: () => {}, warn: () => {} },
  );

describe('a database that requires a password', () => {
  it.each([
    [
      'the wrong password',
      /: [^\n]*password authentication failed[^\n]*\./,
      'keeper:battery-staple',
    ],
    ['no password', /: it requires a password\./, 'keeper'],
    ['an unknown user', /: [^\n]*stranger[^\n]*\./, 'stranger:battery-staple'],
    ['an unknown database', /: [^\n]*nowhere[^\n]*\./, 'keeper:correct%20horse', 'nowhere'],
  ])('refuses %s, explained in one line', async (_name, reason, userinfo, database?: string) => {
    const error: unknown = await connect(userinfo, database).catch((failure: unknown) => failure);
    const explained = explainStartFailure(connectFailure(error));
    expect(explained).toMatch(/^the database refused the connection: [^\n]+ Check DATABASE_URL\.$/);
    expect(explained).toMatch(reason);
    expect(explained).not.toContain('battery-staple');
  });

  it('accepts the right one', async () => {
    const { connection } = await connect('keeper:correct%20horse');
    const pool = openPool(connection, () => {});
    expect((await pool.query('SELECT current_user AS name')).rows).toEqual([{ name: 'keeper' }]);
    await pool.end();
  });
});
