import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLabs } from '../../questions/bank/read-bank.ts';
import { bundleSimulations, simulationsFrom } from './bundle-simulation.ts';
import { simulationFiles, writeSimulations } from './simulation-files.ts';

const constants = 'export const half = 0.5;\nexport const third = 1 / 3;\n';
const draw = `import { half, third } from './constants.ts';
/** Heads, or tails. */
export function flip(random: () => number): number {
  return random() < half ? 1 : 0;
}
export function unused(): number { return 4711 * third; }
`;
const proof = `import { flip, unused } from '../tools/draw.ts';
const table = [4712].map((entry) => entry + unused());
/** How it is computed. */
export function exact(): number { return table[0] ?? 4713; }
/** One flip. */
export function simulate(random: () => number): number {
  // Heads count.
  return flip(random);
}
`;
const story = `export function narrate(random: () => number) {
  const outcome = simulate(random);
  return { steps: ['We flip.'], outcome };
}
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale-simulations-'));
  await mkdir(join(folder, 'tools'));
  await mkdir(join(folder, 'coins'));
  await writeFile(join(folder, 'tools/constants.ts'), constants);
  await writeFile(join(folder, 'tools/draw.ts'), draw);
  await writeFile(join(folder, 'coins/one.proof.ts'), proof);
  await writeFile(join(folder, 'coins/told.proof.ts'), proof + story);
  await writeFile(join(folder, 'coins/certain.proof.ts'), 'export function exact() { return 1; }');
});
afterEach(() => rm(folder, { recursive: true }));

const load = (module: string) =>
  import(`data:text/javascript;base64,${Buffer.from(module).toString('base64')}`);

it('has the trial and its helpers, and nothing that computes the answer', async () => {
  const simulations = await bundleSimulations(folder, await readLabs(folder));
  expect([...simulations.keys()]).toEqual(['one', 'told']);
  const one = simulations.get('one');
  expect(one?.program).toBe(`import { flip } from '../tools/draw.ts';

/** One flip. */
export function simulate(random: () => number): number {
  // Heads count.
  return flip(random);
}

// content/tools/draw.ts

import { half } from './constants.ts';

/** Heads, or tails. */
export function flip(random: () => number): number {
  return random() < half ? 1 : 0;
}

// content/tools/constants.ts

export const half = 0.5;
`);
  expect(one?.module).not.toMatch(/exact|unused|47\d\d|import/);
  expect(one).toMatchObject({ hasStory: false, estimates: null, numbers: null });
  expect((await load(one?.module ?? '')).simulate(() => 0.1)).toBe(1);
});

it('narrates a trial if the proof does, but shows only the trial', async () => {
  const told = await simulationsFrom(folder, readLabs).find('told');
  expect(told?.hasStory).toBe(true);
  expect(told?.program).not.toContain('narrate');
  const { narrate } = await load(told?.module ?? '');
  expect(narrate(() => 0.9)).toEqual({ steps: ['We flip.'], outcome: 0 });
});

it('has a figure and its sliders instead of trials, and nothing that computes the answer', async () => {
  const figure = `import { half } from '../tools/constants.ts';
export function exact(): number { return 4716; }
const start = 2;
export function sliders() { return { days: { from: 1, to: 3, start } }; }
/** A line. */
export function figure({ days = start }) { return [String(days * half)]; }
`;
  await writeFile(join(folder, 'coins/drawn.proof.ts'), figure);
  const drawn = await simulationsFrom(folder, readLabs).find('drawn');
  expect(drawn).toMatchObject({ hasStory: false, estimates: null, numbers: null });
  expect(drawn?.program).toMatch(/^\/\*\* A line\. \*\/$/m);
  expect(drawn?.program).not.toMatch(/sliders|4716/);
  expect(drawn?.module).not.toMatch(/exact|4716|import/);
  const { sliders, figure: draw } = await load(drawn?.module ?? '');
  expect(sliders()).toEqual({ days: { from: 1, to: 3, start: 2 } });
  expect(draw({ days: 3 })).toEqual(['1.5']);
});

it('has the value of what its trials estimate, but not how it is computed', async () => {
  const estimates = `const secret = 4714;
export const estimates = { name: 'the chance of heads', value: secret / 9428 };
`;
  await writeFile(join(folder, 'coins/one.proof.ts'), proof + estimates);
  const one = await simulationsFrom(folder, readLabs).find('one');
  expect(one?.estimates).toEqual({ name: 'the chance of heads', value: 0.5 });
  expect(`${one?.program} ${one?.module}`).not.toMatch(/4714|chance of heads/);
});

it('has the usual numbers of a question with variants, and no others', async () => {
  const variant = (coins: string) => ({
    parameters: { coins },
    answer: '1',
    asked: '',
    values: [],
  });
  const variants = [variant('5/2'), variant('4715')];
  const frozen = { version: 1, texts: '', formulas: [], variants };
  await writeFile(join(folder, 'coins/one.variants.json'), JSON.stringify(frozen));
  const one = await simulationsFrom(folder, readLabs).find('one');
  expect(one?.numbers).toEqual({ coins: '5/2' });
  expect(JSON.stringify(one)).not.toContain('4715');
});

it('is found by its slug, in a build and from source', async () => {
  const simulations = await bundleSimulations(folder, await readLabs(folder));
  await writeSimulations(simulations, folder);
  expect(await readdir(join(folder, 'simulations'))).toEqual(['one.json', 'told.json']);
  for (const source of [simulationFiles(folder), simulationsFrom(folder, readLabs)]) {
    expect(await source.find('one')).toEqual(simulations.get('one'));
    expect(await source.find('certain')).toBeNull();
    expect(await source.find('nowhere')).toBeNull();
  }
});
