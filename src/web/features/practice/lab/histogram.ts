import { type Bin, chooseBinning } from './binning.ts';

export interface Bar extends Bin {
  count: number;
}

export interface Histogram {
  /** From the first nonempty bin to the last. */
  bars: Bar[];
  /** Outcomes outside the bars. */
  others: number;
}

export interface HistogramCounter {
  addAll(outcomes: Float64Array): void;
  read(): Histogram;
}

/** The bins are chosen from this many outcomes and then stay fixed. */
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
      counter = countWithBinsOf(sample);
      counter.addAll(outcomes.subarray(taken.length));
    },
    read: () => (counter ?? countWithBinsOf(sample.subarray(0, sampled))).read(),
  };
}

function countWithBinsOf(sample: Float64Array): HistogramCounter {
  const { bins, indexOf } = chooseBinning(sample);
  const counts = new Float64Array(bins.length + 1);
  function addAll(outcomes: Float64Array): void {
    for (const outcome of outcomes) {
      const index = indexOf(outcome);
      counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  addAll(sample);
  return { addAll, read: () => ({ bars: toBars(bins, counts), others: counts.at(-1) ?? 0 }) };
}

function toBars(bins: readonly Bin[], counts: Float64Array): Bar[] {
  const bars = bins.map((bin, index) => ({ ...bin, count: counts[index] ?? 0 }));
  const isFilled = ({ count }: Bar) => count > 0;
  return bars.slice(bars.findIndex(isFilled), bars.findLastIndex(isFilled) + 1);
}
