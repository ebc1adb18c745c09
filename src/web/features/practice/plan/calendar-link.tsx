import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ShareLink } from '../../../components/share-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { cacheFeed } from '../../../queries/plans.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

/** The secret link that calendars subscribe to. It is shown once: the server knows only its hash. */
export function CalendarLink({ hasFeed }: { hasFeed: boolean }) {
  const { url, make, revoke } = useFeedChanges();
  const isPending = make.isPending || revoke.isPending;
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">In your calendar</h2>
      {hasFeed && url !== null ? (
        <>
          <ShareLink url={url} />
          <p className="mb-4 text-ink-muted text-sm">
            Subscribe to it in your calendar, and copy it now: it will not be shown again. Whoever
            has it can read your plan. Calendars refresh it about once a day.
          </p>
        </>
      ) : hasFeed ? (
        <p className="mb-4 text-ink-muted">
          A calendar link is active. It cannot be shown again; a new one replaces it.
        </p>
      ) : (
        <p className="mb-4 text-ink-muted">
          Subscribe to your plan in any calendar. Each day shows what is planned.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isPending} onClick={() => make.mutate()}>
          {hasFeed ? 'Make a new link' : 'Add to your calendar'}
        </Button>
        {hasFeed && (
          <Button variant="secondary" disabled={isPending} onClick={() => revoke.mutate()}>
            Revoke
          </Button>
        )}
      </div>
    </section>
  );
}

function useFeedChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const reportFailure = useReportFailure();
  const [url, setUrl] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: () => api.call('POST /api/practice/plan/feed'),
    onSuccess: (feed) => {
      setUrl(feed.url);
      cacheFeed(queries, api, true);
    },
    onError: (error) => reportFailure('The link was not made', error),
  });
  const revoke = useMutation({
    mutationFn: () => api.call('DELETE /api/practice/plan/feed'),
    onSuccess: () => {
      setUrl(null);
      cacheFeed(queries, api, false);
      notify({ title: 'Calendar link revoked', tone: 'success' });
    },
    onError: (error) => reportFailure('The link was not revoked', error),
  });
  return { url, make, revoke };
}
