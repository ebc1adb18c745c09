import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { DiscardDialog } from './discard-dialog.tsx';

interface LeaveGuardProps {
  hasChanges: () => boolean;
  /** The user wants to close the editor. */
  isAsking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before the user closes the editor, the page or the tab and loses unsaved changes. */
export function LeaveGuard({ hasChanges, isAsking, onKeep, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(hasChanges);
  const guardTab = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasChanges()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => guardTab(event);
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (
    <DiscardDialog
      isOpen={isAsking || blocker.state === 'blocked'}
      onKeep={() => {
        blocker.reset?.();
        onKeep();
      }}
      onDiscard={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
}
