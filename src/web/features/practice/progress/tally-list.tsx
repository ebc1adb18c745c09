import { Link } from 'react-router';

interface Tally {
  total: number;
  attempted: number;
  solved: number;
}

interface TallyListProps {
  /** `search` links the row to its questions in the list. */
  rows: (Tally & { name: string; search: Record<string, string> })[];
}

export function TallyList({ rows }: TallyListProps) {
  return (
    <ul className="space-y-4">
      {rows.map(({ name, search, ...tally }) => (
        <li key={`${new URLSearchParams(search)}`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              to={`/questions?${new URLSearchParams(search)}`}
              className="min-w-0 font-medium [overflow-wrap:anywhere] text-sm hover:text-accent hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
            <span className="text-ink-muted text-sm tabular-nums">{describeTally(tally)}</span>
          </div>
          <Bar {...tally} />
        </li>
      ))}
    </ul>
  );
}

function describeTally({ total, attempted, solved }: Tally): string {
  const unsolved = attempted - solved;
  return `${solved} of ${total} solved${unsolved > 0 ? `, ${unsolved} attempted` : ''}`;
}

/** Solved is solid, attempted is an outline. The text above says the same. */
function Bar({ total, attempted, solved }: Tally) {
  const share = (part: number) => `${total === 0 ? 0 : (100 * part) / total}%`;
  return (
    <svg aria-hidden="true" width="100%" height="8" className="mt-1.5 block text-accent">
      <rect width="100%" height="8" rx="2" className="fill-rule" />
      <rect width={share(attempted)} height="8" rx="2" className="fill-paper" />
      <rect
        width={share(attempted)}
        height="8"
        rx="2"
        className="fill-current/25 stroke-current"
        strokeWidth={attempted > solved ? 1 : 0}
      />
      <rect width={share(solved)} height="8" rx="2" className="fill-current" />
    </svg>
  );
}
