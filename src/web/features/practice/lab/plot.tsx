import type { Axis } from './axis.ts';

interface PlotProps {
  title: string;
  /** The label of the horizontal axis. */
  caption: string;
  horizontal: { place: number; text: string }[];
  vertical: Axis;
  verticalText: (value: number) => string;
  /** SVG in a 100 by 100 view box, with y pointing down. */
  children: React.ReactNode;
}

/**
 * The frame of a plot. The drawing stretches to the available width. The labels are HTML, so that
 * they do not shrink on a phone. `NumberTables` has the same data for screen readers.
 */
export function Plot({ title, caption, horizontal, vertical, verticalText, children }: PlotProps) {
  return (
    <figure aria-hidden="true" className="min-w-0">
      <figcaption className="mb-3 font-medium text-sm">{title}</figcaption>
      <div className="flex text-ink-muted text-xs tabular-nums">
        <div className="relative h-56 w-14 shrink-0">
          {vertical.ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-2 -translate-y-1/2 whitespace-nowrap"
              style={{ bottom: `calc(${vertical.place(tick)}% - 1lh)` }}
            >
              {verticalText(tick)}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1 pr-3">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="h-56 w-full border-rule-strong border-b border-l"
          >
            {vertical.ticks.map((tick) => {
              const y = 100 - vertical.place(tick);
              return (
                <line key={tick} x1={0} x2={100} y1={y} y2={y} {...hairline} stroke="var(--rule)" />
              );
            })}
            {children}
          </svg>
          <div className="relative h-6">
            {horizontal.map(({ place, text }) => (
              <span
                key={place}
                className="absolute top-1 -translate-x-1/2 whitespace-nowrap"
                style={{ left: `${place}%` }}
              >
                {text}
              </span>
            ))}
          </div>
          <p className="text-center">{caption}</p>
        </div>
      </div>
    </figure>
  );
}

/** Keeps its thickness when the drawing stretches. */
export const hairline = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;
