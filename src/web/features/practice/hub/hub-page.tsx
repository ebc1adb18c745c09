import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Practice } from '#shared/contracts/practice.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { MistakesSummary } from '../../../components/mistakes-summary.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { practiceQuery } from '../../../queries/practice.ts';
import { RatingFigure } from './rating-figure.tsx';
import { Today } from './today.tsx';
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
  const { streak, rating, weakest, mistakes } = practice;
  return (
    <>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Today practice={practice} />
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
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <WeakestTopics topics={weakest} />
        <section className="min-w-0 border-rule border-t pt-5">
          <h2 className="mb-3 text-xl">My mistakes</h2>
          <MistakesSummary count={mistakes} />
        </section>
        <section className="min-w-0 border-rule border-t pt-5">
          <h2 className="mb-3 text-xl">Mock interview</h2>
          <p className="mb-3 text-ink-muted">
            A set of questions against the clock, with no hints and no verdict until the end.
          </p>
          <ButtonLink to="/practice/interview" variant="secondary">
            Mock interview
          </ButtonLink>
        </section>
        <section className="min-w-0 border-rule border-t pt-5">
          <h2 className="mb-3 text-xl">Interview each other</h2>
          <p className="mb-3 text-ink-muted">
            Open a room for two. One asks, the other thinks aloud on a shared pad, and then you
            swap.
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to="/practice/room" variant="secondary">
              Interview each other
            </ButtonLink>
            <Link to="/practice/partner" className="text-link text-sm">
              Find a partner
            </Link>
          </div>
        </section>
      </div>
    </>
  );
}

function HubSkeleton() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
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
