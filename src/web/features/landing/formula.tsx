import styles from './formula.module.css';

/** A formula in running text. */
export function Formula({ children }: { children: React.ReactNode }) {
  return <span className={styles.formula}>{children}</span>;
}
