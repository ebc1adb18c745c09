import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

const supportedPlatform = /(linux|darwin)-(x64|arm64)(-gnu)?$/;

const lockedSchema = z.object({
  version: z.string(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  /** Part of another package, whose checksum covers it. */
  inBundle: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const locked = Object.entries(
  z
    .object({ packages: z.record(z.string(), lockedSchema) })
    .parse(JSON.parse(read('package-lock.json'))).packages,
).filter(([path]) => path !== '');

it('locks every package with a checksum', () => {
  const unchecked = locked.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
  expect(locked.length).toBeGreaterThan(500);
});

it('locks the native packages of every supported platform', () => {
  const releases = new Set(
    locked.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`),
  );
  const native = locked.flatMap(([, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => supportedPlatform.test(name))
      .map(([name, version]) => `${name}@${version}`),
  );
  expect(native.filter((release) => !releases.has(release))).toEqual([]);
  expect(native.length).toBeGreaterThan(20);
});

it('locks no registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

it('pins every dependency', () => {
  const versions = z.record(z.string(), z.string());
  const names = z.object({
    dependencies: versions,
    devDependencies: versions,
    optionalDependencies: versions,
  });
  const all = Object.values(names.parse(JSON.parse(read('package.json')))).flatMap(Object.values);
  expect(all.filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  );
});

it('pins every GitHub action by commit', () => {
  const folder = '.github/workflows';
  const used = readdirSync(resolve(root, folder)).flatMap((name) =>
    [...read(`${folder}/${name}`).matchAll(/uses: *(\S+)/g)].map(([, action]) => action),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
});
