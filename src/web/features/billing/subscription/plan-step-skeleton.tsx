import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { PlanStepFrame } from './plan-step-frame.tsx';

export function PlanStepSkeleton() {
  return (
    <PlanStepFrame>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
      <noscript>
        <p className="mt-6 text-ink-muted">
          Subscribing needs JavaScript. Please enable it for this site.
        </p>
      </noscript>
    </PlanStepFrame>
  );
}
