import { Link, type LinkProps } from 'react-router';
import styles from './row-link.module.css';

/** A link that makes its whole row or list item clickable. */
export function RowLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link} />;
}
