import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { Progress } from '#shared/contracts/progress.ts';
import { statusLabels } from '#shared/domain/question-status.ts';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';

const icons = {
  attempted: <CircleDashed className="mt-1 size-4 shrink-0 text-ink-muted" aria-hidden="true" />,
  solved: <CircleCheck className="mt-1 size-4 shrink-0 text-success" aria-hidden="true" />,
};

export function RecentActivity({ events }: { events: Progress['recent'] }) {
  if (events.length === 0) {
    return <p className="text-ink-muted">The questions you worked on have been removed.</p>;
  }
  return (
    <ul className="divide-y divide-rule">
      {events.map(({ questionId, name, status, at }) => (
        <li key={`${questionId} ${status} ${at}`} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          {icons[status]}
          <div className="min-w-0">
            <Link
              to={`/question/${questionId}`}
              className="break-words hover:text-accent hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              {name}
            </Link>
            <p className="text-ink-muted text-sm">
              {statusLabels[status]} <RelativeTime value={at} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
