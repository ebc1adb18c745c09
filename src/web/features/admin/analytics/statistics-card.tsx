import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ResponseOf } from '#shared/contracts/calls.ts';
import type { DayRange } from '#shared/domain/days.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { callUrl } from '../../../lib/api-call.ts';
import { useApi } from '../../../lib/app-context.ts';
import { type StatisticsName, statisticsQuery } from '../../../queries/analytics.ts';

interface StatisticsCardProps<Name extends StatisticsName> {
  name: Name;
  title: string;
  note?: string;
  range: DayRange;
  /** What will be shown here once there is data. */
  willShow?: string;
  isEmpty?: (data: ResponseOf<Name>) => boolean;
  children: (data: ResponseOf<Name>) => React.ReactNode;
}

/** Loads one kind of statistics, and offers them as a CSV file. */
export function StatisticsCard<Name extends StatisticsName>(props: StatisticsCardProps<Name>) {
  const { name, title, note, range, willShow, isEmpty, children } = props;
  const query = useQuery(statisticsQuery(useApi(), name, range));
  const section = useScrollTarget(`#${idOf(title)}`, query.data !== undefined);
  return (
    <Card className="min-w-0 p-5">
      <section ref={section} id={idOf(title)} aria-label={title} className="scroll-mt-6">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-xl">{title}</h2>
          <a
            href={callUrl(name, { query: { ...range, format: 'csv' as const } })}
            download
            className="text-sm underline"
          >
            Download CSV<span className="sr-only"> of {title}</span>
          </a>
        </div>
        {note && <p className="mb-4 text-ink-muted text-sm">{note}</p>}
        <Loaded query={query} what="These statistics" skeleton="h-40">
          {(data) =>
            isEmpty?.(data) ? (
              <div className="rounded-lg border border-rule-strong border-dashed px-4 py-6 text-center">
                <p>No data for these days.</p>
                {willShow && <p className="mt-1 text-ink-muted text-sm">{willShow}</p>}
              </div>
            ) : (
              children(data)
            )
          }
        </Loaded>
      </section>
    </Card>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** The browser looks for the URL's target before the tab and its data have loaded. */
function useScrollTarget(hash: string, isLoaded: boolean) {
  const target = useRef<HTMLElement>(null);
  const isMeant = useLocation().hash === hash;
  useEffect(() => {
    if (isMeant && isLoaded) target.current?.scrollIntoView();
  }, [isMeant, isLoaded]);
  return target;
}
