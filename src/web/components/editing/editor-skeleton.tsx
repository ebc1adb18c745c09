import { Skeleton } from '../ui/skeleton.tsx';

export function EditorSkeleton() {
  return (
    <div role="status" className="mt-6 space-y-5">
      <span className="sr-only">Loading the editor…</span>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
