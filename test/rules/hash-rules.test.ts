import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('hashes with SHA-256 only', () => {
  const used = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((path) => {
    const code = readFileSync(resolve(root, path), 'utf8');
    return [...code.matchAll(/\bcreate(?:Hash|Hmac)\('([^']*)'/g)].map(([, name]) => [path, name]);
  });
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(([, name]) => name !== 'sha256')).toEqual([]);
});
