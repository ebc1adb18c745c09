// Added 2026-11-15; review by 2027-05-15. Delete it when npm writes complete lock files: copy
// package.json, .npmrc and this script to an empty folder, run `npm install --package-lock-only`
// and then the script, which must find nothing missing. npm 11.19 fails this if its registry lacks
// the native packages of macOS. npm/cli#4828, a different cause, is closed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * npm leaves a native package out of the lock file if it could not read it when writing the lock,
 * and later installs on that platform silently miss it. This adds the missing packages for every
 * supported platform, with their checksum if the registry has them. Run after changing dependencies.
 */
interface LockedPackage {
  version?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lockFile = resolve(import.meta.dirname, '../package-lock.json');
const supportedPlatform = /(?<os>linux|darwin)-(?<cpu>x64|arm64)(-gnu)?$/;

export function addMissingPlatforms(packages: Record<string, LockedPackage>): string[] {
  const added: string[] = [];
  for (const parent of Object.values(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const { os, cpu } = supportedPlatform.exec(name)?.groups ?? {};
      const path = `node_modules/${name}`;
      if (!os || !cpu || packages[path]) continue;
      const dev = parent.dev ? { dev: true } : {};
      packages[path] = { version, cpu: [cpu], ...dev, optional: true, os: [os] };
      added.push(name);
    }
  }
  return added;
}

/** Returns the packages whose checksum the registry does not tell. */
function addMissingChecksums(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity }]) => path !== '' && integrity === undefined)
    .flatMap(([path, locked]) => {
      const release = `${path.replace(/^.*node_modules\//, '')}@${locked.version}`;
      const integrity = checksumOf(release);
      if (!integrity) return [release];
      locked.integrity = integrity;
      return [];
    });
}

function checksumOf(release: string): string {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  try {
    return execFileSync('npm', ['view', release, 'dist.integrity'], {
      encoding: 'utf8',
      stdio,
    }).trim();
  } catch {
    return '';
  }
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  const added = addMissingPlatforms(lock.packages);
  const unchecked = addMissingChecksums(lock.packages);
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  if (unchecked.length > 0) console.log(`Not in this registry: ${unchecked.join(', ')}`);
  console.log(added.length ? `Added: ${added.join(', ')}` : 'The lock file was complete.');
}
