import { chown, mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LaunchError } from '#postgres/embedded/launch-error.ts';
import { chooseSocketFolder, secureSocketFolder } from '#postgres/embedded/socket-folder.ts';
import { asRoot, openSandbox, query, type Sandbox } from '#test/support/launcher-fixture.ts';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

describe('paths of DATA_DIR', () => {
  it('may contain spaces, commas and quotes', async () => {
    const dataDir = join(sandbox.folder, `my "data", it's here`);
    const { connection } = await sandbox.launch(dataDir);
    expect(connection.host).toBe(join(dataDir, 'postgres'));
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it("may be very long: the socket then has a short private folder, never another user's", async () => {
    const dataDir = join(sandbox.folder, 'long '.repeat(30), 'data');
    const embedded = await sandbox.launch(dataDir);
    const { host } = embedded.connection;
    expect(dirname(host)).toBe(tmpdir());
    const [folder, cluster] = await Promise.all([stat(host), stat(join(dataDir, 'postgres'))]);
    expect(folder.mode & 0o777).toBe(0o700);
    expect(folder.uid).toBe(cluster.uid);
    expect(await query(embedded.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

    await embedded.stop();
    await rm(host, { recursive: true });
    if (asRoot) {
      await mkdir(host, { mode: 0o700 });
      await chown(host, 12_345, 12_345);
      await expect(sandbox.launch(dataDir)).rejects.toThrow(/belongs to someone else/);
      expect((await stat(host)).uid).toBe(12_345);
      await rm(host, { recursive: true });
    }
    expect((await sandbox.launch(dataDir)).connection.host).toBe(host);
  });
});

describe('the socket folder', () => {
  it('is the cluster itself as long as the socket fits in 100 bytes', async () => {
    const fitting = `/${'x'.repeat(100 - '//.s.PGSQL.5432'.length)}`;
    expect(await chooseSocketFolder(fitting)).toBe(fitting);
    expect(await chooseSocketFolder(`${fitting}x`)).toMatch(/\/martingale-[0-9a-f]{16}$/);
  });

  it('follows the recorded path of a running server, but only of this cluster', async () => {
    const cluster = join(sandbox.folder, 'x'.repeat(120));
    const name = (await chooseSocketFolder(cluster)).slice(tmpdir().length + 1);
    const elsewhere = join(sandbox.folder, name);
    const note = (folder: string) =>
      writeFile(join(cluster, 'postmaster.pid'), `1\n${cluster}\n1\n5432\n${folder}\n\n`);
    await mkdir(cluster);
    await mkdir(elsewhere);
    await note(elsewhere);
    expect(await chooseSocketFolder(cluster)).toBe(elsewhere);
    await note(sandbox.folder);
    expect(await chooseSocketFolder(cluster)).toBe(join(tmpdir(), name));
  });

  it('is refused when it is a link or a file', async () => {
    const folder = join(sandbox.folder, 'socket');
    await symlink(sandbox.folder, folder);
    await expect(secureSocketFolder(folder, '/cluster', undefined)).rejects.toThrow(LaunchError);
    await rm(folder);
    await writeFile(folder, '');
    await expect(secureSocketFolder(folder, '/cluster', undefined)).rejects.toThrow(LaunchError);
  });
});
