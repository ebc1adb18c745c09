import { access, constants, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Chromium, Environment } from './chromium.ts';

const commands = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
];

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];

/** Browsers that the machine already has. */
export async function installedChromiums(environment: Environment): Promise<Chromium[]> {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  if (process.platform === 'darwin') {
    for (const applications of ['/Applications', join(homedir(), 'Applications')]) {
      places.push(...macApplications.map((application) => join(applications, application)));
    }
  }
  const found: Chromium[] = [];
  for (const executablePath of places) {
    if (await isExecutableFile(executablePath)) found.push({ executablePath, env: {} });
  }
  return found;
}

export async function isExecutableFile(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
