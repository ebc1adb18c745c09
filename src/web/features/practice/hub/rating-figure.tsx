import type { Practice } from '#shared/contracts/practice.ts';
import { countOf } from '#shared/domain/count-of.ts';
import {
  EmptyRatingBar,
  RatingBar,
  RatingScale,
} from '../../../components/statistics/rating-bar.tsx';

const width = 160;
const height = 40;

/** The rating with its band and history. */
export function RatingFigure({ rating }: { rating: Practice['rating'] }) {
  return (
    <div className="w-full max-w-xs">
      <dt className="font-medium text-sm">Rating</dt>
      <dd className="mt-1">
        {rating ? (
          <>
            <span className="font-display text-3xl tabular-nums">{rating.rating}</span>
            {rating.history.length > 1 && <Sparkline days={rating.history} />}
            <div className="mt-2">
              <RatingBar rating={rating.rating} low={rating.low} high={rating.high} />
              <RatingScale />
            </div>
          </>
        ) : (
          <>
            <span className="text-ink-muted text-sm">after your first answer without help</span>
            <div className="mt-2">
              <EmptyRatingBar />
              <RatingScale />
            </div>
          </>
        )}
      </dd>
    </div>
  );
}

function Sparkline({ days }: { days: NonNullable<Practice['rating']>['history'] }) {
  const ratings = days.map(({ rating }) => rating);
  const low = Math.min(...ratings);
  const span = Math.max(1, Math.max(...ratings) - low);
  const points = ratings.map((rating, index) => {
    const x = (index / (ratings.length - 1)) * width;
    return `${x.toFixed(1)},${(height - 3 - ((rating - low) / span) * (height - 6)).toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={`From ${ratings[0]} to ${ratings.at(-1)} over ${countOf(days.length, 'day')} of practice`}
      viewBox={`0 0 ${width} ${height}`}
      className="mt-2 block h-10 w-40 text-accent"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
