import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/test/run-command.ts';

/** A temporary project with our packages, for testing the test runner. */
export function makeSmallProject(files: Record<string, string>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'martingale-project-')));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const all = { 'package.json': '{ "type": "module" }', ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
