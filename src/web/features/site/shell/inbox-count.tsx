import { useQuery } from '@tanstack/react-query';
import { inboxKinds, workCount } from '#shared/domain/admin-inbox.ts';
import { CountMark } from '../../../components/ui/count-mark.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { adminInboxQuery } from '../../../queries/admin-inbox.ts';

/** How much work is waiting, next to the link to the admin area. */
export default function InboxCount() {
  const { data } = useQuery(adminInboxQuery(useApi()));
  // The page may have fetched the count before the header hydrates.
  const isLive = useIsLive();
  if (!isLive || !data) return null;
  const total = inboxKinds.reduce((sum, kind) => sum + data[kind].count, 0);
  if (total === 0) return null;
  return (
    <>
      <CountMark>{workCount(total)}</CountMark>
      <span className="sr-only"> waiting</span>
    </>
  );
}
