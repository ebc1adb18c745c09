import { expect, it } from 'vitest';
import { shareOfCores } from '../../scripts/test/workers.ts';

it.each([
  { suites: 10, cores: 1, workers: 1 },
  { suites: 10, cores: 2, workers: 1 },
  { suites: 2, cores: 2, workers: 1 },
  { suites: 1, cores: 2, workers: 2 },
  { suites: 10, cores: 8, workers: 3 },
])('$suites suites on $cores cores have $workers workers each', ({ suites, cores, workers }) => {
  expect(shareOfCores(suites, cores)).toBe(workers);
});
