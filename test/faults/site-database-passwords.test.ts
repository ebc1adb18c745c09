import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, query, type Sandbox } from '#test/support/launcher-fixture.ts';
import { spawnSite } from '#test/support/site.ts';

let server: Sandbox;

beforeAll(async () => {
  server = await openSandbox();
  const { connection } = await server.launch();
  const superuser = { ...connection, user: 'martingale' };
  await query(superuser, "CREATE ROLE keeper LOGIN PASSWORD 'correct horse'");
  await query(superuser, 'CREATE DATABASE guarded OWNER keeper');
  const rules = join(server.cluster, 'pg_hba.conf');
  await writeFile(rules, `local all keeper scram-sha-256\n${await readFile(rules, 'utf8')}`);
  await query(superuser, 'SELECT pg_reload_conf()');
});
afterAll(() => server.close());

function spawnWith(userinfo: string) {
  const socket = encodeURIComponent(server.cluster);
  return spawnSite({
    DATABASE_URL: `postgres://${userinfo}@localhost/guarded?host=${socket}`,
    DATA_DIR: join(server.folder, 'unused'),
  });
}

describe('a database that requires a password', () => {
  it.each([
    ['the wrong password', 'keeper:battery-staple'],
    ['no password', 'keeper'],
    ['an unknown user', 'stranger:battery-staple'],
  ])('refuses %s, explained in one line', async (_name, userinfo) => {
    const { code, stdout, stderr } = await spawnWith(userinfo).ended;
    expect(stderr).toMatch(
      /^Martingale could not start: the database refused the connection: [^\n]+\n$/,
    );
    expect(stderr).not.toContain('battery-staple');
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });

  it('accepts the right one', async () => {
    const site = spawnWith('keeper:correct%20horse');
    try {
      expect((await fetch(`${await site.ready}/readyz`)).status).toBe(200);
    } finally {
      await site.stop();
    }
  });
});
