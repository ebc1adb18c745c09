import { Link } from 'react-router';
import type { Notification } from '#shared/contracts/notification.ts';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useMarkRead } from './use-mark-read.ts';

export function NotificationRow({ notification }: { notification: Notification }) {
  const { id, message, createdAt, isRead } = notification;
  const target = targetOf(notification);
  // Following the link marks it as read; if that fails, it just stays unread.
  const markRead = useMarkRead();
  return (
    <li className="relative px-4 py-4 pl-9 hover:bg-sunken sm:pr-6 sm:pl-10">
      {!isRead && (
        <span className="absolute top-6 left-4 size-2 rounded-full bg-accent">
          <span className="sr-only">Unread</span>
        </span>
      )}
      <p className={isRead ? 'text-ink-muted' : ''}>
        {sentenceOf(notification)}
        {target && (
          <>
            {' '}
            <Link
              to={target.url}
              onClick={() => {
                if (!isRead) markRead.mutate([id]);
              }}
              className="break-words font-medium text-ink underline decoration-rule-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
            >
              {target.name}
            </Link>
          </>
        )}
      </p>
      {message && (
        <p className="mt-1.5 whitespace-pre-line break-words border-rule-strong border-l-2 pl-3 text-sm">
          {message}
        </p>
      )}
      <p className="mt-1 text-ink-muted text-sm">
        <RelativeTime value={createdAt} />
      </p>
    </li>
  );
}

function targetOf({ discussion, commentId, report, question }: Notification) {
  if (question) return { name: question.name, url: `/question/${question.id}` };
  if (report) {
    const name = report.question?.name ?? 'a question that is currently hidden';
    return { name, url: `/account#report-${report.id}` };
  }
  if (!discussion) return null;
  const place = commentId ? `#comment-${commentId}` : '';
  return { name: discussion.title, url: `/discussions/${discussion.id}${place}` };
}

function sentenceOf({ kind, actor }: Notification): string {
  if (kind === 'removed') return 'A moderator removed your comment in';
  if (kind === 'correction') return 'We corrected the answer to';
  if (kind === 'report') return 'An administrator answered your error report about';
  const name = actor?.username ?? 'Unknown User';
  return kind === 'reply'
    ? `${name} replied to your comment in`
    : `${name} commented in your discussion`;
}
