import { linearAxis } from './axis.ts';
import type { Bar, Histogram } from './histogram.ts';
import { binText, numberText, shareText } from './numbers.ts';
import { Plot } from './plot.tsx';

interface HistogramPlotProps {
  histogram: Histogram;
  trials: number;
  nameOf: (bar: Bar) => string;
}

const maxLabels = 6;

export function HistogramPlot({ histogram: { bars }, trials, nameOf }: HistogramPlotProps) {
  const highest = Math.max(...bars.map(({ count }) => count)) / trials;
  const vertical = linearAxis(0, 1.05 * highest);
  const width = 100 / bars.length;
  return (
    <Plot
      title="Outcomes of the trials"
      caption="outcome"
      horizontal={labelsOf(bars, nameOf)}
      vertical={vertical}
      verticalText={shareText}
    >
      {bars.map((bar, index) => {
        const height = vertical.place(bar.count / trials);
        return (
          <rect
            key={binText(bar)}
            x={(index + 0.08) * width}
            y={100 - height}
            width={0.84 * width}
            height={height}
            fill={`color-mix(in oklab, var(--accent) ${isTail(bar) ? 45 : 80}%, var(--raised))`}
          />
        );
      })}
    </Plot>
  );
}

function isTail({ from, to }: Bar): boolean {
  return !Number.isFinite(from) || !Number.isFinite(to);
}

/** Centered under a bar with a single value, at the left edge of a range. */
function labelsOf(
  bars: readonly Bar[],
  nameOf: (bar: Bar) => string,
): { place: number; text: string }[] {
  const width = 100 / bars.length;
  const labeled = bars
    .map((bar, index) => ({ bar, place: (index + (bar.from === bar.to ? 0.5 : 0)) * width }))
    .filter(({ bar }) => !isTail(bar));
  const every = Math.ceil(labeled.length / maxLabels);
  return labeled
    .filter((_, index) => index % every === 0)
    .map(({ bar, place }) => ({
      place,
      text: bar.from === bar.to ? nameOf(bar) : numberText(bar.from),
    }));
}
