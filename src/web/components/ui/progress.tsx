import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** From 0 to 1; null if unknown. */
  share: number | null;
}

export function Progress({ label, share }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      className={styles.progress}
      max={1}
      {...(share !== null && { value: share })}
    />
  );
}
