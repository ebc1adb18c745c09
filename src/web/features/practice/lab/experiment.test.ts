import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../content/tools/seeded-random.ts';
import { createExperiment, type Simulate } from './experiment.ts';

const coin: Simulate = (random) => (random() < 0.5 ? 1 : 0);

function run(simulate: Simulate, seed: number, trials: number) {
  const experiment = createExperiment(simulate, seededRandom(seed), trials);
  while (!experiment.isDone()) experiment.runBlock();
  return experiment.results();
}

describe('an experiment', () => {
  it('runs exactly as many trials as it should', () => {
    let calls = 0;
    const results = run(() => calls++, 1, 1234);
    expect(calls).toBe(1234);
    expect(results).toMatchObject({ trials: 1234, mean: 1233 / 2 });
    expect(results.points.at(-1)?.trials).toBe(1234);
  });

  it('gives the same results for the same seed, and different ones for another', () => {
    expect(run(coin, 7, 10_000)).toEqual(run(coin, 7, 10_000));
    expect(run(coin, 7, 10_000)).not.toEqual(run(coin, 8, 10_000));
  });

  it('passes through the results of a shorter run with the same seed', () => {
    const { points } = run(coin, 3, 10_000);
    const { mean, standardError } = run(coin, 3, 1000);
    expect(points).toContainEqual({ trials: 1000, mean, standardError });
  });

  it('counts every outcome once', () => {
    const { histogram } = run(coin, 5, 5000);
    expect(histogram.bars.reduce((sum, { count }) => sum + count, 0)).toBe(5000);
  });
});
