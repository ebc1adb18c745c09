import { Skeleton } from '../../../components/ui/skeleton.tsx';

export function DiscussionSkeleton() {
  return (
    <div className="max-w-2xl">
      <Skeleton className="h-4 w-48 max-w-full" />
      <Skeleton className="mt-5 h-10 w-4/5" />
      <Skeleton className="mt-5 h-4 w-64 max-w-full" />
      <div className="mt-8 space-y-3.5">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  );
}
