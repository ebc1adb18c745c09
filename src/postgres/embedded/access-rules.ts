import { open, rename } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { temporaryName } from './fresh-folder.ts';
import type { ServerUser } from './run-program.ts';
import { systemUserName } from './system-user.ts';

const NOTE = '# Rewritten whenever the server starts: changes here are lost.\n';

/**
 * Who may connect: root and the owner of the cluster, as PostgreSQL itself sees them at the other
 * end of the socket. The mode of the socket's folder keeps others out as well.
 */
export async function writeAccessRules(
  cluster: string,
  user: ServerUser | undefined,
): Promise<void> {
  const owner = user ? await systemUserName(user.uid) : userInfo().username;
  const names = new Set(['root', ...(owner === undefined ? [] : [owner])]);
  const map = [...names].map((name) => `martingale "${name.replaceAll('"', '""')}" all\n`);
  await replaceFile(join(cluster, 'pg_ident.conf'), NOTE + map.join(''), user);
  const rule = 'local all all peer map=martingale\n';
  await replaceFile(join(cluster, 'pg_hba.conf'), NOTE + rule, user);
}

/** Under a new name first: root must not write through a link that the server's user has made. */
async function replaceFile(
  path: string,
  text: string,
  user: ServerUser | undefined,
): Promise<void> {
  const temporary = temporaryName(path);
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    if (user) await handle.chown(user.uid, user.gid);
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
}
