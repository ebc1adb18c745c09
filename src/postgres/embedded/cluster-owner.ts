import { chmod, lchown, lstat, readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExistingCluster } from './data-folder.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { ServerUser } from './run-program.ts';
import { isFreeToTake } from './server-user.ts';
import { isAlive } from './shut-down.ts';
import { chooseSocketFolder } from './socket-folder.ts';

/**
 * The owner who keeps an existing cluster, and so runs its server. Clusters of root (restored from
 * an archive) and of `nobody` (from before PostgreSQL had a user of its own) have none, but nothing
 * changes hands while its server may be running.
 */
export async function settledOwner({
  path,
  owner,
}: ExistingCluster): Promise<ServerUser | undefined> {
  const server = await readPostmasterFile(path);
  const mayBeRunning = owner.uid !== 0 && server !== undefined && isAlive(server.pid);
  return mayBeRunning || !(await isFreeToTake(owner)) ? owner : undefined;
}

/** Gives a cluster to the server's user; also finishes what a killed process started. */
export async function giveToUser(cluster: ExistingCluster, user: ServerUser): Promise<void> {
  // Changed last: its owner shows that the work is done.
  const last = join(cluster.path, 'PG_VERSION');
  if (cluster.owner.uid === user.uid && (await lstat(last)).uid === user.uid) return;
  // If outside the cluster, it is empty after a clean stop, and closed to the new user.
  await rmdir(await chooseSocketFolder(cluster.path)).catch(() => undefined);
  await giveFolder(cluster.path, user, last);
  await lchown(last, user.uid, user.gid);
}

/** PostgreSQL makes no hard links, so another name may belong to someone else's file. */
async function hasOtherName(file: string): Promise<boolean> {
  return (await lstat(file)).nlink > 1;
}

/**
 * Each folder before its contents: once it is closed, its former owner can no longer replace them
 * with links to other people's files.
 */
async function giveFolder(folder: string, user: ServerUser, last: string): Promise<void> {
  await lchown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveFolder(path, user, last);
    else if (path !== last && !(await hasOtherName(path))) await lchown(path, user.uid, user.gid);
  }
}
