import styles from './prose.module.css';

interface ProseProps {
  className?: string;
  children: React.ReactNode;
}

/** Body text with book typography. */
export function Prose({ className = '', children }: ProseProps) {
  return <div className={`${styles.prose} ${className}`}>{children}</div>;
}
