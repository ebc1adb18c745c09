import type { RunResult } from '#shared/contracts/drill-run.ts';
import { countItems, isSprint } from '#shared/drills/format.ts';
import { ChartFrame, Stroke } from '../../../components/statistics/chart-frame.tsx';
import { describeSeconds } from '../../../lib/drill-text.ts';
import type { AnsweredItem } from './answered-items.ts';
import { paceOf } from './pace.ts';
import { Section } from './section.tsx';

/** Keeps the first few items of a sprint from looking like a cliff. */
const shortestScale = 10;

interface PaceChartProps {
  result: RunResult;
  items: readonly AnsweredItem[];
}

/** Answered items over time. Not for free order, where the sequence of answers is unknown. */
export function PaceChart({ result: { format }, items }: PaceChartProps) {
  if (format.order === 'free' || items.length === 0) return null;
  // A sprint has no last item, so its even pace is the learner's own average.
  const goal = isSprint(format) ? items.length : countItems(format);
  const { seconds } = format;
  const least = isSprint(format) ? shortestScale : 1;
  const { line, end, even, most } = paceOf(items, { seconds, goal, least });
  const time = describeSeconds(seconds);
  return (
    <Section title="Pace">
      <ChartFrame
        label={`${items.length} of ${goal} items in ${time}`}
        yLabels={[String(most), '0']}
        xLabels={['Start', time]}
        className="h-52"
      >
        <Stroke d={even} width={1} className="stroke-rule-strong" />
        <Stroke d={line} width={2} />
        <Stroke d={end} width={7} />
      </ChartFrame>
      <p className="mt-3 text-ink-muted text-xs">
        Items answered over time. The straight line is an even pace
        {isSprint(format) ? '.' : ' that reaches the last item in time.'}
      </p>
    </Section>
  );
}
