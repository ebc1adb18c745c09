import { chown, mkdir, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterEntry } from './data-folder.ts';
import { errorCode, errorLine, errorText } from './failure-text.ts';
import { moveIntoPlace, randomSuffix, syncFolder, temporaryName } from './fresh-folder.ts';
import { LaunchError } from './launch-error.ts';
import { runProgram, type ServerUser } from './run-program.ts';
import { canReach } from './server-user.ts';
import { prepareSystemFolder } from './system-folder.ts';

export const SUPERUSER = 'martingale';

export interface NewCluster {
  dataFolder: string;
  initdb: string;
  user: ServerUser | undefined;
  systemFolder: string;
  warn: (message: string) => void;
}

/** Creates the cluster of DATA_DIR, or yields to a process that creates it concurrently. */
export async function createCluster(plan: NewCluster): Promise<void> {
  const { dataFolder, user, systemFolder } = plan;
  const entry = clusterEntry(dataFolder);
  try {
    if (!user || (await canReach(user, dataFolder))) {
      await withNewCluster(plan, dataFolder, (made) => moveIntoPlace(made, entry));
      return;
    }
    plan.warn(
      `PostgreSQL runs as uid ${user.uid}, which cannot reach ${dataFolder}: its cluster is in ${systemFolder}, linked from ${entry}.`,
    );
    await prepareSystemFolder(systemFolder, user);
    await withNewCluster(plan, systemFolder, (made) =>
      linkIntoPlace(made, join(systemFolder, `cluster-${randomSuffix()}`), dataFolder),
    );
  } catch (error) {
    if (error instanceof LaunchError) throw error;
    throw new LaunchError(
      `The PostgreSQL cluster ${entry} could not be created (${errorText(error)}): remove what is in its way, or set DATA_DIR to another folder.`,
    );
  }
}

async function withNewCluster(
  { initdb, user }: NewCluster,
  parent: string,
  commit: (made: string) => Promise<unknown>,
): Promise<void> {
  const temporary = temporaryName(join(parent, 'postgres'));
  try {
    await mkdir(temporary, { mode: 0o700 });
    if (user) await chown(temporary, user.uid, user.gid);
    // The builtin locale sorts the same on every machine.
    const args = [
      ['-D', temporary, '-U', SUPERUSER, '--auth-local=reject', '--auth-host=reject'],
      ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ].flat();
    const { ok, output } = await runProgram(initdb, args, user);
    if (!ok) {
      throw new LaunchError(
        `PostgreSQL could not create its cluster (${errorLine(output)}): fix that, or set DATABASE_URL.`,
      );
    }
    await commit(temporary);
  } finally {
    // Still there only if something failed or another process was first.
    await rm(temporary, { recursive: true, force: true });
  }
}

async function linkIntoPlace(made: string, cluster: string, dataFolder: string): Promise<void> {
  const entry = clusterEntry(dataFolder);
  await rename(made, cluster);
  await syncFolder(join(cluster, '..'));
  try {
    // An empty folder counts as no cluster; rmdir leaves anything else alone.
    await rmdir(entry).catch(() => undefined);
    await symlink(cluster, entry);
    await syncFolder(dataFolder);
  } catch (error) {
    await rm(cluster, { recursive: true, force: true });
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
