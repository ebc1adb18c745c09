import { wholeNumber } from '#shared/domain/whole-number.ts';

interface FigureProps {
  name: string;
  value: number;
  note: string;
}

/** Belongs in a description list. */
export function Figure({ name, value, note }: FigureProps) {
  return (
    <div className="border-ink border-t pt-3">
      <dt className="font-medium text-sm">{name}</dt>
      <dd className="mt-1">
        <span className="font-display text-3xl tabular-nums">{wholeNumber(value)}</span>{' '}
        <span className="text-ink-muted text-sm">{note}</span>
      </dd>
    </div>
  );
}
