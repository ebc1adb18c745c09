import { Skeleton } from '../../../components/ui/skeleton.tsx';

export function QuestionSkeleton() {
  return (
    <div className="max-w-2xl">
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="mt-4 h-10 w-4/5" />
      <Skeleton className="mt-5 h-5 w-40" />
      <div className="mt-10 space-y-3.5">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  );
}
