import { expect, it } from 'vitest';
import { bundleSimulations } from '#server/modules/practice/simulations/bundle-simulation.ts';
import { bankFolder, readSimulations } from '#server/modules/questions/bank/read-bank.ts';
import { toProgramNumbers } from '#web/features/practice/lab/parameter-values.ts';
import { seededRandom } from '../../content/tools/seeded-random.ts';
import { boundedDraws } from './rules/bounded-draws.ts';

const proofs = (await readSimulations(bankFolder)).filter(({ numbers }) => numbers.length > 0);
const simulations = await bundleSimulations(bankFolder, proofs);

const trials = 20;
const seed = 1;

it.each(proofs)('$path simulates each of its variants in the lab', async ({ slug, numbers }) => {
  const { module = '', hasStory = false } = simulations.get(slug) ?? {};
  const url = `data:text/javascript;base64,${Buffer.from(module).toString('base64')}`;
  const { simulate, narrate } = await import(url);
  for (const own of numbers.map(toProgramNumbers)) {
    const [random, sameRandom] = [seededRandom(seed), seededRandom(seed)];
    for (let trial = 0; trial < trials; trial += 1) {
      const outcome = simulate(boundedDraws(random), own);
      expect(outcome, JSON.stringify(own)).toSatisfy(Number.isFinite);
      if (hasStory) expect(narrate(boundedDraws(sameRandom), own).outcome).toBe(outcome);
    }
  }
});
