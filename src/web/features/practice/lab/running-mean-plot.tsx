import { linearAxis, logarithmicAxis } from './axis.ts';
import { type Commitment, nameOf } from './commitment.ts';
import type { RunningMean } from './experiment.ts';
import { bandOf, numberText, shortCountText } from './numbers.ts';
import { hairline, Plot } from './plot.tsx';

interface RunningMeanPlotProps {
  points: readonly RunningMean[];
  /** The total number of trials. */
  target: number;
  /** What the reader answered or predicted; its value is null if it cannot be drawn. */
  own: (Commitment & { value: number | null }) | null;
  trueValue: number | null;
}

/** Only the last four powers of ten: before that, the mean swings too widely. */
const shownRange = 10_000;

export function RunningMeanPlot({ points, target, own, trueValue }: RunningMeanPlotProps) {
  const expected = own?.value ?? null;
  const start = Math.max(1, target / shownRange);
  const horizontal = logarithmicAxis(start, target);
  const shown = points.filter(({ trials }) => trials >= start);
  const range = rangeOf(shown, expected, trueValue);
  const vertical = linearAxis(...range);
  const isExpectedShown = expected !== null && expected >= range[0] && expected <= range[1];
  const x = ({ trials }: RunningMean) => horizontal.place(trials);
  const y = (value: number) => 100 - vertical.place(value);
  const banded = shown.flatMap((point) => {
    const band = bandOf(point);
    return band === null ? [] : [{ point, band }];
  });
  const outline = [
    ...banded.map(({ point, band }) => [x(point), y(point.mean + band)]),
    ...banded.toReversed().map(({ point, band }) => [x(point), y(point.mean - band)]),
  ];
  return (
    <Plot
      title={[
        'Running mean and its 95% band',
        own &&
          expected !== null &&
          (isExpectedShown ? `dashed: ${nameOf(own)}` : `${nameOf(own)} is off this plot`),
        trueValue !== null && 'dotted: the true value',
      ]
        .filter(Boolean)
        .join('; ')}
      caption="trials"
      horizontal={horizontal.ticks.map((tick) => ({
        place: horizontal.place(tick),
        text: shortCountText(tick),
      }))}
      vertical={vertical}
      verticalText={numberText}
    >
      <polygon points={outline.join(' ')} fill="var(--accent)" opacity={0.16} />
      <polyline
        points={shown.map((point) => `${x(point)},${y(point.mean)}`).join(' ')}
        fill="none"
        stroke="var(--accent)"
        {...hairline}
        strokeWidth={2}
      />
      {trueValue !== null && <Level y={y(trueValue)} color="var(--success)" dashes="2 4" />}
      {isExpectedShown && <Level y={y(expected)} color="var(--medium)" dashes="6 4" />}
    </Plot>
  );
}

function Level({ y, color, dashes }: { y: number; color: string; dashes: string }) {
  return (
    <line
      x1={0}
      x2={100}
      y1={y}
      y2={y}
      stroke={color}
      {...hairline}
      strokeWidth={2}
      strokeDasharray={dashes}
    />
  );
}

/** Covers the means, their bands, the true value and, unless it is far off, the expected one. */
export function rangeOf(
  points: readonly RunningMean[],
  expected: number | null,
  trueValue: number | null,
): [number, number] {
  const values = points.flatMap((point) => {
    const band = bandOf(point) ?? 0;
    return [point.mean - band, point.mean + band];
  });
  if (trueValue !== null) values.push(trueValue);
  if (values.length === 0) return [0, 1];
  const size = Math.max(...values) - Math.min(...values);
  const [lowest, highest] = [Math.min(...values) - size, Math.max(...values) + size];
  if (expected !== null && expected >= lowest && expected <= highest) values.push(expected);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = 0.05 * (high - low) || 0.5 * Math.abs(high) || 0.5;
  return [low - margin, high + margin];
}
