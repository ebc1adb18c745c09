import { createHistogram, type Histogram } from './histogram.ts';
import { createMoments } from './moments.ts';
import { nextOnGrid } from './trial-grid.ts';

/** One trial of a question. */
export type Simulate = (random: () => number) => number;

export interface RunningMean {
  trials: number;
  mean: number;
  /** Null while all outcomes are equal. */
  standardError: number | null;
}

export interface Results extends RunningMean {
  histogram: Histogram;
  /** The running mean over time. */
  points: RunningMean[];
}

export interface Experiment {
  isDone(): boolean;
  runBlock(): void;
  results(): Results;
}

/** Small enough to pause a slow simulation, large enough not to slow down a fast one. */
const blockSize = 64;

/** Runs `target` trials of a question. The block size does not affect the results. */
export function createExperiment(
  simulate: Simulate,
  random: () => number,
  target: number,
): Experiment {
  const outcomes = new Float64Array(blockSize);
  const moments = createMoments();
  const histogram = createHistogram();
  const points: RunningMean[] = [];
  let trials = 0;
  let nextPoint = nextOnGrid(0);

  const runningMean = (): RunningMean => ({
    trials,
    mean: moments.mean(),
    standardError: moments.standardError(),
  });

  return {
    isDone: () => trials === target,
    runBlock() {
      const block = outcomes.subarray(0, Math.min(blockSize, nextPoint - trials, target - trials));
      for (let trial = 0; trial < block.length; trial += 1) block[trial] = simulate(random);
      moments.addAll(block);
      histogram.addAll(block);
      trials += block.length;
      if (trials < nextPoint && trials < target) return;
      points.push(runningMean());
      nextPoint = nextOnGrid(trials);
    },
    results: () => ({ ...runningMean(), histogram: histogram.read(), points: [...points] }),
  };
}
