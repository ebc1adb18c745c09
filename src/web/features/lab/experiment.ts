import { createHistogram, type Histogram } from './histogram.ts';
import { createMoments } from './moments.ts';
import { nextOnGrid } from './trial-grid.ts';

/** One trial of a question. */
export type Simulate = (random: () => number) => number;

export interface RunningMean {
  trials: number;
  mean: number;
  /** Null where all outcomes are equal so far. */
  standardError: number | null;
}

export interface Report extends RunningMean {
  histogram: Histogram;
  /** The running mean along the way. */
  points: RunningMean[];
}

export interface Experiment {
  isDone(): boolean;
  runBlock(): void;
  report(): Report;
}

/** Few enough that a slow simulation can still be paused, many enough that a quick one is not held up. */
const blockSize = 64;

/** So many trials of a question. Where blocks end has no influence on what is reported. */
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
    report: () => ({ ...runningMean(), histogram: histogram.read(), points: [...points] }),
  };
}
