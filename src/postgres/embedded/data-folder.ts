import {
  access,
  constants,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  stat,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode, errorText } from './failure-text.ts';
import { LaunchError } from './launch-error.ts';
import type { ServerUser } from './run-program.ts';
import { isRoot } from './server-user.ts';

export interface ExistingCluster {
  /** Real path, so that every spelling of DATA_DIR means the same server. */
  path: string;
  major: string;
  owner: ServerUser;
}

/** Ensures that DATA_DIR is a usable folder, and returns its absolute path. */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new LaunchError(
      errorCode(error) === 'EEXIST'
        ? `DATA_DIR ${folder} is not a folder: set DATA_DIR to a folder.`
        : `DATA_DIR ${folder} cannot be created (${errorText(error)}): set DATA_DIR to a folder the site may write to.`,
    );
  }
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new LaunchError(
      `DATA_DIR ${folder} is not readable and writable for this user: give the user access, or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

/** Level by level: under /proc and the like, Node's recursive mkdir never returns. */
async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  const hasParent = await lstat(parent).then(
    () => true,
    () => false,
  );
  if (!hasParent) await makeFolder(parent);
  await mkdir(folder).catch(async (error: unknown) => {
    const isThere = errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory();
    if (!isThere) throw error;
  });
}

export function clusterEntry(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/** The cluster of a prepared DATA_DIR; `undefined` when there is none yet. */
export async function findCluster(dataFolder: string): Promise<ExistingCluster | undefined> {
  const entry = clusterEntry(dataFolder);
  const entryInfo = await lstat(entry).catch(() => undefined);
  if (!entryInfo) return undefined;

  const info = await stat(entry).catch(() => undefined);
  if (!info) {
    throw new LaunchError(
      `${entry} is a link to a folder that does not exist: restore that folder, or remove the link to start with an empty database.`,
    );
  }
  if (!info.isDirectory()) throw notACluster(entry);
  if (!isRoot() && info.uid !== process.getuid?.()) {
    throw new LaunchError(
      `${entry} belongs to another user (uid ${info.uid}): start the site as that user, or set DATA_DIR to another folder.`,
    );
  }

  const version = await readVersion(entry);
  if (version !== undefined) {
    const owner = { uid: info.uid, gid: info.gid };
    return { path: await realpath(entry), major: version, owner };
  }
  const isEmpty = (await readdir(entry)).length === 0;
  if (isEmpty && entryInfo.isDirectory()) return undefined;
  throw notACluster(entry);
}

async function readVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new LaunchError(
      `${cluster} is not readable (${errorText(error)}): give the user access to it, or set DATA_DIR to another folder.`,
    );
  }
}

function notACluster(entry: string): LaunchError {
  return new LaunchError(
    `${entry} is not a PostgreSQL cluster: move it away, or set DATA_DIR to another folder.`,
  );
}
