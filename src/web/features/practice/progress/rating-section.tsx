import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PracticeRecord } from '#shared/contracts/practice-record.ts';
import { measuredBelow, startRatings } from '#shared/domain/measured-difficulty.ts';
import {
  EmptyRatingBar,
  RatingBar,
  RatingScale,
} from '../../../components/statistics/rating-bar.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { ratingHistoryQuery } from '../../../queries/practice-record.ts';
import { NoRatingYet, RatingChart } from './rating-chart.tsx';
import { highOf, lowOf } from './rating-line.ts';

type Rated = NonNullable<PracticeRecord['rating']>;
type RatingSectionProps = Pick<PracticeRecord, 'rating' | 'byCategory'>;

export function RatingSection({ rating: overall, byCategory }: RatingSectionProps) {
  if (overall) return <RatingHistory overall={overall} byCategory={byCategory} />;
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <NoRatingYet />
      <div className="space-y-5">
        <p className="text-ink-muted">
          Your first try at a question counts if you use no hints, simulation or solution. Once you
          have made one, your rating and its history will show up here.
        </p>
        <div>
          <EmptyRatingBar />
          <RatingScale />
        </div>
      </div>
    </div>
  );
}

interface RatingHistoryProps extends Pick<PracticeRecord, 'byCategory'> {
  overall: Rated;
}

function RatingHistory({ overall, byCategory }: RatingHistoryProps) {
  const [category, setCategory] = useState<string | null>(null);
  const { data: points } = useQuery(ratingHistoryQuery(useApi(), category));
  const options = byCategory.map(({ category: name }) => ({ value: name, label: name }));
  const shown = byCategory.find((row) => row.category === category) ?? overall;
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-5">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <CurrentRating {...shown} />
          {options.length > 1 && (
            <FilterSelect
              name="category"
              label="Category"
              value={category}
              options={options}
              onChoose={setCategory}
            />
          )}
        </div>
        {points ? <RatingChart points={points} /> : <Skeleton className="h-52 w-full" />}
        <p className="max-w-xl text-ink-muted text-sm">
          Only your first try at a question counts, and only without hints, simulation or solution.
          Easy questions start at {startRatings.Easy}, Medium at {startRatings.Medium}, Hard at{' '}
          {startRatings.Hard}. You have a 50% chance at a question with your rating. The band
          narrows as you answer and widens while you are away.
        </p>
      </div>
      <CategoryRatings rows={[{ ...overall, category: '' }, ...byCategory]} />
    </div>
  );
}

function CategoryRatings({ rows }: { rows: PracticeRecord['byCategory'] }) {
  return (
    <div className="min-w-0">
      <ul className="space-y-3">
        {rows.map((row) => (
          <li key={row.category}>
            <div className="flex flex-wrap justify-between gap-x-4 text-sm">
              {row.category === '' ? (
                <span className="font-medium">Overall</span>
              ) : (
                <Link
                  to={`/questions?${new URLSearchParams({ category: row.category, sort: 'rating' })}`}
                  className="min-w-0 break-words font-medium hover:text-accent hover:underline hover:underline-offset-4"
                >
                  {row.category}
                </Link>
              )}
              <span className="tabular-nums">{row.rating}</span>
            </div>
            <RatingBar rating={row.rating} low={lowOf(row)} high={highOf(row)} />
          </li>
        ))}
      </ul>
      <RatingScale />
      <p className="mt-2 text-ink-muted text-xs">
        The bar is where your true rating probably lies; the marks are what questions start at.
      </p>
    </div>
  );
}

function CurrentRating({ rating, deviation, results }: Rated) {
  return (
    <p>
      <span className="font-display text-3xl tabular-nums">{rating}</span>{' '}
      <span className="text-ink-muted text-sm">
        after {results} rated {results === 1 ? 'answer' : 'answers'}
        {deviation >= measuredBelow && '. Still rough: it settles as you answer more'}
      </span>
    </p>
  );
}
