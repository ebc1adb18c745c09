import { niceStep } from './nice-step.ts';

/** Outcomes from `from` up to `to`. The two are equal if the bin holds a single value. */
export interface Bin {
  from: number;
  to: number;
}

export interface Binning {
  bins: readonly Bin[];
  /** The index of the bin of an outcome, or the number of bins if none holds it. */
  indexOf(outcome: number): number;
}

const maxUnitBins = 32;
const maxValues = 24;
const maxSparseIntegers = 8;
const targetRanges = 20;

/** Chooses the bins for all outcomes based on the first ones. */
export function chooseBinning(sample: Float64Array): Binning {
  const sorted = sample.toSorted();
  const [lowest, highest] = [sorted.at(0) ?? 0, sorted.at(-1) ?? 0];
  const low = quantile(sorted, 0.005);
  const high = quantile(sorted, 0.995);
  const values = [...new Set(sorted)];
  if (!values.every(Number.isInteger)) {
    if (values.length <= maxValues) return byValue(values);
    return low < high ? byRange(low, high) : byRange(lowest, highest);
  }
  if (highest - lowest < maxUnitBins) return byInteger(lowest, highest, 1);
  if (values.length <= maxSparseIntegers) return byValue(values);
  if (high - low < maxUnitBins) return byInteger(low, high, 1);
  return byInteger(low, high, Math.max(1, niceStep((high - low) / targetRanges)));
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0;
}

function byValue(values: readonly number[]): Binning {
  const places = new Map(values.map((value, index) => [value, index]));
  return {
    bins: values.map((value) => ({ from: value, to: value })),
    indexOf: (outcome) => places.get(outcome) ?? values.length,
  };
}

/** Bins of `width` integers each. Bins of one leave room at both ends for rare outcomes. */
function byInteger(low: number, high: number, width: number): Binning {
  const slack = width === 1 ? maxUnitBins - (high - low + 1) : 0;
  const before = Math.floor(slack / 2);
  const roomy = low >= 0 ? Math.max(0, low - before) : low - before;
  const first = Math.floor(roomy / width) * width;
  const count = width === 1 ? maxUnitBins : Math.floor((high - first) / width) + 1;
  const inner = Array.from({ length: count }, (_, index) => {
    const from = first + index * width;
    return { from, to: from + width - 1 };
  });
  return withTails(inner, first, width, first + count * width);
}

function byRange(low: number, high: number): Binning {
  const width = niceStep((high - low) / targetRanges);
  const first = Math.floor(low / width);
  const count = Math.floor(high / width) - first + 1;
  const inner = Array.from({ length: count }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
  }));
  return withTails(inner, first * width, width, (first + count) * width);
}

function withTails(inner: readonly Bin[], start: number, width: number, end: number): Binning {
  const last = inner.length + 1;
  return {
    bins: [
      { from: Number.NEGATIVE_INFINITY, to: start },
      ...inner,
      { from: end, to: Number.POSITIVE_INFINITY },
    ],
    indexOf(outcome) {
      const index = Math.floor((outcome - start) / width) + 1;
      return Math.max(0, Math.min(index, last));
    },
  };
}
