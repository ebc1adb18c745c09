import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readdir,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Binaries, findBinaries, makeRunnable } from '#postgres/embedded/binaries.ts';
import { runProgram } from '#postgres/embedded/run-program.ts';
import { canReach } from '#postgres/embedded/server-user.ts';
import { findSystemUser } from '#postgres/embedded/system-user.ts';
import { asRoot, openSandbox, query, type Sandbox } from '#test/support/launcher-fixture.ts';

const nobody = await findSystemUser('nobody');
const checkout = fileURLToPath(new URL('../..', import.meta.url));
const checkoutIsOpen = asRoot && (await canReach(nobody, checkout));

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

async function handOver(folder: string, uid: number): Promise<void> {
  await runProgram('chown', ['-R', `${uid}:${uid}`, folder]);
}

describe.runIf(asRoot)('started by root', () => {
  it('PostgreSQL runs as the chosen user, or as the owner of an existing cluster, but never as root', async () => {
    // The server itself creates it, so its owner is the server's user.
    const pidFile = join(sandbox.cluster, 'postmaster.pid');
    const made = await sandbox.launch();
    expect((await stat(sandbox.cluster)).uid).toBe(nobody?.uid);
    expect((await stat(pidFile)).uid).toBe(nobody?.uid);
    await made.stop();

    await handOver(sandbox.cluster, 12_345);
    const owned = await sandbox.launch();
    expect((await stat(pidFile)).uid).toBe(12_345);
    await owned.stop();

    await handOver(sandbox.cluster, 0);
    await chmod(sandbox.cluster, 0o755);
    const restored = await sandbox.launch();
    expect((await stat(pidFile)).uid).toBe(nobody?.uid);
    expect((await stat(join(sandbox.cluster, 'base'))).uid).toBe(nobody?.uid);
    await restored.stop();

    await chmod(sandbox.dataDir, 0o700);
    await expect(sandbox.launch()).rejects.toThrow('cannot reach its cluster');
  });
});

describe.runIf(asRoot)('programs that the user nobody cannot reach', () => {
  it('are copied once, however many processes need them at a time', async () => {
    const locked = join(sandbox.folder, 'locked');
    await mkdir(locked, { mode: 0o700 });
    const installed = await findBinaries();
    await cp(installed.home, locked, { recursive: true, verbatimSymlinks: true });
    await chmod(join(locked, 'share', 'postgresql', 'postgres.bki'), 0o600);
    const binaries: Binaries = {
      ...installed,
      home: locked,
      postgres: join(locked, 'bin', 'postgres'),
      initdb: join(locked, 'bin', 'initdb'),
    };
    const prepare = () => makeRunnable(binaries, nobody, sandbox.systemFolder);
    const [copy, same] = await Promise.all([prepare(), prepare()]);
    expect(copy).toEqual(same);
    const name = `postgresql-${installed.version}`;
    expect(await readdir(sandbox.systemFolder)).toEqual([name]);
    const { ino } = await stat(copy.home);

    const { output } = await runProgram(copy.postgres, ['--version'], nobody);
    expect(output).toContain('PostgreSQL');
    const lib = join('lib', (await linksIn(join(locked, 'lib')))[0] ?? '');
    expect(await readlink(join(copy.home, lib))).toBe(await readlink(join(locked, lib)));
    const bki = join(copy.home, 'share', 'postgresql', 'postgres.bki');
    expect((await stat(bki)).mode & 0o777).toBe(0o644);

    await prepare();
    expect((await stat(copy.home)).ino).toBe(ino);
  });
});

describe.runIf(asRoot)('a DATA_DIR that the user nobody cannot reach', () => {
  beforeEach(() => mkdir(sandbox.dataDir, { mode: 0o700 }));

  /** The binaries are there too if the checkout is closed to others. */
  const clusters = async () =>
    (await readdir(sandbox.systemFolder)).filter((name) => !name.startsWith('postgresql-'));

  it('links to a cluster elsewhere, even for two at once, and starts over without it', async () => {
    await mkdir(sandbox.cluster);
    const [first, second] = await Promise.all([sandbox.launch(), sandbox.launch()]);
    expect((await lstat(sandbox.cluster)).isSymbolicLink()).toBe(true);
    expect(await clusters()).toEqual([expect.stringMatching(/^cluster-[0-9a-f]+$/)]);
    expect(first.connection.host).toBe(await readlink(sandbox.cluster));
    expect(first.connection).toEqual(second.connection);
    expect(sandbox.warnings.join('\n')).toContain(sandbox.systemFolder);
    await query(first.connection, 'CREATE TABLE kept (id int)');
    await Promise.all([first.stop(), second.stop()]);

    const again = await sandbox.launch();
    expect(await query(again.connection, 'SELECT * FROM kept')).toEqual([]);
    await again.stop();

    await rm(sandbox.dataDir, { recursive: true });
    await mkdir(sandbox.dataDir, { mode: 0o700 });
    const fresh = await sandbox.launch();
    await expect(query(fresh.connection, 'SELECT * FROM kept')).rejects.toThrow('does not exist');
    expect(await clusters()).toHaveLength(2);
  });

  it('is refused when the other place cannot be used', async () => {
    await writeFile(sandbox.systemFolder, '');
    await expect(sandbox.launch()).rejects.toThrow(`needs the folder ${sandbox.systemFolder}`);
    await rm(sandbox.systemFolder);
    await mkdir(sandbox.systemFolder, { mode: 0o700 });
    await expect(sandbox.launch()).rejects.toThrow('closed to uid');
    expect(await readdir(sandbox.dataDir)).toEqual([]);
    expect(await clusters()).toEqual([]);
  });
});

describe.runIf(checkoutIsOpen)('started by an ordinary user', () => {
  const identity = () => ({ uid: nobody?.uid ?? 0, gid: nobody?.gid ?? 0 });

  it('PostgreSQL runs as that user and needs no other place', async () => {
    const { uid, gid } = identity();
    await mkdir(sandbox.dataDir, { mode: 0o700 });
    await chown(sandbox.dataDir, uid, gid);
    const site = sandbox.startSite(identity());
    expect(await query(await site.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(sandbox.cluster)).uid).toBe(uid);
    await site.end('SIGTERM');
    expect(await sandbox.serverPid()).toBe(0);
    expect(await readdir(sandbox.folder)).toEqual(['data']);
  });

  it('refuses what the user may not use', async () => {
    await mkdir(sandbox.dataDir, { mode: 0o755 });
    await expect(sandbox.startSite(identity()).connection).rejects.toThrow('readable and writable');
    await rm(sandbox.dataDir, { recursive: true });
    await expect(sandbox.startSite(identity()).connection).rejects.toThrow('cannot be created');

    const { uid, gid } = identity();
    await mkdir(sandbox.cluster, { recursive: true });
    await chown(sandbox.dataDir, uid, gid);
    await expect(sandbox.startSite(identity()).connection).rejects.toThrow(
      'belongs to another user (uid 0)',
    );
  });
});

async function linksIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isSymbolicLink()).map((entry) => entry.name);
}
