import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** For each script that browsers load, the length of each package and source file in it. */
export type ModuleList = Record<string, Record<string, number>>;

export const moduleListFile = 'modules.json';

/** Writes the list beside the scripts, for `bench/page-weight.ts`. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const list: ModuleList = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const lengths: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const name = nameOf(id);
          lengths[name] = (lengths[name] ?? 0) + renderedLength;
        }
        list[output.fileName] = lengths;
      }
      writeFileSync(resolve(dir, '..', moduleListFile), JSON.stringify(list));
    },
  };
}

function nameOf(id: string): string {
  const inPackage = id.split('/node_modules/').at(-1) ?? id;
  if (inPackage !== id) return /^(@[^/]+\/)?[^/]+/.exec(inPackage)?.[0] ?? inPackage;
  // The bundler's own modules begin with a null character.
  return id.startsWith('/') ? relative(process.cwd(), id) : id.replace('\0', '');
}
