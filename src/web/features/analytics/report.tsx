import { useQuery } from '@tanstack/react-query';
import type { DayRange } from '#shared/domain/days.ts';
import { Card } from '../../components/ui/card.tsx';
import { RetryNotice } from '../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useNoteSessionEndOf } from '../../lib/session-news.ts';

interface ReportProps<Data> {
  /** As the API calls it. */
  name: string;
  title: string;
  note?: string;
  range: DayRange;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => React.ReactNode;
}

/** One report: its numbers, what to do without them, and the same as a file. */
export function Report<Data>(props: ReportProps<Data>) {
  const { name, title, note, range, isEmpty, children } = props;
  const api = useApi();
  const address = `/api/analytics/${name}?${new URLSearchParams({ ...range })}`;
  const { data, error, refetch } = useQuery({
    queryKey: [address],
    queryFn: () => api.get<Data>(address),
    refetchOnMount: 'always',
  });
  useNoteSessionEndOf(error);
  return (
    <Card className="min-w-0 p-5">
      <section aria-label={title}>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-xl">{title}</h2>
          <a href={`${address}&format=csv`} download className="text-sm underline">
            Download CSV<span className="sr-only"> of {title}</span>
          </a>
        </div>
        {note && <p className="mb-4 text-ink-muted text-sm">{note}</p>}
        {data !== undefined && !error && isEmpty?.(data) && (
          <p className="py-6 text-ink-muted">Nothing was counted on these days.</p>
        )}
        {data !== undefined && !error && !isEmpty?.(data) && children(data)}
        {error && (
          <RetryNotice
            title="This report could not be loaded."
            text={failureText(error, '')}
            onRetry={() => void refetch()}
          />
        )}
        {data === undefined && !error && <Skeleton className="h-40" />}
      </section>
    </Card>
  );
}
