import { LaunchError } from './launch-error.ts';
import { runProgram, type ServerUser } from './run-program.ts';
import { createSystemUser, findSystemUser } from './system-user.ts';

/** The user that root runs PostgreSQL as, unless the operator has chosen another one. */
const OWN_USER = 'martingale';

export interface UserSettings {
  /** An existing user that the operator has chosen. */
  systemUser?: string | undefined;
  /** The user to create otherwise. */
  ownUser?: string | undefined;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The user that PostgreSQL runs as, since it refuses to run as root: the cluster's owner if it has
 * one to keep, else a user of its own. `undefined`: the current user.
 */
export async function chooseServerUser(
  clusterOwner: ServerUser | undefined,
  settings: UserSettings,
  warn: (message: string) => void,
): Promise<ServerUser | undefined> {
  if (!isRoot()) return undefined;
  const chosen = await findChosenUser(settings);
  if (!clusterOwner) return chosen ?? makeOwnUser(settings, warn);
  if (settings.systemUser && chosen?.uid !== clusterOwner.uid) {
    warn(
      `PostgreSQL runs as uid ${clusterOwner.uid}, which owns the cluster, not as ${settings.systemUser}: to change that, stop the site and give the cluster to that user (chown -R).`,
    );
  }
  return clusterOwner;
}

/** The same for a new cluster, or the best guess without creating a user. */
export async function expectedServerUser(settings: UserSettings): Promise<ServerUser | undefined> {
  if (!isRoot()) return undefined;
  return (await findChosenUser(settings)) ?? findSystemUser('nobody');
}

/** A cluster of root or `nobody` is waiting for a user of its own; any other owner keeps it. */
export async function isFreeToTake(owner: ServerUser): Promise<boolean> {
  return owner.uid === 0 || owner.uid === (await findSystemUser('nobody'))?.uid;
}

async function findChosenUser(settings: UserSettings): Promise<ServerUser | undefined> {
  const { systemUser, ownUser = OWN_USER } = settings;
  const user = await findSystemUser(systemUser ?? ownUser);
  if (systemUser === undefined || (user && user.uid !== 0)) return user;
  throw new LaunchError(
    `PostgreSQL cannot run as DATABASE_SYSTEM_USER ${systemUser} (${user ? 'it is root' : 'there is no such user'}): set it to another user, or unset it to use one of its own.`,
  );
}

async function makeOwnUser(
  { ownUser = OWN_USER }: UserSettings,
  warn: (message: string) => void,
): Promise<ServerUser> {
  const { user, failure } = await createSystemUser(ownUser);
  if (user) {
    warn(`Created the system user ${ownUser} to run PostgreSQL.`);
    return user;
  }
  const nobody = await findSystemUser('nobody');
  if (!nobody) {
    throw new LaunchError(
      `PostgreSQL does not run as root, and the user ${ownUser} could not be created (${failure}): create it, set DATABASE_SYSTEM_USER, or set DATABASE_URL.`,
    );
  }
  warn(
    `PostgreSQL runs as nobody, because the user ${ownUser} could not be created (${failure}): create it or set DATABASE_SYSTEM_USER, and the next start gives it the database.`,
  );
  return nobody;
}

/** Whether the user can enter the folder, tested by trying: modes alone don't tell. */
export async function canReach(user: ServerUser | undefined, folder: string): Promise<boolean> {
  return user === undefined || (await runProgram('test', ['-x', folder], user)).ok;
}
