import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './conflict-notice.module.css';
import { DiscardDialog } from './discard-dialog.tsx';

interface ConflictNoticeProps {
  subject: 'question' | 'solution';
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** The stored version. */
  children: React.ReactNode;
}

/** Someone else saved first. Nothing is overwritten until the author has seen both versions. */
export function ConflictNotice({
  subject,
  onKeepMine,
  onTakeTheirs,
  children,
}: ConflictNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    notice.current?.focus();
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={notice} tabIndex={-1} aria-label="Edit conflict" className={styles.notice}>
      <div role="alert">
        <p className="font-medium">Someone else saved this {subject} while you were editing.</p>
        <p className="mt-1 text-ink-muted text-sm">
          Your text is still here but has not been saved. This is the saved version:
        </p>
      </div>
      <div className={styles.theirs}>{children}</div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Take theirs
        </Button>
      </div>
      <DiscardDialog
        isOpen={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          onTakeTheirs();
        }}
      />
    </section>
  );
}
