import { type Binaries, findBinaries, makeRunnable } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { giveToUser, settledOwner } from './cluster-owner.ts';
import { type ExistingCluster, findCluster, prepareDataFolder } from './data-folder.ts';
import { sweepAbandoned } from './fresh-folder.ts';
import { LaunchError } from './launch-error.ts';
import type { ServerPlan } from './server-process.ts';
import { canReach, chooseServerUser, type UserSettings } from './server-user.ts';
import { chooseSocketFolder, SOCKET_PORT } from './socket-folder.ts';

export interface PlanOptions extends UserSettings {
  dataDir: string;
  systemFolder: string;
  warn: (message: string) => void;
}

/** Decides what runs where and as which user, and creates the cluster if there is none. */
export async function planServer(options: PlanOptions): Promise<ServerPlan> {
  const { systemFolder, warn } = options;
  const installed = await findBinaries();
  const dataFolder = await prepareDataFolder(options.dataDir);
  const existing = await findCluster(dataFolder);
  if (existing) expectSameMajor(existing, installed);

  const owner = existing && (await settledOwner(existing));
  const user = await chooseServerUser(owner, options, warn);
  const { postgres, initdb } = await makeRunnable(installed, user, systemFolder);
  await sweepAbandoned(dataFolder);
  if (existing && user) {
    await giveToUser(existing, user);
    if (!(await canReach(user, existing.path))) {
      throw new LaunchError(
        `PostgreSQL runs as uid ${user.uid}, which cannot reach its cluster ${existing.path}: open the folders above it to that user (chmod o+x), or move DATA_DIR.`,
      );
    }
  }
  if (!existing) await createCluster({ dataFolder, initdb, user, systemFolder, warn });
  const cluster = existing ?? (await findCluster(dataFolder));
  if (!cluster) {
    throw new LaunchError(`DATA_DIR ${dataFolder} was emptied during startup: start again.`);
  }
  return {
    postgres,
    cluster: cluster.path,
    dataFolder,
    socketFolder: await chooseSocketFolder(cluster.path),
    port: SOCKET_PORT,
    user,
  };
}

function expectSameMajor(cluster: ExistingCluster, installed: Binaries): void {
  if (cluster.major === installed.major) return;
  throw new LaunchError(
    `The cluster ${cluster.path} was created by PostgreSQL ${cluster.major}, but this release has PostgreSQL ${installed.major}: start the release that created it, run "npm run backup -- FILE" there, move the folder away, then run "npm run restore -- FILE" here.`,
  );
}
