interface ChartFrameProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** From top to bottom, and from left to right. */
  yLabels: readonly string[];
  xLabels: readonly string[];
  className: string;
  children: React.ReactNode;
}

/**
 * A picture from 0 to 100 in both directions, stretched to its box. The labels are texts beside it,
 * which keep their size.
 */
export function ChartFrame({ label, yLabels, xLabels, className, children }: ChartFrameProps) {
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 text-ink-muted text-xs tabular-nums ${className}`}
    >
      <div aria-hidden="true" className="-my-2 flex flex-col justify-between text-right">
        {yLabels.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div className="relative border-rule-strong border-s border-b">
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute size-full overflow-visible text-accent"
        >
          {children}
        </svg>
      </div>
      <div aria-hidden="true" className="col-start-2 flex justify-between gap-2">
        {xLabels.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </div>
  );
}

interface StrokeProps {
  d: string;
  width: number;
  className?: string;
}

/** As wide as it says, however the picture is stretched. A path of no length is a dot. */
export function Stroke({ d, width, className = 'stroke-current' }: StrokeProps) {
  return (
    <path
      d={d}
      fill="none"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
