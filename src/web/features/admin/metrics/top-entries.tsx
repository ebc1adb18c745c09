import { Link } from 'react-router';
import type { Figure } from '#shared/contracts/admin-metrics.ts';
import type { DayRange } from '#shared/domain/days.ts';
import { NumberTable } from '../../../components/statistics/number-table.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { analyticsLink } from './figures.ts';

interface TopEntriesProps {
  /** The title of the card with the whole list. */
  title: 'Top pages' | 'Referrers';
  column: string;
  range: DayRange;
  entries: readonly (Figure & { name: string })[];
}

export function TopEntries({ title, column, range, entries }: TopEntriesProps) {
  const id = title.toLowerCase().replace(' ', '-');
  return (
    <Card className="min-w-0 px-4 py-3">
      <section aria-labelledby={id}>
        <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <Link to={analyticsLink(range, id)} className="text-sm underline">
            Show all<span className="sr-only"> {title.toLowerCase()}</span>
          </Link>
        </div>
        {entries.length === 0 ? (
          <p className="py-3 text-ink-muted">No visits in this period.</p>
        ) : (
          <NumberTable
            label={title}
            columns={[column, 'Visits', 'Before']}
            rows={entries.map(({ name, now, before }) => ({ name, numbers: [now, before] }))}
          />
        )}
      </section>
    </Card>
  );
}
