import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Practice } from '#shared/contracts/practice.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { practiceQuery } from '../../../queries/practice.ts';
import { dueSummary } from './due-summary.ts';
import { NextQuestion } from './next-question.tsx';
import { RatingFigure } from './rating-figure.tsx';
import { TodaysDrill } from './todays-drill.tsx';
import { useStoreTimeZone } from './use-store-time-zone.ts';
import { WeakestTopics } from './weakest-topics.tsx';

/** The learner's starting point. */
export function HubPage() {
  const query = useQuery(practiceQuery(useApi()));
  useStoreTimeZone(query.data?.timeZone);
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <h1 className="mb-8 text-3xl">Practice</h1>
      <Loaded query={query} what="Your practice" skeleton={<HubSkeleton />}>
        {(practice) => <Hub practice={practice} />}
      </Loaded>
    </div>
  );
}

function Hub({ practice }: { practice: Practice }) {
  const { next, streak, rating, weakest } = practice;
  return (
    <>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <Review practice={practice} />
        <section className="min-w-0 border-ink border-t pt-5">
          <h2 className="mb-3 text-xl">Next question</h2>
          {next ? (
            <NextQuestion next={next} />
          ) : (
            <p className="text-ink-muted">
              You have tried every question that can be checked.{' '}
              <Link to="/questions" className="text-link">
                All questions
              </Link>
            </p>
          )}
        </section>
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-12 sm:grid-cols-2">
        <section className="min-w-0 border-rule border-t pt-5">
          <h2 className="mb-3 text-xl">Where you stand</h2>
          <dl className="flex flex-wrap gap-x-12 gap-y-6">
            <div>
              <dt className="font-medium text-sm">Streak</dt>
              <dd className="mt-1">
                <span className="font-display text-3xl tabular-nums">{streak}</span>{' '}
                <span className="text-ink-muted text-sm">
                  {streak === 1 ? 'day' : 'days in a row'}
                </span>
              </dd>
            </div>
            <RatingFigure rating={rating} />
          </dl>
          <p className="mt-4 text-sm">
            <Link to="/progress" className="text-link">
              Your progress
            </Link>
          </p>
        </section>
        <TodaysDrill />
        {weakest.length > 0 && <WeakestTopics topics={weakest} />}
      </div>
    </>
  );
}

function Review({ practice }: { practice: Practice }) {
  const { due } = practice;
  return (
    <section className="min-w-0 border-ink border-t pt-5">
      <h2 className="mb-3 text-xl">Review</h2>
      {due > 0 ? (
        <>
          <p className="mb-5 text-ink-muted">{dueSummary(practice)} to review today.</p>
          <ButtonLink to="/practice/review" size="medium">
            Start the review
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="mb-5 text-ink-muted">
            Nothing is due. Questions you have answered come back before you would forget them.
          </p>
          <ButtonLink to="/practice/review" variant="secondary" size="medium">
            See what is coming up
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function HubSkeleton() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      {[1, 2].map((part) => (
        <div key={part} className="space-y-4 border-rule border-t pt-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-11 w-40" />
        </div>
      ))}
    </div>
  );
}
