import { Link } from 'react-router';

interface Tally {
  total: number;
  attempted: number;
  solved: number;
}

interface TallyListProps {
  /** With the search of the question list that shows what the row is about. */
  rows: (Tally & { name: string; search: Record<string, string> })[];
}

export function TallyList({ rows }: TallyListProps) {
  return (
    <ul className="space-y-4">
      {rows.map(({ name, search, ...tally }) => (
        <li key={name}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              to={`/questions?${new URLSearchParams(search)}`}
              className="min-w-0 break-words font-medium text-sm hover:text-accent hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
            <span className="text-ink-muted text-sm tabular-nums">{inWords(tally)}</span>
          </div>
          <Bar {...tally} />
        </li>
      ))}
    </ul>
  );
}

function inWords({ total, attempted, solved }: Tally): string {
  const open = attempted - solved;
  return `${solved} of ${total} solved${open > 0 ? `, ${open} attempted` : ''}`;
}

/** Solved is solid, attempted is an outline. The words above say the same. */
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
