import { memo } from 'react';
import type { Seat } from '#shared/domain/meetings.ts';
import { drawingHeight, drawingWidth, type Stroke } from './pad-content.ts';

/** Interviewers draw in blue. */
const inks: Record<Seat, string> = {
  candidate: 'stroke-ink',
  interviewer: 'stroke-accent',
};

interface DrawingProps extends Omit<React.ComponentProps<'svg'>, 'viewBox' | 'className'> {
  strokes: readonly Stroke[];
  className?: string;
  children?: React.ReactNode;
}

/** What was drawn on a pad. */
export function Drawing({ strokes, className = '', children, ...svg }: DrawingProps) {
  return (
    <svg
      {...svg}
      role="img"
      aria-label={labelOf(strokes.length)}
      viewBox={`0 0 ${drawingWidth} ${drawingHeight}`}
      className={`block aspect-8/5 w-full rounded-md border border-rule-strong bg-raised ${className}`}
    >
      {strokes.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name
        <Line key={index} {...stroke} />
      ))}
      {children}
    </svg>
  );
}

export const Line = memo(function Line({ by, points }: Stroke) {
  return (
    <polyline
      // A line of one point would be invisible.
      points={points.includes(' ') ? points : `${points} ${points}`}
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={inks[by]}
    />
  );
});

function labelOf(count: number): string {
  if (count === 0) return 'Drawing, empty';
  return count === 1 ? 'Drawing, one line' : `Drawing, ${count} lines`;
}
