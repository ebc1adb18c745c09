import styles from './comment.module.css';

export const unknownUser = 'Unknown User';

/** Stands where other sites have a picture. The name itself stands beside it. */
export function AuthorMark({ name }: { name: string }) {
  const [initial = '?'] = name;
  return (
    <span aria-hidden="true" className={styles.mark}>
      {initial.toUpperCase()}
    </span>
  );
}
