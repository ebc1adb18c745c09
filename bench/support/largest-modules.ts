import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ModuleList, moduleListFile } from '../../scripts/make-build/list-modules.ts';

export interface Script {
  path: string;
  bytes: number;
}

const file = resolve(import.meta.dirname, '../../build', moduleListFile);

/** The largest modules in these scripts: file bytes, split in proportion to their source length. */
export function largestModules(scripts: Script[], count: number): [name: string, bytes: number][] {
  const list: ModuleList = JSON.parse(readFileSync(file, 'utf8'));
  const bytesOf = new Map<string, number>();
  for (const { path, bytes } of scripts) {
    const lengths = Object.entries(list[path.slice(1)] ?? {});
    const total = lengths.reduce((sum, [, length]) => sum + length, 0);
    for (const [name, length] of lengths) {
      bytesOf.set(name, (bytesOf.get(name) ?? 0) + (bytes * length) / total);
    }
  }
  return [...bytesOf].toSorted(([, a], [, b]) => b - a).slice(0, count);
}
