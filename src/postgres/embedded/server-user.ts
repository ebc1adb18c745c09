import { LaunchError } from './launch-error.ts';
import { runProgram, type ServerUser } from './run-program.ts';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The user that PostgreSQL runs as, since it refuses to run as root: the owner of the cluster, or
 * `nobody` for a new one (initdb requires a named account). `undefined`: the current user.
 */
export async function chooseServerUser(
  clusterOwner: ServerUser | undefined,
): Promise<ServerUser | undefined> {
  if (!isRoot()) return undefined;
  if (clusterOwner && clusterOwner.uid !== 0) return clusterOwner;
  return { uid: await nobodyId('-u'), gid: await nobodyId('-g') };
}

async function nobodyId(flag: '-u' | '-g'): Promise<number> {
  const { ok, output } = await runProgram('id', [flag, 'nobody']);
  const id = Number.parseInt(output, 10);
  if (!ok || !Number.isInteger(id)) {
    throw new LaunchError(
      'PostgreSQL does not run as root and there is no user "nobody" to run it as: start the site as an ordinary user, or set DATABASE_URL.',
    );
  }
  return id >>> 0;
}

/** Whether the user can enter the folder, tested by trying: modes alone do not tell. */
export async function canReach(user: ServerUser | undefined, folder: string): Promise<boolean> {
  return user === undefined || (await runProgram('test', ['-x', folder], user)).ok;
}
