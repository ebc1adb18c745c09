import styles from './fraction.module.css';

/** Set as a fraction, read aloud as one. */
export function Fraction({ over, children }: { over: React.ReactNode; children: React.ReactNode }) {
  return (
    <span className={styles.fraction}>
      <span>{children}</span>
      <span className="sr-only"> over </span>
      <span>{over}</span>
    </span>
  );
}
