import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../content/tools/seeded-random.ts';
import { createHistogram } from './histogram.ts';

function histogramOf(...blocks: number[][]) {
  const histogram = createHistogram();
  for (const block of blocks) histogram.addAll(Float64Array.from(block));
  return histogram.read();
}

const repeat = (count: number, outcome: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => outcome(index));

describe('a histogram', () => {
  it('has a bar for each integer, including those in between that never occur', () => {
    expect(histogramOf([1, 1, 4])).toEqual({
      bars: [
        { from: 1, to: 1, count: 2 },
        { from: 2, to: 2, count: 0 },
        { from: 3, to: 3, count: 0 },
        { from: 4, to: 4, count: 1 },
      ],
      others: 0,
    });
  });

  it('has room for a late, rare outcome', () => {
    expect(
      histogramOf(
        repeat(1000, () => 0),
        [1],
      ).bars,
    ).toEqual([
      { from: 0, to: 0, count: 1000 },
      { from: 1, to: 1, count: 1 },
    ]);
  });

  it('has a bar for each of a few values, and counts later values separately', () => {
    const { bars, others } = histogramOf(
      repeat(1000, (index) => (index % 2 ? 0.5 : -200)),
      [0.5, 7],
    );
    expect(bars).toEqual([
      { from: -200, to: -200, count: 500 },
      { from: 0.5, to: 0.5, count: 501 },
    ]);
    expect(others).toBe(1);
  });

  it('has ranges with round edges for continuous outcomes, and tails for the rest', () => {
    const random = seededRandom(1);
    const { bars } = histogramOf(
      repeat(1000, () => 100 * random()),
      [-1000, 1000],
    );
    expect(bars.at(0)).toMatchObject({ from: Number.NEGATIVE_INFINITY, to: 0, count: 1 });
    expect(bars.at(1)).toMatchObject({ from: 0, to: 5 });
    expect(bars.at(-1)).toMatchObject({ from: 100, to: Number.POSITIVE_INFINITY, count: 1 });
  });

  it('has ranges of integers that cover each integer once', () => {
    const { bars } = histogramOf(repeat(1000, (index) => index));
    const inner = bars.filter(({ to, from }) => Number.isFinite(from) && Number.isFinite(to));
    expect(inner[0]).toEqual({ from: 0, to: 49, count: 50 });
    expect(inner[1]).toEqual({ from: 50, to: 99, count: 50 });
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  });

  it('keeps its bins once the first thousand outcomes have chosen them', () => {
    const random = seededRandom(2);
    const first = repeat(1000, () => random());
    const edges = ({ bars }: ReturnType<typeof histogramOf>) =>
      bars
        .filter(({ to, from }) => Number.isFinite(from) && Number.isFinite(to))
        .map(({ from }) => from);
    expect(
      edges(
        histogramOf(
          first,
          repeat(5000, () => 50),
        ),
      ),
    ).toEqual(edges(histogramOf(first)));
  });

  it('handles outcomes that are nearly all the same', () => {
    const random = seededRandom(3);
    const { bars, others } = histogramOf(
      repeat(998, () => 0),
      repeat(5000, (index) => (index < 2 ? 10 * random() : 0.1 * random())),
    );
    expect(bars.reduce((sum, { count }) => sum + count, 0) + others).toBe(5998);
  });
});
