import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** Remove a name once `scripts/complete-lock.ts` finds its checksum. */
const missingInRegistry =
  /^node_modules\/@(biomejs\/cli|oxc-parser\/binding|rolldown\/binding|tailwindcss\/oxide)-darwin-(arm64|x64)$/;

const lockedSchema = z.object({
  integrity: z.string().optional(),
  resolved: z.string().optional(),
});
const locked = Object.entries(
  z
    .object({ packages: z.record(z.string(), lockedSchema) })
    .parse(JSON.parse(read('package-lock.json'))).packages,
).filter(([path]) => path !== '');

it('locks every package with a checksum, but for native ones that the registry lacks', () => {
  const unchecked = locked
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .filter(([path]) => !missingInRegistry.test(path));
  expect(unchecked.map(([path]) => path)).toEqual([]);
  expect(locked.length).toBeGreaterThan(500);
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
