import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { dropRun } from './stored-run.ts';

interface LeaveRunProps {
  runId: string;
  isUnderWay: boolean;
}

/** Asks before a run is left, and abandons it then. A reload goes on with it. */
export function LeaveRun({ runId, isUnderWay }: LeaveRunProps) {
  const api = useApi();
  const blocker = useBlocker(isUnderWay);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);

  function abandon(): void {
    dropRun(runId);
    // It counts nowhere if it is never finished, either.
    api.call('POST /api/drills/runs/:id/abandon', { params: { id: runId } }).catch(() => {});
    blocker.proceed?.();
  }

  return (
    <Dialog
      title="Leave this run?"
      isOpen={blocker.state === 'blocked' && isUnderWay}
      onClose={() => blocker.reset?.()}
    >
      <p className="mt-3 mb-6 text-ink-muted">
        The clock is running. If you leave, the run counts nowhere.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button size="medium" onClick={() => blocker.reset?.()}>
          Keep going
        </Button>
        <Button variant="danger" size="medium" onClick={abandon}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
