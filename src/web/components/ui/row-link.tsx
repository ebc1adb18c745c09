import { Link, type LinkProps } from 'react-router';
import styles from './row-link.module.css';

/** The link of a row or a list item, all of which it makes clickable. */
export function RowLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link} />;
}
