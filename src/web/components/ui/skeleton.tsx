/** Holds the place of something that is loading. Give it the size of what will come. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-sm bg-rule motion-reduce:animate-none ${className}`}
    />
  );
}
