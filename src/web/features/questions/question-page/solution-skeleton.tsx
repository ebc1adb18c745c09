import { Skeleton } from '../../../components/ui/skeleton.tsx';

export function SolutionSkeleton() {
  return (
    <div className="space-y-3.5">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="mx-auto my-8 h-10 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
