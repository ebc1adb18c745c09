import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { clusterEntry } from './data-folder.ts';
import { canReach, expectedServerUser, type UserSettings } from './server-user.ts';
import { SYSTEM_FOLDER } from './system-folder.ts';

/**
 * The default DATA_DIR: the given folder, or the system folder if the user that root runs
 * PostgreSQL as could never get there (a checkout under /root).
 */
export async function chooseDefaultDataFolder(
  folder: string,
  settings: UserSettings,
  systemFolder: string = SYSTEM_FOLDER,
): Promise<string> {
  if (existsSync(clusterEntry(folder))) return folder;
  const user = await expectedServerUser(settings);
  return (await canReach(user, nearestExisting(folder))) ? folder : systemFolder;
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}
