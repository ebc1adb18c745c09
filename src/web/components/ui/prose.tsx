import styles from './prose.module.css';

interface ProseProps {
  className?: string;
  children: React.ReactNode;
}

/** Running text, set like a page of a book. */
export function Prose({ className = '', children }: ProseProps) {
  return <div className={`${styles.prose} ${className}`}>{children}</div>;
}
