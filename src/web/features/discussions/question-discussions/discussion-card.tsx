import { Link } from 'react-router';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { NumbersLink } from '../../../components/numbers-link.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import type { ListedDiscussion } from '../../../queries/discussions.ts';

export function DiscussionCard({ discussion }: { discussion: ListedDiscussion }) {
  const { id, questionId, variant, title, preview, author, isPinned, isLocked } = discussion;
  return (
    <article
      className={`rounded-lg border bg-raised px-5 py-4 ${isPinned ? 'border-accent' : 'border-rule'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="min-w-0 text-lg leading-snug [overflow-wrap:anywhere]">
          <Link to={`/discussions/${id}`} className="hover:text-accent hover:underline">
            {title}
          </Link>
        </h3>
        {isPinned && <Badge color="blue">Pinned</Badge>}
        {isLocked && <Badge>Locked</Badge>}
      </div>
      <p className="mt-1.5 line-clamp-2 text-ink-muted [overflow-wrap:anywhere]">{preview}</p>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm">
        <span>
          Started by {author?.username ?? 'Unknown User'} -{' '}
          <RelativeTime value={discussion.createdAt} />
        </span>
        <NumbersLink {...{ questionId, variant }} />
        <span>{count(discussion.commentCount, 'comment')}</span>
        <span>{count(discussion.viewCount, 'view')}</span>
        <span>
          Last activity <RelativeTime value={discussion.lastActivityAt} />
        </span>
      </div>
    </article>
  );
}

function count(number: number, what: 'comment' | 'view'): string {
  return `${wholeNumber(number)} ${what}${number === 1 ? '' : 's'}`;
}
