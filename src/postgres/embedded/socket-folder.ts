import { createHash } from 'node:crypto';
import { chmod, lchown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { errorCode, errorText } from './failure-text.ts';
import { LaunchError } from './launch-error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { ServerUser } from './run-program.ts';

export const SOCKET_PORT = 5432;

/** Below the limits for socket paths: 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET_PATH = 100;

/** The folder of the server's socket: the cluster itself, or a short path derived from it. */
export async function chooseSocketFolder(cluster: string): Promise<string> {
  if (fits(cluster)) return cluster;
  const name = `martingale-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  // A server started with another TMPDIR is found by its recorded socket path.
  const noted = (await readPostmasterFile(cluster))?.socketFolder;
  if (noted && basename(noted) === name && (await lstat(noted).catch(() => undefined))) {
    return noted;
  }
  const folder = join(tmpdir(), name);
  if (fits(folder)) return folder;
  throw new LaunchError(
    `The path of TMPDIR (${tmpdir()}) is too long for PostgreSQL's socket: set TMPDIR or DATA_DIR to a shorter path.`,
  );
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH;
}

/**
 * Creates the socket's folder, private to the server's user. Anyone may create files in a shared
 * temporary folder, so an existing folder of another user is refused.
 */
export async function secureSocketFolder(
  folder: string,
  cluster: string,
  user: ServerUser | undefined,
): Promise<void> {
  if (folder === cluster) return;
  const unsafe = (why: string) =>
    new LaunchError(
      `PostgreSQL's socket folder ${folder} ${why}: remove it, or set TMPDIR or DATA_DIR to a shorter path of your own.`,
    );
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw unsafe(`cannot be created (${errorText(error)})`);
  }
  const info = await lstat(folder);
  if (!info.isDirectory()) throw unsafe('is not a folder');
  const ourUid = process.getuid?.();
  if (info.uid !== ourUid && info.uid !== user?.uid) throw unsafe('belongs to someone else');
  if (info.uid === ourUid) {
    await chmod(folder, 0o700);
    if (user) await lchown(folder, user.uid, user.gid);
  } else if (info.mode & 0o077) throw unsafe('is open to others');
}
