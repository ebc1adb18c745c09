interface ChartFrameProps {
  /** What the picture shows, for people who cannot see it. */
  label: string;
  /** From top to bottom, and from left to right. */
  yLabels: readonly string[];
  xLabels: readonly string[];
  /** The number of columns of equal width: the first and last label stand under theirs. */
  columns?: number;
  /** Tooltips for columns of equal width, from left to right. */
  tips?: readonly string[];
  className: string;
  children: React.ReactNode;
}

/**
 * A picture from 0 to 100 in both directions, stretched to its box. Labels are separate texts, so
 * they keep their size.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { label, yLabels, xLabels, columns, tips = [], className, children } = props;
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
        <div aria-hidden="true" className="absolute inset-0 flex">
          {tips.map((tip) => (
            // Not Tailwind's `hover:`, which excludes touch screens.
            <span key={tip} className="flex-1 [&:hover>*]:block [&:hover]:bg-ink/10">
              <span className="absolute end-0 bottom-full hidden bg-raised pb-1 text-ink">
                {tip}
              </span>
            </span>
          ))}
        </div>
      </div>
      <div
        aria-hidden="true"
        className={`col-start-2 flex ${columns ? '' : 'gap-2'} ${xLabels.length === 1 ? 'justify-center' : 'justify-between'}`}
      >
        {xLabels.map((text) => (
          <span
            key={text}
            className="text-center"
            style={columns ? { minWidth: `${100 / columns}%` } : undefined}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

interface StrokeProps {
  d: string;
  width: number;
  dashes?: string;
  className?: string | undefined;
}

/** Keeps its width however the picture is stretched. A path of zero length is a dot. */
export function Stroke({ d, width, dashes, className = 'stroke-current' }: StrokeProps) {
  return (
    <path
      d={d}
      fill="none"
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
