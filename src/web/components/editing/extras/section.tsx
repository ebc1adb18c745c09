import { useState } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** What it contains, shown even while it is closed. */
  summary: string;
  hasError: boolean;
  children: React.ReactNode;
}

/** A part of the form that is closed until it is needed. */
export function Section({ title, summary, hasError, children }: SectionProps) {
  const [isOpen, setOpen] = useState(false);
  // Stays rendered, so that nothing typed is lost.
  const [isNeeded, setNeeded] = useState(false);
  if ((isOpen || hasError) && !isNeeded) setNeeded(true);
  if (hasError && !isOpen) setOpen(true);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={styles.section}
    >
      <summary>
        <span>
          <span className="font-medium">{title}</span>
          <span className={styles.summary}>{summary}</span>
        </span>
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      {isNeeded && <div className={styles.content}>{children}</div>}
    </details>
  );
}
