import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Practice } from '#shared/contracts/practice.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { practiceQuery } from '../../../queries/practice.ts';
import { restText, timeLeft, todaySteps } from './today-steps.ts';

/**
 * What is left of today, atop the home page. It keeps its height whatever there is, and fails
 * silently: the page is complete without it.
 */
export default function TodayCard() {
  const { data: practice } = useQuery(practiceQuery(useApi()));
  return (
    <section aria-label="Today" className="border-rule border-b bg-raised">
      <div className="page-width flex min-h-40 flex-wrap content-center items-center justify-between gap-x-8 gap-y-3 py-3 sm:min-h-20 sm:flex-nowrap">
        {practice && <Content today={practice.today} plan={practice.plan} />}
      </div>
    </section>
  );
}

function Content({ today, plan }: Pick<Practice, 'today' | 'plan'>) {
  const steps = todaySteps(today);
  const time = timeLeft(steps);
  if (time === null) {
    return (
      <p className="text-ink-muted">
        {restText(steps, plan) ?? 'Today is done.'}{' '}
        <Link to="/practice" className="text-link">
          Practice
        </Link>
      </p>
    );
  }
  const [first] = steps.filter(({ isDone }) => !isDone);
  return (
    <>
      <div className="min-w-0">
        <p className="font-medium">
          <Link to="/practice" className="hover:text-accent">
            Today
          </Link>
          <span className="font-normal text-ink-muted">, {time}</span>
        </p>
        <ul className="mt-0.5 flex flex-wrap gap-x-4 text-ink-muted text-sm">
          {steps.map(({ kind, title, isDone }) => (
            <li key={kind} className="flex items-center gap-1.5">
              {isDone && <CircleCheck className="size-4 text-success" aria-label="Done:" />}
              {title}
            </li>
          ))}
        </ul>
      </div>
      {first?.kind === 'reviews' ? (
        <ButtonLink to="/practice/review">Start the review</ButtonLink>
      ) : first?.kind === 'questions' ? (
        <ButtonLink to="/practice/train">Train</ButtonLink>
      ) : (
        <ButtonLink to="/practice">Practice</ButtonLink>
      )}
    </>
  );
}
