import { Skeleton } from '../../../components/ui/skeleton.tsx';

export function QuestionSkeleton() {
  return (
    <div className="max-w-2xl space-y-4">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}
