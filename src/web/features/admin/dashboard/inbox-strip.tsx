import { Link } from 'react-router';
import type { AdminInbox } from '#shared/contracts/admin-inbox.ts';
import { describeInbox, type InboxKind, inboxKinds } from '#shared/domain/admin-inbox.ts';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import styles from './inbox-strip.module.css';
import { useInbox } from './use-inbox.ts';

type Oldest = NonNullable<AdminInbox['mail']['oldest']>;

/** Where to handle the oldest item of each kind. */
const places: Record<InboxKind, (oldest: Oldest) => string> = {
  errorReports: ({ id }) => `/admin?tab=reports&status=new&report=${id}`,
  comments: () => '/admin/moderation?order=oldest',
  partners: () => '/admin/partners?order=oldest',
  feedback: () => '/admin/audience?status=open&sort=createdAt',
  payments: ({ title }) => `/admin/subscribers?search=${encodeURIComponent(title)}`,
  mail: () => '/admin/outbox?status=failed&sort=createdAt',
};

/** What is waiting, with the oldest item of each kind. */
export function InboxStrip() {
  const work = useInbox();
  if (!work) return null;
  const waiting = inboxKinds.flatMap((kind) => {
    const { count, oldest } = work[kind];
    return oldest ? [{ kind, count, oldest }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Waiting for you" className={`${styles.strip} scrolling-line`}>
      {waiting.map(({ kind, count, oldest }) => (
        <li key={kind} className={styles.item}>
          <Link to={places[kind](oldest)} className={styles.link}>
            <span className="font-medium">{describeInbox(kind, count)}</span>{' '}
            <span className={styles.oldest}>
              <span className="sr-only">oldest: </span>
              <RelativeTime value={oldest.since} />, {oldest.title}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
