interface IntervalBarProps {
  /** What the picture shows, for people who cannot see it. */
  label: string;
  value: number;
  low: number;
  high: number;
  scale: Scale;
}

interface Scale {
  from: number;
  to: number;
  /** Values to compare with. */
  marks: readonly { at: number; name: string }[];
}

const place = ({ from, to }: Scale, at: number) =>
  Math.min(100, Math.max(0, (100 * (at - from)) / (to - from)));

/** A value, and the interval that it probably lies in, on a scale. */
export function IntervalBar({ label, value, low, high, scale }: IntervalBarProps) {
  const start = place(scale, low);
  return (
    <svg role="img" aria-label={label} width="100%" height="16" className="block text-accent">
      <Scale scale={scale} />
      <rect
        x={`${start}%`}
        y="4"
        width={`${place(scale, high) - start}%`}
        height="8"
        rx="2"
        className="fill-current/35"
      />
      <svg x={`${place(scale, value)}%`} overflow="visible" aria-hidden="true">
        <rect x="-2" y="1" width="4" height="14" rx="2" className="fill-current" />
      </svg>
    </svg>
  );
}

/** The scale alone, where there is nothing to show on it yet. */
export function EmptyBar({ scale }: Pick<IntervalBarProps, 'scale'>) {
  return (
    <svg aria-hidden="true" width="100%" height="16" className="block">
      <Scale scale={scale} />
    </svg>
  );
}

function Scale({ scale }: Pick<IntervalBarProps, 'scale'>) {
  return (
    <>
      <rect y="7" width="100%" height="2" rx="1" className="fill-rule" />
      {scale.marks.map(({ at, name }) => (
        <svg key={name} x={`${place(scale, at)}%`} overflow="visible" aria-hidden="true">
          <rect x="-0.5" y="2" width="1" height="12" className="fill-rule-strong" />
        </svg>
      ))}
    </>
  );
}

/** The names of the marks, below one or more bars. */
export function ScaleNames({ scale }: Pick<IntervalBarProps, 'scale'>) {
  return (
    <svg aria-hidden="true" width="100%" height="16" className="block fill-ink-muted text-xs">
      {scale.marks.map(({ at, name }) => (
        <text key={name} x={`${place(scale, at)}%`} y="12" textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}
