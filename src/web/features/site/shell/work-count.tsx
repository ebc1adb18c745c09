import { useQuery } from '@tanstack/react-query';
import { workCount, workKinds } from '#shared/domain/work.ts';
import { CountMark } from '../../../components/ui/count-mark.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { adminWorkQuery } from '../../../queries/admin-work.ts';

/** How much waits for the administrator, beside the link to the admin area. */
export default function WorkCount() {
  const { data } = useQuery(adminWorkQuery(useApi()));
  // The page may have fetched the count before the header hydrates.
  const isLive = useIsLive();
  if (!isLive || !data) return null;
  const total = workKinds.reduce((sum, kind) => sum + data[kind].count, 0);
  if (total === 0) return null;
  return (
    <>
      <CountMark>{workCount(total)}</CountMark>
      <span className="sr-only"> waiting</span>
    </>
  );
}
