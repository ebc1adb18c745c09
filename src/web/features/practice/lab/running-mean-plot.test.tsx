import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RunningMeanPlot, rangeOf } from './running-mean-plot.tsx';

const points = [
  { trials: 10, mean: 0.4, standardError: 0.1 },
  { trials: 100, mean: 0.5, standardError: 0.01 },
];
const draw = (expected: number | null, trueValue: number | null, isAnswer = false) =>
  renderToStaticMarkup(
    <RunningMeanPlot
      points={points}
      target={100}
      own={{ text: 'any', isAnswer, value: expected }}
      trueValue={trueValue}
    />,
  );
const titleOf = (html: string) => /<figcaption[^>]*>(.*?)</.exec(html)?.[1];
const dashes = (html: string) =>
  [...html.matchAll(/stroke-dasharray="([^"]*)"/g)].map(([, d]) => d);

describe('the plot of the running mean', () => {
  it('has a line for the true value and for the prediction, once they are known', () => {
    expect(dashes(draw(null, null))).toEqual([]);
    expect(titleOf(draw(null, null))).toBe('Running mean and its 95% band');
    expect(dashes(draw(0.45, 0.5))).toEqual(['2 4', '6 4']);
    expect(titleOf(draw(0.45, null, true))).toMatch(/; dashed: your answer$/);
    expect(titleOf(draw(0.45, 0.5))).toMatch(
      /; dashed: what you expected; dotted: the true value$/,
    );
  });

  it('does not zoom out to show a prediction that is far off', () => {
    const [low, high] = rangeOf(points, null, null);
    expect(rangeOf(points, 1000, null)).toEqual([low, high]);
    expect(dashes(draw(1000, 0.5))).toEqual(['2 4']);
    expect(titleOf(draw(1000, null))).toMatch(/; what you expected is off this plot$/);
    expect(rangeOf(points, 0.7, null)[1]).toBeGreaterThan(0.7);
  });

  it('shows a prediction even if all trials had the same outcome', () => {
    const same = [{ trials: 10, mean: 1, standardError: null }];
    expect(rangeOf(same, 1, null)).toEqual([0.5, 1.5]);
  });
});
