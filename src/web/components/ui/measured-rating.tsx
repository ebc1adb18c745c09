import { measuredMeaning } from '#shared/domain/measured-difficulty.ts';

/** The difficulty as answers have measured it. */
export function MeasuredRating({ rating }: { rating: number }) {
  return (
    <span className="whitespace-nowrap text-ink-muted text-sm tabular-nums" title={measuredMeaning}>
      {rating}
    </span>
  );
}
