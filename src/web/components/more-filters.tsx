import { useState } from 'react';
import styles from './more-filters.module.css';
import { ChevronDownIcon } from './ui/icons.tsx';

interface MoreFiltersProps {
  /** The value of each filter, null for all. */
  chosen: readonly (string | null)[];
  children: React.ReactNode;
}

/** Collapsed on phones unless a filter is in use, so that the first question is in view. */
export function MoreFilters({ chosen, children }: MoreFiltersProps) {
  const inUse = chosen.filter((value) => value !== null).length;
  // Only initially: after that, the visitor opens and closes it.
  const [isOpen] = useState(inUse > 0);
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        Filters{inUse > 0 && ` (${inUse})`}
        <ChevronDownIcon className="text-ink-muted" />
      </summary>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 pb-2 md:flex md:gap-x-4 md:pb-0">
        {children}
      </div>
    </details>
  );
}
