import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './conflict-notice.module.css';
import { DiscardDialog } from './discard-dialog.tsx';

interface ConflictNoticeProps {
  subject: 'question' | 'solution';
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** What is stored now. */
  children: React.ReactNode;
}

/** Somebody else was faster. Nothing is overwritten before the writer has seen by what. */
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
    <section ref={notice} tabIndex={-1} aria-label="Changed meanwhile" className={styles.notice}>
      <div role="alert">
        <p className="font-medium">Someone else saved this {subject} meanwhile.</p>
        <p className="mt-1 text-ink-muted text-sm">
          Your text is still here, but not saved. This is what is stored now:
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
