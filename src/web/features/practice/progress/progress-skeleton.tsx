import { Skeleton } from '../../../components/ui/skeleton.tsx';

export function ProgressSkeleton() {
  return (
    <>
      <div className="grid grid-cols-2 gap-x-8 gap-y-7 lg:grid-cols-4">
        {['solved', 'attempted', 'current', 'longest'].map((figure) => (
          <Skeleton key={figure} className="h-20 w-full" />
        ))}
      </div>
      <Skeleton className="mt-12 h-56 w-full" />
      <div className="mt-12 grid gap-12 lg:grid-cols-2">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </>
  );
}
