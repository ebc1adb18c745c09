import { type Bin, chooseBinning } from './binning.ts';

export interface Bar extends Bin {
  count: number;
}

export interface Histogram {
  /** From the first to the last that holds an outcome. */
  bars: Bar[];
  /** Outcomes outside the bars. */
  others: number;
}

export interface HistogramCounter {
  addAll(outcomes: Float64Array): void;
  read(): Histogram;
}

/** The first outcomes choose the bins, which then stay as they are. */
const sampleSize = 1000;

export function createHistogram(): HistogramCounter {
  const sample = new Float64Array(sampleSize);
  let sampled = 0;
  let counter: HistogramCounter | null = null;
  return {
    addAll(outcomes) {
      if (counter) {
        counter.addAll(outcomes);
        return;
      }
      const taken = outcomes.subarray(0, sampleSize - sampled);
      sample.set(taken, sampled);
      sampled += taken.length;
      if (sampled < sampleSize) return;
      counter = countInto(sample);
      counter.addAll(outcomes.subarray(taken.length));
    },
    read: () => (counter ?? countInto(sample.subarray(0, sampled))).read(),
  };
}

function countInto(sample: Float64Array): HistogramCounter {
  const { bins, indexOf } = chooseBinning(sample);
  const counts = new Float64Array(bins.length + 1);
  function addAll(outcomes: Float64Array): void {
    for (const outcome of outcomes) {
      const index = indexOf(outcome);
      counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  addAll(sample);
  return { addAll, read: () => ({ bars: filled(bins, counts), others: counts.at(-1) ?? 0 }) };
}

function filled(bins: readonly Bin[], counts: Float64Array): Bar[] {
  const bars = bins.map((bin, index) => ({ ...bin, count: counts[index] ?? 0 }));
  const isFilled = ({ count }: Bar) => count > 0;
  return bars.slice(bars.findIndex(isFilled), bars.findLastIndex(isFilled) + 1);
}
