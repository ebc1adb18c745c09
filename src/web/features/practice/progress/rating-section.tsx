import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PracticeRecord } from '#shared/contracts/practice-record.ts';
import { measuredBelow, startRatings } from '#shared/domain/measured-difficulty.ts';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { ratingDaysQuery } from '../../../queries/practice-record.ts';
import { RatingChart } from './rating-chart.tsx';
import { bandText } from './rating-line.ts';

type Rated = NonNullable<PracticeRecord['rating']>;

interface RatingSectionProps {
  record: PracticeRecord;
  /** The date in the learner's time zone. */
  today: string;
}

export function RatingSection({ record, today }: RatingSectionProps) {
  const { rating: overall, byCategory } = record;
  if (overall) return <RatingHistory overall={overall} byCategory={byCategory} today={today} />;
  return (
    <p className="max-w-xl text-ink-muted">
      Your first try at a question counts if you use no hints, simulation or solution. Once you have
      made one, your rating and its history will show up here.
    </p>
  );
}

interface RatingHistoryProps extends Pick<PracticeRecord, 'byCategory'> {
  overall: Rated;
  today: string;
}

function RatingHistory({ overall, byCategory, today }: RatingHistoryProps) {
  const [category, setCategory] = useState<string | null>(null);
  const { data: days } = useQuery(ratingDaysQuery(useApi(), category));
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
        {days ? (
          <RatingChart days={upTo(today, days, shown)} />
        ) : (
          <Skeleton className="h-52 w-full" />
        )}
        <p className="max-w-xl text-ink-muted text-sm">
          Only your first try at a question counts, and only without hints, simulation or solution.
          Easy questions start at {startRatings.Easy}, Medium at {startRatings.Medium}, Hard at{' '}
          {startRatings.Hard}. You have a 50% chance at a question with your rating. The band
          narrows as you answer and widens while you are away.
        </p>
      </div>
      <ul className="divide-y divide-rule">
        {byCategory.map((row) => (
          <li
            key={row.category}
            className="flex flex-wrap justify-between gap-x-4 py-2.5 first:pt-0"
          >
            <Link
              to={`/questions?${new URLSearchParams({ category: row.category, sort: 'rating' })}`}
              className="min-w-0 break-words font-medium text-sm hover:text-accent hover:underline hover:underline-offset-4"
            >
              {row.category}
            </Link>
            <span className="text-sm tabular-nums">
              {row.rating} <span className="text-ink-muted">({bandText(row)})</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CurrentRating(rated: Rated) {
  const { rating, deviation, results } = rated;
  return (
    <p>
      <span className="font-display text-3xl tabular-nums">{rating}</span>{' '}
      <span className="text-ink-muted text-sm">
        probably {bandText(rated)}, after {results} rated {results === 1 ? 'answer' : 'answers'}
        {deviation >= measuredBelow && '. Still rough: it settles as you answer more'}
      </span>
    </p>
  );
}

/** Extends the history to today: time away from practice has widened the band. */
function upTo(today: string, days: React.ComponentProps<typeof RatingChart>['days'], now: Rated) {
  const { rating, deviation } = now;
  const last = days.at(-1);
  return last && last.date < today ? [...days, { date: today, rating, deviation }] : days;
}
