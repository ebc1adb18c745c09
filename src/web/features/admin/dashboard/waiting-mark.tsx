import { describeWork, type WorkKind, workCount } from '#shared/domain/work.ts';
import { CountMark } from '../../../components/ui/count-mark.tsx';
import { useWork } from './use-work.ts';

/** How much of one kind waits, beside the link to it. */
export function WaitingMark({ kind }: { kind: WorkKind }) {
  const count = useWork()?.[kind].count ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="ml-1.5">
        <CountMark>{workCount(count)}</CountMark>
      </span>
      <span className="sr-only">, {describeWork(kind, count)}</span>
    </>
  );
}
