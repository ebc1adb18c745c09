import { Link } from 'react-router';
import type { AdminWork } from '#shared/contracts/work.ts';
import { describeWork, type WorkKind, workKinds } from '#shared/domain/work.ts';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useWork } from './use-work.ts';
import styles from './work-strip.module.css';

type Oldest = NonNullable<AdminWork['mail']['oldest']>;

/** Where the oldest of each kind is dealt with. */
const places: Record<WorkKind, (oldest: Oldest) => string> = {
  errorReports: ({ id }) => `/admin?tab=reports&status=new&report=${id}`,
  comments: () => '/admin/moderation?order=oldest',
  feedback: () => '/admin/audience?status=open&sort=createdAt',
  payments: ({ title }) => `/admin/subscribers?search=${encodeURIComponent(title)}`,
  mail: () => '/admin/outbox?status=failed&sort=createdAt',
};

/** What waits, with the oldest of each kind. */
export function WorkStrip() {
  const work = useWork();
  if (!work) return null;
  const waiting = workKinds.flatMap((kind) => {
    const { count, oldest } = work[kind];
    return oldest ? [{ kind, count, oldest }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Waiting for you" className={`${styles.strip} scrolling-line`}>
      {waiting.map(({ kind, count, oldest }) => (
        <li key={kind} className={styles.item}>
          <Link to={places[kind](oldest)} className={styles.link}>
            <span className="font-medium">{describeWork(kind, count)}</span>{' '}
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
