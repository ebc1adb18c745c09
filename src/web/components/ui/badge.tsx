import type { CategoryColour } from '#shared/domain/categories.ts';
import styles from './badge.module.css';

interface BadgeProps {
  colour?: CategoryColour | 'yellow';
  children: React.ReactNode;
}

export function Badge({ colour = 'grey', children }: BadgeProps) {
  return (
    <span
      data-colour={colour}
      className={`${styles.badge} inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm border px-2 py-px font-medium text-xs`}
    >
      {children}
    </span>
  );
}
