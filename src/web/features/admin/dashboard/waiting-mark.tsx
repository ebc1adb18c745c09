import { describeInbox, type InboxKind, workCount } from '#shared/domain/admin-inbox.ts';
import { CountMark } from '../../../components/ui/count-mark.tsx';
import { useInbox } from './use-inbox.ts';

/** How many items of one kind are waiting, next to the link to them. */
export function WaitingMark({ kind }: { kind: InboxKind }) {
  const count = useInbox()?.[kind].count ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="ml-1.5">
        <CountMark>{workCount(count)}</CountMark>
      </span>
      <span className="sr-only">, {describeInbox(kind, count)}</span>
    </>
  );
}
