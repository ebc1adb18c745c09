import styles from './fraction.module.css';

/** Displayed and read aloud as a fraction. */
export function Fraction({ over, children }: { over: React.ReactNode; children: React.ReactNode }) {
  return (
    <span className={styles.fraction}>
      <span>{children}</span>
      <span className="sr-only"> over </span>
      <span>{over}</span>
    </span>
  );
}
