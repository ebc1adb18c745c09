import { Fragment } from 'react';
import type { RunSummary } from '#shared/contracts/drill-run.ts';
import { Stroke } from '../../../components/statistics/chart-frame.tsx';

/** More would run into each other. */
const mostDots = 30;

interface HistoryLineProps {
  runs: readonly RunSummary[];
  scale: { low: number; high: number };
  /** Among the runs that count. */
  best: number;
  passLine: number | null;
}

/** A line through the points of all runs. A single one has its place at the start. */
export function HistoryLine({ runs, scale, best, passLine }: HistoryLineProps) {
  const yOf = (points: number) => (100 * (scale.high - points)) / (scale.high - scale.low);
  const places = runs.map(({ id, points, mark }, index) => ({
    id,
    isMarked: Boolean(mark),
    x: runs.length === 1 ? 4 : (100 * index) / (runs.length - 1),
    y: yOf(points),
    isBest: points === best && !mark,
  }));
  const dots = places.filter(
    ({ isMarked, isBest }) => isBest || (!isMarked && runs.length <= mostDots),
  );
  return (
    <>
      {passLine !== null && (
        <Stroke
          d={`M0 ${yOf(passLine)}H100`}
          width={1}
          dashes="4 4"
          className="stroke-rule-strong"
        />
      )}
      <Stroke d={`M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`} width={2} />
      {dots.map(({ id, x, y, isBest }) => (
        <Stroke key={id} d={`M${x} ${y}h0`} width={isBest ? 8 : 5} />
      ))}
      {places
        .filter(({ isMarked }) => isMarked)
        .map(({ id, x, y }) => (
          <Fragment key={id}>
            <Stroke d={`M${x} ${y}h0`} width={9} className="stroke-ink-muted" />
            <Stroke d={`M${x} ${y}h0`} width={5} className="stroke-paper" />
          </Fragment>
        ))}
    </>
  );
}
