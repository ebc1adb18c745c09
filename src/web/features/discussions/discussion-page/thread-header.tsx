import { Lock, Pin } from 'lucide-react';
import { Link } from 'react-router';
import { NumbersLink } from '../../../components/numbers-link.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { questionPath } from '../../../lib/variant-in-url.ts';
import type { ShownThread } from '../../../queries/shown-thread.ts';
import { unknownUser } from './avatar.tsx';
import { countOf } from './count-of.ts';

export function ThreadHeader({ thread }: { thread: ShownThread }) {
  const { question, variant, title, isPinned, isLocked, deletedAt, author, createdAt } = thread;
  return (
    <header>
      <nav aria-label="Back" className="no-print mb-5">
        <Link
          to={questionPath({ id: question.id, variant })}
          className="py-1 text-ink-muted text-sm [overflow-wrap:anywhere] hover:text-ink"
        >
          <span aria-hidden="true">← </span>
          {question.name}
        </Link>
      </nav>
      <h1 className="text-3xl [overflow-wrap:anywhere]">{title}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-muted text-sm">
        {isPinned && (
          <Badge color="amber">
            <Pin className="size-3.5" aria-hidden="true" />
            Pinned
          </Badge>
        )}
        {isLocked && (
          <Badge>
            <Lock className="size-3.5" aria-hidden="true" />
            Locked
          </Badge>
        )}
        {deletedAt && <Badge color="red">Deleted</Badge>}
        <span className="font-medium text-ink [overflow-wrap:anywhere]">
          {author?.username ?? unknownUser}
        </span>
        <RelativeTime value={createdAt} />
        <NumbersLink questionId={question.id} variant={variant} />
        <span>{countOf(thread.commentCount, 'comment')}</span>
      </div>
    </header>
  );
}
