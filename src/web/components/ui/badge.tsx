import type { CategoryColor } from '#shared/domain/categories.ts';
import styles from './badge.module.css';

interface BadgeProps {
  color?: CategoryColor | 'yellow';
  children: React.ReactNode;
}

export function Badge({ color = 'gray', children }: BadgeProps) {
  return (
    <span
      data-color={color}
      className={`${styles.badge} inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm border px-2 py-px font-medium text-xs`}
    >
      {children}
    </span>
  );
}
