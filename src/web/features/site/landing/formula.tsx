import styles from './formula.module.css';

/** An inline formula. */
export function Formula({ children }: { children: React.ReactNode }) {
  return <span className={styles.formula}>{children}</span>;
}
