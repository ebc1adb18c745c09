import { Link, type To } from 'react-router';
import styles from './period-links.module.css';

interface PeriodLinksProps<Days extends number> {
  label: string;
  choices: readonly Days[];
  /** Null: none of them. */
  current: Days | null;
  urlOf: (days: Days) => To;
  className?: string;
}

/** Chooses how many of the last days to show. The choice is in the URL. */
export function PeriodLinks<Days extends number>(props: PeriodLinksProps<Days>) {
  const { label, choices, current, urlOf, className = '' } = props;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((days) => (
          <li key={days}>
            <Link
              to={urlOf(days)}
              preventScrollReset
              aria-current={days === current ? 'true' : undefined}
              className={styles.choice}
            >
              <span className="max-[24rem]:sr-only">Last</span> {days} days
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
