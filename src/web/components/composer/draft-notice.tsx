import { LiveButton } from '../ui/live-button.tsx';

interface DraftNoticeProps {
  isRestored: boolean;
  onDiscard: () => void;
}

export function DraftNotice({ isRestored, onDiscard }: DraftNoticeProps) {
  return (
    <p role="status" className="mb-3 text-ink-muted text-sm empty:hidden">
      {isRestored && (
        <>
          Draft restored.{' '}
          <LiveButton className="text-link" onClick={onDiscard}>
            Discard it
          </LiveButton>
        </>
      )}
    </p>
  );
}
