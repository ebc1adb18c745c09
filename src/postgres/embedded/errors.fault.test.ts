import {
  appendFile,
  chmod,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from '#postgres/embedded/binaries.ts';
import { createCluster } from '#postgres/embedded/cluster.ts';
import { LaunchError } from '#postgres/embedded/launch-error.ts';
import { asRoot, openSandbox, type Sandbox, until } from '#test/support/launcher-fixture.ts';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

/** The message of the LaunchError, which must be one line that names a way out. */
async function refusal(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(LaunchError);
  const message = error instanceof Error ? error.message : '';
  expect(message).not.toContain('\n');
  expect(message).toMatch(/: [a-z].*\.$/);
  return message;
}

describe('a clear refusal', () => {
  it('of a machine without PostgreSQL', async () => {
    const message = await refusal(findBinaries('plan9', 'mips'));
    expect(message).toMatch(/plan9-mips.*DATABASE_URL.*npm install/);
  });

  it('of a DATA_DIR that is a file, or below one', async () => {
    await writeFile(sandbox.dataDir, 'mine');
    expect(await refusal(sandbox.launch())).toContain('is not a folder');
    expect(await refusal(sandbox.launch(join(sandbox.dataDir, 'x')))).toContain(
      'cannot be created',
    );
    expect(await readFile(sandbox.dataDir, 'utf8')).toBe('mine');
  });

  it.runIf(process.platform === 'linux')('of a DATA_DIR where nothing can be created', async () => {
    expect(await refusal(sandbox.launch('/proc/martingale/data'))).toContain('cannot be created');
  });

  it.runIf(!asRoot)('of a DATA_DIR closed to the user', async () => {
    await mkdir(sandbox.dataDir, { mode: 0o500 });
    expect(await refusal(sandbox.launch())).toContain('readable and writable');
    expect(await refusal(sandbox.launch(join(sandbox.dataDir, 'x')))).toContain(
      'cannot be created',
    );
  });

  it('of a folder that is not a cluster', async () => {
    await mkdir(sandbox.cluster, { recursive: true });
    await writeFile(join(sandbox.cluster, 'holiday.txt'), 'mine');
    expect(await refusal(sandbox.launch())).toContain('is not a PostgreSQL cluster');
    expect(await readdir(sandbox.cluster)).toEqual(['holiday.txt']);
    expect(await readdir(sandbox.dataDir)).toEqual(['postgres']);
  });

  it('of a link that leads nowhere', async () => {
    await mkdir(sandbox.dataDir);
    await symlink(join(sandbox.folder, 'gone'), sandbox.cluster);
    expect(await refusal(sandbox.launch())).toContain('does not exist');
    expect(await readdir(sandbox.dataDir)).toEqual(['postgres']);
  });

  it('of a cluster of another major version, untouched', async () => {
    await mkdir(sandbox.cluster, { recursive: true, mode: 0o700 });
    await writeFile(join(sandbox.cluster, 'PG_VERSION'), '17\n');
    const before = await stat(sandbox.cluster);
    const message = await refusal(sandbox.launch());
    expect(message).toMatch(/created by PostgreSQL 17,.* PostgreSQL 18:/);
    expect(message).toMatch(/npm run backup -- FILE.*npm run restore -- FILE/);
    const after = await stat(sandbox.cluster);
    expect([after.mtimeMs, after.ctimeMs]).toEqual([before.mtimeMs, before.ctimeMs]);
    expect(await readdir(sandbox.dataDir)).toEqual(['postgres']);
  });

  it('of a failed initdb, with its reason and nothing left behind', async () => {
    const initdb = join(sandbox.folder, 'initdb');
    await writeFile(
      initdb,
      '#!/bin/sh\ntouch "$2/half"\necho "initdb: error: no space left"\necho "removing contents"\nexit 1\n',
    );
    await chmod(initdb, 0o755);
    await mkdir(sandbox.dataDir);
    const plan = { dataFolder: sandbox.dataDir, systemFolder: sandbox.systemFolder, initdb };
    const attempt = createCluster({ ...plan, user: undefined, warn: () => undefined });
    expect(await refusal(attempt)).toContain('(initdb: error: no space left)');
    expect(await readdir(sandbox.dataDir)).toEqual([]);
  });

  it('of a server that does not start, with its reason', async () => {
    const { cluster } = sandbox;
    await sandbox.fill();
    await appendFile(join(cluster, 'postgresql.conf'), '\nwork_mem = nonsense\n');
    expect(await refusal(sandbox.launch())).toMatch(/did not start \(.*(work_mem|configuration)/);
    await rm(join(cluster, 'global', 'pg_control'));
    await writeFile(join(cluster, 'postgresql.conf'), '');
    expect(await refusal(sandbox.launch())).toMatch(/did not start \(.*pg_control/);
  });
});

describe('a killed first start', () => {
  it('leaves nothing in the way; its leftovers are removed later', async () => {
    const site = sandbox.startSite();
    const leftovers = async () =>
      (await readdir(sandbox.dataDir).catch(() => [])).filter((name) => name.includes('.new-'));
    await until(async () => (await leftovers()).length === 1);
    await site.end('SIGKILL');
    const [leftover = ''] = await leftovers();
    expect(leftover).toMatch(/^postgres\.new-/);

    await (await sandbox.launch()).stop();
    expect(await leftovers()).toEqual([leftover]);
    // Its initdb may outlive the site for a moment and write to the folder.
    const path = join(sandbox.dataDir, leftover);
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000);
    await until(async () => {
      await utimes(path, elevenMinutesAgo, elevenMinutesAgo);
      await (await sandbox.launch()).stop();
      return (await leftovers()).length === 0;
    });
  });
});
