import styles from './comment.module.css';

export const unknownUser = 'Unknown User';

/** Initial in place of a picture, next to the name. */
export function Avatar({ name }: { name: string }) {
  const [initial = '?'] = name;
  return (
    <span aria-hidden="true" className={styles.avatar}>
      {initial.toUpperCase()}
    </span>
  );
}
