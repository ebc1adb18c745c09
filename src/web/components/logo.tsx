/** A random walk that returns to its start and happens to be an M. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 20" fill="none" className={className} aria-hidden="true">
      <path
        d="M2 17.5h24"
        stroke="currentColor"
        strokeWidth="1"
        strokeDasharray="1 2.2"
        opacity=".55"
      />
      <path
        d="M2 17.5 10 4l4 6.75L18 4l8 13.5"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
