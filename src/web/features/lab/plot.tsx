import type { Axis } from './axis.ts';

interface PlotProps {
  title: string;
  /** What lies along the bottom. */
  caption: string;
  horizontal: { place: number; text: string }[];
  vertical: Axis;
  verticalText: (value: number) => string;
  /** Drawn on a field of 100 by 100, whose y grows downwards. */
  children: React.ReactNode;
}

/**
 * The frame of a picture. The drawing is stretched to the room there is; the labels are text of the
 * page, and so as large on a phone as elsewhere. The same numbers stand in tables for who cannot
 * see it.
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

/** A line of the same thickness however the field is stretched. */
export const hairline = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;
