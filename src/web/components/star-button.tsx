import styles from './star-button.module.css';
import { StarIcon } from './ui/icons.tsx';
import { LiveButton } from './ui/live-button.tsx';

interface StarButtonProps {
  /** Of the question. */
  name: string;
  isStarred: boolean;
  toggle: () => void;
}

/** Only one attribute may vary: members share a rendering that has a placeholder for it. */
export function StarButton({ name, isStarred, toggle }: StarButtonProps) {
  return (
    <LiveButton
      className={`${styles.star} no-print needs-scripts`}
      aria-label={`Star ${name}`}
      aria-pressed={isStarred}
      aria-keyshortcuts="f"
      onClick={toggle}
    >
      <StarIcon />
    </LiveButton>
  );
}
