import { Link } from 'react-router';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import styles from './figure-grid.module.css';
import type { ShownFigure } from './figures.ts';

export function FigureGrid({ figures }: { figures: readonly ShownFigure[] }) {
  return (
    <ul className={styles.grid}>
      {figures.map(({ label, value, change, before, to }) => (
        <li key={label}>
          <Link to={to} className={styles.figure}>
            <span className="text-ink-muted text-sm">{label}</span>{' '}
            <span className={styles.value}>{value}</span>{' '}
            <span className="text-sm tabular-nums">
              {change && <span className="font-medium">{change} </span>}
              <span className="text-ink-muted">
                {change && 'from '}
                {before}
                {!change && ' before'}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function FigureSkeletons() {
  return (
    <div className={styles.grid}>
      {places.map((place) => (
        <Skeleton key={place} className="h-28" />
      ))}
    </div>
  );
}
