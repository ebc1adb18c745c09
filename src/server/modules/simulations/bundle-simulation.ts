import { join } from 'node:path';
import { build } from 'vite';
import { type BankFile, readSimulated } from '../bank/read-bank.ts';
import type { BundledSimulation, SimulationSource } from './simulation-source.ts';

const entry = 'virtual:simulation';

/** By slug. */
export async function bundleSimulations(folder: string): Promise<Map<string, BundledSimulation>> {
  const proofs = await readSimulated(folder);
  return new Map(
    await Promise.all(
      proofs.map(async (proof) => [proof.slug, await bundleSimulation(folder, proof)] as const),
    ),
  );
}

/** Always as the proof is now. */
export function simulationsFrom(folder: string): SimulationSource {
  return {
    async find(slug) {
      const proof = (await readSimulated(folder)).find((file) => file.slug === slug);
      return proof ? bundleSimulation(folder, proof) : null;
    },
  };
}

/** Only what its trials need: `exact`, which computes the answer, stays in the proof. */
async function bundleSimulation(
  folder: string,
  { path, text }: BankFile,
): Promise<BundledSimulation> {
  const hasStory = /^export function narrate\b/m.test(text);
  const file = join(folder, path);
  const program = await bundle(file, 'simulate');
  return {
    program,
    module: hasStory ? await bundle(file, 'simulate, narrate') : program,
    hasStory,
  };
}

async function bundle(file: string, names: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'simulation',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${names} } from ${JSON.stringify(file)};` : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // A proof's constants are computed when it loads: those of `exact` go with it.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  if (!('output' in built)) throw new Error(`${file} was not bundled`);
  return built.output[0].code.replaceAll('\t', '  ');
}
