import { errorLine } from './failure-text.ts';
import { runProgram, type ServerUser } from './run-program.ts';

/** By its path: a root shell's PATH may lack the folder. */
const USERADD = '/usr/sbin/useradd';

/** The ids of a user of this machine. */
export async function findSystemUser(name: string): Promise<ServerUser | undefined> {
  const [uid, gid] = await Promise.all([readId('-u', name), readId('-g', name)]);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

async function readId(flag: '-u' | '-g', name: string): Promise<number | undefined> {
  const { ok, output } = await runProgram('id', [flag, '--', name]);
  const id = Number.parseInt(output, 10);
  // macOS prints nobody's ids as -2.
  return ok && Number.isInteger(id) ? id >>> 0 : undefined;
}

/** `undefined` for an id without a user. */
export async function systemUserName(uid: number): Promise<string | undefined> {
  const { ok, output } = await runProgram('id', ['-un', '--', String(uid)]);
  return ok ? output.trim() : undefined;
}

/** Creates a user that cannot sign in, or says why it could not. */
export async function createSystemUser(
  name: string,
): Promise<{ user: ServerUser | undefined; failure: string }> {
  const { output } = await runProgram('flock', [
    // Two at once would both write the user, with different ids.
    ...[USERADD, USERADD],
    ...['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'],
    ...['--shell', '/usr/sbin/nologin', '--comment', 'Martingale database', '--', name],
  ]);
  // A failure counts only if no other process has just created it.
  return { user: await findSystemUser(name), failure: errorLine(output) };
}
