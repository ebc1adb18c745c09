import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { practiceQuery } from '../../../queries/practice.ts';
import { dueToday } from './due-summary.ts';

/** What is due today, atop the home page. Fails silently: the page is complete without it. */
export default function TodayCard() {
  const { data: practice } = useQuery(practiceQuery(useApi()));
  const next = practice?.next;
  return (
    <section aria-label="Today" className="border-rule border-b bg-raised">
      <div className="page-width flex min-h-32 flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 sm:min-h-20">
        {practice && (
          <>
            <div className="min-w-0">
              <p className="font-medium">
                {practice.due > 0 ? dueToday(practice) : 'Nothing is due today.'}
              </p>
              {next && (
                <p className="truncate text-ink-muted text-sm">
                  Next:{' '}
                  <Link to={`/question/${next.id}`} className="text-link">
                    {next.name}
                  </Link>
                </p>
              )}
            </div>
            <ButtonLink to={practice.due > 0 ? '/practice/review' : '/practice'}>
              {practice.due > 0 ? 'Start the review' : 'Practice'}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
