import { linearAxis, logarithmicAxis } from './axis.ts';
import type { RunningMean } from './experiment.ts';
import { bandOf, numberText, shortCountText } from './numbers.ts';
import { hairline, Plot } from './plot.tsx';

interface RunningMeanPlotProps {
  points: readonly RunningMean[];
  /** The total number of trials. */
  target: number;
  trueValue: number | null;
}

/** Only the last four powers of ten: before them, the mean swings too widely. */
const shownRange = 10_000;

export function RunningMeanPlot({ points, target, trueValue }: RunningMeanPlotProps) {
  const start = Math.max(1, target / shownRange);
  const horizontal = logarithmicAxis(start, target);
  const shown = points.filter(({ trials }) => trials >= start);
  const vertical = linearAxis(...rangeOf(shown, trueValue));
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
      title={`Running mean and its 95% band${trueValue === null ? '' : '; dashed: the true value'}`}
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
      {trueValue !== null && (
        <line
          x1={0}
          x2={100}
          y1={y(trueValue)}
          y2={y(trueValue)}
          stroke="var(--success)"
          {...hairline}
          strokeWidth={1.5}
          strokeDasharray="6 4"
        />
      )}
    </Plot>
  );
}

/** Covers the means, their bands and the true value, with some margin. */
function rangeOf(points: readonly RunningMean[], trueValue: number | null): [number, number] {
  const values = points.flatMap((point) => {
    const band = bandOf(point) ?? 0;
    return [point.mean - band, point.mean + band];
  });
  if (trueValue !== null) values.push(trueValue);
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = 0.05 * (high - low) || 0.5 * Math.abs(high) || 0.5;
  return [low - margin, high + margin];
}
