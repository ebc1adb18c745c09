import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { DrillPlayer } from './drill-player.ts';

interface LeaveRunProps {
  player: DrillPlayer;
  isUnderWay: boolean;
  onLeft: (result: RunResult) => void;
}

/** Asks before leaving a run, which abandons it. A reload continues it. */
export function LeaveRun({ player, isUnderWay, onLeft }: LeaveRunProps) {
  const blocker = useBlocker(isUnderWay);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);

  function abandon(): void {
    // If this fails, the server finishes the run with what has arrived.
    player.abandon().then(onLeft, () => {});
    blocker.proceed?.();
  }

  return (
    <Dialog
      title="Leave this run?"
      isOpen={blocker.state === 'blocked' && isUnderWay}
      onClose={() => blocker.reset?.()}
    >
      <p className="mt-3 mb-6 text-ink-muted">
        The clock is running. If you leave, the run will not count
        {player.leavesTrace && ', but it will stay in your history as one you quit'}.
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
