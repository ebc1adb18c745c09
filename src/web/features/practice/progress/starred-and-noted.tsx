import { Link } from 'react-router';
import type { Progress } from '#shared/contracts/progress.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';

/** How many questions the user has starred or added a note to, with links to them in the list. */
export function StarredAndNoted({ starred, noted }: Pick<Progress, 'starred' | 'noted'>) {
  return (
    <ul className="mt-7 flex flex-wrap gap-x-8 gap-y-2 text-sm tabular-nums">
      <Kept count={starred} filter="starred" one="starred question" many="starred questions" />
      <Kept count={noted} filter="noted" one="question with a note" many="questions with a note" />
    </ul>
  );
}

interface KeptProps {
  count: number;
  filter: 'starred' | 'noted';
  one: string;
  many: string;
}

function Kept({ count, filter, one, many }: KeptProps) {
  const text = `${wholeNumber(count)} ${count === 1 ? one : many}`;
  return (
    <li>
      {count === 0 ? (
        <span className="text-ink-muted">{text}</span>
      ) : (
        <Link to={`/questions?${filter}=1`} className="text-link">
          {text}
        </Link>
      )}
    </li>
  );
}
