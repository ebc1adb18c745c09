/** A placeholder while content loads. Give it the content's size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-sm bg-rule motion-reduce:animate-none ${className}`}
    />
  );
}
