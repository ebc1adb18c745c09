import { chmod, lstat, mkdir } from 'node:fs/promises';
import { errorText } from './failure-text.ts';
import { sweepAbandoned } from './fresh-folder.ts';
import { LaunchError } from './launch-error.ts';
import type { ServerUser } from './run-program.ts';
import { canReach } from './server-user.ts';

/** Where root puts what the server's user cannot reach elsewhere. */
export const SYSTEM_FOLDER = '/var/lib/martingale';

export async function prepareSystemFolder(folder: string, user: ServerUser): Promise<void> {
  const unusable = (why: string) =>
    new LaunchError(
      `PostgreSQL needs the folder ${folder} but cannot use it (${why}): start the site as an ordinary user, or set DATABASE_URL.`,
    );
  try {
    // A strict umask must not lock the server's user out of its own folder.
    if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755);
    const info = await lstat(folder);
    if (!info.isDirectory()) throw new Error('not a folder');
    if (info.uid !== 0) throw new Error('not owned by root');
    if (!(await canReach(user, folder))) throw new Error(`closed to uid ${user.uid}`);
    await sweepAbandoned(folder);
  } catch (error) {
    throw unusable(errorText(error));
  }
}
