import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { planQuery } from '../../../queries/plans.ts';
import { PlanView } from './plan-view.tsx';
import { SetUp } from './set-up.tsx';

/** The days until an interview. */
export function PlanPage() {
  const query = useQuery(planQuery(useApi()));
  const heading = useHeadingFocus(query.data && query.data.plan !== null);
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <h1 ref={heading} tabIndex={-1} className="text-3xl focus:outline-none">
        Interview plan
      </h1>
      <Loaded query={query} what="Your plan" className="mt-8" skeleton={<PlanSkeleton />}>
        {({ plan }) => (plan ? <PlanView plan={plan} /> : <SetUp />)}
      </Loaded>
    </div>
  );
}

/** When a plan is made or deleted, what had the focus is gone. */
function useHeadingFocus(hasPlan: boolean | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(hasPlan);
  useEffect(() => {
    if (before.current !== undefined && before.current !== hasPlan) heading.current?.focus();
    before.current = hasPlan;
  }, [hasPlan]);
  return heading;
}

function PlanSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="h-6 w-4/5 max-w-xl" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
