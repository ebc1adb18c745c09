import { execFile } from 'node:child_process';
import { errorText } from './failure-text.ts';

export interface ServerUser {
  uid: number;
  gid: number;
}

export interface Outcome {
  ok: boolean;
  output: string;
}

/** The `spawn` options to run as the user. Ids are signed: macOS's nobody is -2. */
export function spawnIdentity(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid | 0, gid: user.gid | 0 } : {};
}

/**
 * PostgreSQL gets none of the site's environment: PG* variables would change its behavior, it needs
 * no secrets, and a fixed locale keeps its messages in English.
 */
export function programEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program to completion, as another user if given. Never rejects. */
export function runProgram(file: string, args: string[], user?: ServerUser): Promise<Outcome> {
  // The site's working directory may be closed to the other user.
  const options = { ...spawnIdentity(user), cwd: '/', env: programEnvironment() };
  const outcome = new Promise<Outcome>((resolve) => {
    execFile(file, args, options, (error, stdout, stderr) => {
      resolve({ ok: error === null, output: `${stdout}${stderr}` || errorText(error) });
    });
  });
  // Some spawn failures are thrown instead of emitted.
  return outcome.catch((error: unknown) => ({ ok: false, output: errorText(error) }));
}
