import { appendFile, chmod, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedPostgres } from '#postgres/embedded/launcher.ts';
import { runProgram } from '#postgres/embedded/run-program.ts';
import { canReach } from '#postgres/embedded/server-user.ts';
import { findSystemUser } from '#postgres/embedded/system-user.ts';
import { asRoot, openSandbox, query, type Sandbox } from '#test/support/launcher-fixture.ts';

const connectProcess = fileURLToPath(import.meta.resolve('#test/support/connect-process.ts'));
const stranger = (await findSystemUser('daemon')) ?? { uid: 1, gid: 1 };
const checkoutIsOpen = asRoot && (await canReach(stranger, join(connectProcess, '..')));

let sandbox: Sandbox;
let embedded: EmbeddedPostgres;

beforeAll(async () => {
  sandbox = await openSandbox();
  embedded = await sandbox.launch();
});
afterAll(() => sandbox.close());

const ask = (sql: string) => query(embedded.connection, sql);

describe("the site's role", () => {
  it('owns the database and has no other rights', async () => {
    const [role] = await ask(
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
         datdba = r.oid AS "ownsDatabase"
       FROM pg_roles r, pg_database WHERE rolname = current_user AND datname = current_database()`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      ownsDatabase: true,
    });
  });

  it.each([
    ['run programs', "COPY (SELECT 1) TO PROGRAM 'true'"],
    ['read files', "SELECT pg_read_file('/etc/passwd')"],
    ['see passwords', 'SELECT * FROM pg_authid'],
    ['become the superuser', 'SET ROLE martingale'],
    ['change the server', "ALTER SYSTEM SET listen_addresses = '*'"],
    ['create databases', 'CREATE DATABASE another'],
  ])('cannot %s', async (_what, sql) => {
    await expect(ask(sql)).rejects.toThrow(/permission denied/);
  });

  it('can do what migrations do', async () => {
    await ask(`CREATE EXTENSION pg_trgm; CREATE SCHEMA jobs; CREATE TABLE jobs.queue (name text);
      CREATE INDEX ON jobs.queue USING gin (name gin_trgm_ops); DROP SCHEMA jobs CASCADE`);
  });
});

describe('the socket', () => {
  it('tells PostgreSQL who connects', async () => {
    const { username } = userInfo();
    expect(await ask('SELECT system_user AS name')).toEqual([{ name: `peer:${username}` }]);
  });

  it.runIf(checkoutIsOpen)(
    'is for root and the owner only, even if it is open to all',
    async () => {
      const { connection } = embedded;
      await chmod(connection.host, 0o711);
      await chmod(join(connection.host, `.s.PGSQL.${connection.port}`), 0o777);
      const connectAs = (user: { uid: number; gid: number }, role: string) =>
        runProgram(
          process.execPath,
          [connectProcess, JSON.stringify({ ...connection, user: role })],
          user,
        );
      const owner = await stat(connection.host);
      for (const role of ['site', 'martingale']) {
        expect(await connectAs(owner, role)).toMatchObject({ ok: true });
        const refused = await connectAs(stranger, role);
        expect(refused).toMatchObject({ ok: false });
        expect(refused.output).toContain(`Peer authentication failed for user "${role}"`);
        expect(await connectAs({ uid: 12_345, gid: 12_345 }, role)).toMatchObject({ ok: false });
      }
      await chmod(connection.host, 0o700);
    },
  );

  it('has the same rules after every start, never written through a link', async () => {
    const rules = join(sandbox.cluster, 'pg_hba.conf');
    const text = await readFile(rules, 'utf8');
    await embedded.stop();
    await appendFile(rules, 'local all all trust\n');
    const elsewhere = join(sandbox.folder, 'elsewhere');
    await writeFile(elsewhere, 'mine');
    await rm(join(sandbox.cluster, 'pg_ident.conf'));
    await symlink(elsewhere, join(sandbox.cluster, 'pg_ident.conf'));

    embedded = await sandbox.launch();
    expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await readFile(rules, 'utf8')).toBe(text);
    expect(await readFile(elsewhere, 'utf8')).toBe('mine');
  });
});
