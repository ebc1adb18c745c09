import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import type { LabKind } from '#shared/contracts/question.ts';
import { type Estimates, estimatesSchema } from '#shared/contracts/simulation.ts';
import type { Numbers } from '#shared/contracts/variant.ts';
import type { BundledSimulation, SimulationSource } from './simulation-source.ts';
import { sliceModule } from './slice-module.ts';

/** A proof with a lab in the question bank. */
interface Proof {
  kind: LabKind;
  /** Within the bank's folder. */
  path: string;
  slug: string;
  text: string;
  /** Of its variants, the usual ones first; none if they never change. */
  numbers: Numbers[];
}

/** By slug. */
export async function bundleSimulations(
  folder: string,
  proofs: Proof[],
): Promise<Map<string, BundledSimulation>> {
  return new Map(
    await Promise.all(
      proofs.map(async (proof) => [proof.slug, await bundleSimulation(folder, proof)] as const),
    ),
  );
}

/** Always up to date with the proofs. */
export function simulationsFrom(
  folder: string,
  readProofs: (folder: string) => Promise<Proof[]>,
): SimulationSource {
  return {
    async find(slug) {
      const proof = (await readProofs(folder)).find((file) => file.slug === slug);
      return proof ? bundleSimulation(folder, proof) : null;
    },
  };
}

/** Only what its lab needs: `exact`, which computes the answer, stays in the proof. */
async function bundleSimulation(
  folder: string,
  { path, text, numbers, kind }: Proof,
): Promise<BundledSimulation> {
  const hasStory = /^export function narrate\b/m.test(text);
  const file = join(folder, path);
  const shown = kind === 'figure' ? 'figure' : 'simulate';
  const called = kind === 'figure' ? ['sliders'] : hasStory ? ['narrate'] : [];
  return {
    program: await readProgram(folder, file, shown),
    module: await bundle(file, sliceModule(text, [shown, ...called]).text),
    hasStory,
    estimates: /^export const estimates\b/m.test(text) ? await computeEstimates(file, text) : null,
    numbers: numbers[0] ?? null,
  };
}

/** Computed here, since the code would show readers how to compute the answer. */
async function computeEstimates(file: string, text: string): Promise<Estimates> {
  const code = await bundle(file, sliceModule(text, ['estimates']).text);
  const { estimates } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return estimatesSchema.parse(estimates);
}

/** The function, then the tools it uses. */
async function readProgram(folder: string, proof: string, name: string): Promise<string> {
  const needs = new Map([[proof, new Set([name])]]);
  const texts = new Map<string, string>();
  // A file that turns out to need more moves to the end, and is sliced again.
  for (const [file, names] of needs) {
    const { text, imports } = sliceModule(await readFile(file, 'utf8'), [...names]);
    texts.set(file, file === proof ? text : `// content/${relative(folder, file)}\n\n${text}`);
    for (const { from, names: imported } of imports) {
      const tool = resolve(dirname(file), from);
      const known = needs.get(tool) ?? new Set();
      if (imported.every((name) => known.has(name))) continue;
      needs.delete(tool);
      needs.set(tool, new Set([...known, ...imported]));
    }
  }
  return [...texts.values()].join('\n');
}

async function bundle(file: string, slice: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [{ name: 'slice', load: (id) => (id === file ? slice : null) }],
    build: {
      write: false,
      rolldownOptions: { input: file, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error(`${file} was not bundled`);
  return built.output[0].code;
}
