import { difficulties } from '#shared/domain/difficulty.ts';
import { startRatings } from '#shared/domain/measured-difficulty.ts';
import { EmptyBar, IntervalBar, ScaleNames } from './interval-bar.tsx';

/** From what only beginners have to what nobody has; hardly any band is wider. */
const scale = {
  from: 700,
  to: 2300,
  marks: difficulties.map((name) => ({ at: startRatings[name], name })),
};

interface RatingBarProps {
  rating: number;
  low: number;
  high: number;
}

/** A rating with its band, beside the ratings that questions of each difficulty start at. */
export function RatingBar({ rating, low, high }: RatingBarProps) {
  const label = `${rating}, probably ${low} to ${high}`;
  return <IntervalBar {...{ label, low, high, scale }} value={rating} />;
}

export function EmptyRatingBar() {
  return <EmptyBar scale={scale} />;
}

export function RatingScale() {
  return <ScaleNames scale={scale} />;
}
