import { expect, it } from 'vitest';
import { bundleSimulations } from '#server/modules/practice/simulations/bundle-simulation.ts';
import { bankFolder, readLabs } from '#server/modules/questions/bank/read-bank.ts';
import { toProgramNumbers } from '#web/features/practice/lab/parameter-values.ts';
import { seededRandom } from '../../content/tools/seeded-random.ts';
import { boundedDraws } from './rules/bounded-draws.ts';
import { findInteractiveFigureProblems } from './rules/interactive-figure-rules.ts';

const proofs = (await readLabs(bankFolder)).filter(({ numbers }) => numbers.length > 0);
const simulations = await bundleSimulations(bankFolder, proofs);

const trials = 20;
const seed = 1;

const proofsOf = (lab: string) => proofs.filter(({ kind }) => kind === lab);
const load = (slug: string) => {
  const { module = '' } = simulations.get(slug) ?? {};
  return import(`data:text/javascript;base64,${Buffer.from(module).toString('base64')}`);
};

it.each(proofsOf('simulation'))(
  '$path simulates each of its variants in the lab',
  async ({ slug, numbers }) => {
    const { hasStory = false } = simulations.get(slug) ?? {};
    const { simulate, narrate } = await load(slug);
    for (const own of numbers.map(toProgramNumbers)) {
      const [random, sameRandom] = [seededRandom(seed), seededRandom(seed)];
      for (let trial = 0; trial < trials; trial += 1) {
        const outcome = simulate(boundedDraws(random), own);
        expect(outcome, JSON.stringify(own)).toSatisfy(Number.isFinite);
        if (hasStory) expect(narrate(boundedDraws(sameRandom), own).outcome).toBe(outcome);
      }
    }
  },
);

it.each(proofsOf('figure'))('$path draws each of its variants in the lab', async (proof) => {
  const { sliders, figure } = await load(proof.slug);
  for (const own of proof.numbers.map(toProgramNumbers)) {
    const problems = findInteractiveFigureProblems({
      exact: () => 0,
      sliders: () => sliders(own),
      figure: (positions) => figure(positions, own),
    });
    expect(problems, JSON.stringify(own)).toEqual([]);
  }
});
