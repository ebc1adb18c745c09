import { randomBytes } from 'node:crypto';
import { lchown, link, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LaunchError } from '#postgres/embedded/launch-error.ts';
import { runProgram } from '#postgres/embedded/run-program.ts';
import { createSystemUser, findSystemUser } from '#postgres/embedded/system-user.ts';
import { asRoot, openSandbox, query, type Sandbox } from '#test/support/launcher-fixture.ts';

const name = `mt-${randomBytes(4).toString('hex')}`;
const removeUser = () => runProgram('/usr/sbin/userdel', [name]);
const canCreateUsers = asRoot && (await createSystemUser(name)).user !== undefined;
if (canCreateUsers) await removeUser();

const nobody = await findSystemUser('nobody');
/** A user that every machine has, so that none has to be created. */
const chosen = { systemUser: 'daemon' };
const daemon = await findSystemUser('daemon');

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

async function owners(): Promise<number[]> {
  const paths = ['.', ...(await readdir(sandbox.cluster, { recursive: true }))];
  const infos = await Promise.all(paths.map((path) => stat(join(sandbox.cluster, path))));
  return [...new Set(infos.map(({ uid }) => uid))];
}

describe.runIf(canCreateUsers)('a new cluster of root', () => {
  afterAll(removeUser);

  it('belongs to a user of its own, created once, that cannot sign in', async () => {
    const launch = () => sandbox.launch(undefined, { ownUser: name });
    const [first, second] = await Promise.all([launch(), launch()]);
    const user = await findSystemUser(name);
    expect(await owners()).toEqual([user?.uid]);
    expect(sandbox.warnings.join('\n')).toContain(`Created the system user ${name}`);
    expect((await runProgram('grep', [`^${name}:`, '/etc/passwd'])).output).toMatch(/nologin\n$/);
    await Promise.all([first.stop(), second.stop()]);

    sandbox.warnings.length = 0;
    await launch();
    expect(sandbox.warnings).toEqual([]);
  });
});

describe.runIf(asRoot)('the user of a cluster of root', () => {
  it('is nobody if none can be created, with a warning, until there is one', async () => {
    const embedded = await sandbox.launch(undefined, { ownUser: 'not a name' });
    expect(await owners()).toEqual([nobody?.uid]);
    expect(sandbox.warnings).toEqual([
      expect.stringMatching(/^PostgreSQL runs as nobody, .*could not be created \(.+\): create it/),
    ]);
    await query(embedded.connection, 'CREATE TABLE kept AS SELECT 1 AS one');

    const sharing = await sandbox.launch(undefined, chosen);
    expect(await owners()).toEqual([nobody?.uid]);
    await Promise.all([embedded.stop(), sharing.stop()]);

    const { connection } = await sandbox.launch(undefined, chosen);
    expect(await owners()).toEqual([daemon?.uid]);
    expect(await query(connection, 'SELECT * FROM kept')).toEqual([{ one: 1 }]);
  });

  it('gets the rest of a cluster whose handover was killed, but nothing it links to', async () => {
    await sandbox.fill();
    await runProgram('chown', ['-R', `${daemon?.uid}:${daemon?.gid}`, sandbox.cluster]);
    for (const left of ['base', 'PG_VERSION']) await lchown(join(sandbox.cluster, left), 0, 0);
    const elsewhere = join(sandbox.folder, 'elsewhere');
    await writeFile(elsewhere, 'mine');
    await link(elsewhere, join(sandbox.cluster, 'base', 'hard link'));
    await symlink(elsewhere, join(sandbox.cluster, 'base', 'link'));
    await symlink(sandbox.folder, join(sandbox.cluster, 'base', 'folder'));

    await sandbox.launch(undefined, chosen);
    expect((await stat(join(sandbox.cluster, 'base'))).uid).toBe(daemon?.uid);
    expect((await stat(join(sandbox.cluster, 'PG_VERSION'))).uid).toBe(daemon?.uid);
    for (const path of [elsewhere, sandbox.folder]) expect((await stat(path)).uid).toBe(0);
  });

  it('also gets the socket folder of a cluster with a long path', async () => {
    const dataDir = join(sandbox.folder, 'long '.repeat(30), 'data');
    await sandbox.fill(dataDir);
    await (await sandbox.launch(dataDir)).stop();
    const { connection } = await sandbox.launch(dataDir, chosen);
    expect((await stat(connection.host)).uid).toBe(daemon?.uid);
  });

  it('is not the chosen one if the cluster has an owner, and a warning says so', async () => {
    await sandbox.fill();
    await runProgram('chown', ['-R', '12345:12345', sandbox.cluster]);
    await sandbox.launch(undefined, chosen);
    expect(await owners()).toEqual([12_345]);
    expect(sandbox.warnings.join('\n')).toMatch(/uid 12345, .* not as daemon: .*chown -R/);
  });

  it.each(['no-such-user', 'root', '-u'])('is refused if chosen as %s', async (systemUser) => {
    const attempt = sandbox.launch(undefined, { systemUser });
    await expect(attempt).rejects.toThrow(LaunchError);
    await expect(attempt).rejects.toThrow(`DATABASE_SYSTEM_USER ${systemUser} (`);
    expect(await readdir(sandbox.dataDir)).toEqual([]);
  });
});
