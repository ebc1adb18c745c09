import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { BundledSimulation, SimulationSource } from './simulation-source.ts';

const folderName = 'simulations';

/** Beside the public files of a build, not among them. */
export async function writeSimulations(
  simulations: Map<string, BundledSimulation>,
  build: string,
): Promise<void> {
  await mkdir(resolve(build, folderName), { recursive: true });
  await Promise.all(
    [...simulations].map(([slug, simulation]) =>
      writeFile(fileOf(slug, build), JSON.stringify(simulation)),
    ),
  );
}

export function simulationFiles(build: string): SimulationSource {
  return {
    async find(slug) {
      try {
        return JSON.parse(await readFile(fileOf(slug, build), 'utf8'));
      } catch {
        return null;
      }
    },
  };
}

const fileOf = (slug: string, build: string) => resolve(build, folderName, `${slug}.json`);
