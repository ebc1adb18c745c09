import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSecurityEvent } from '#shared/contracts/security-log.ts';
import { lastPage } from '#shared/domain/pagination.ts';
import { describeEvent } from '#shared/domain/security-log.ts';
import { Pager } from '../../../components/ui/pager.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { ownSecurityPageSize, ownSecurityQuery } from '../../../queries/security-log.ts';

const actors = {
  you: null,
  anybody: 'You or someone else',
  administrator: 'An administrator',
} as const;

/** What happened to the account, a page at a time. */
export function SecurityLog() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(ownSecurityQuery(useApi(), page));
  if (error) {
    return (
      <RetryNotice
        title="Your security log could not be loaded."
        text={failureText(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">Loading your security log…</span>
        <Skeleton className="h-16 w-full" />
      </div>
    );
  }
  if (data.total === 0) return <p className="text-ink-muted">Nothing in the last 90 days.</p>;
  return (
    <>
      <dl className="divide-y divide-rule rounded-lg border border-rule bg-raised">
        {data.rows.map((event) => (
          <EventRow key={event.key} event={event} />
        ))}
      </dl>
      <Pager page={page} last={lastPage(data.total, ownSecurityPageSize)} onTurn={setPage} />
    </>
  );
}

function EventRow({ event }: { event: OwnSecurityEvent }) {
  const { actor, device, network, createdAt } = event;
  const facts = [actors[actor], device, network].filter(Boolean);
  return (
    <div className="px-4 py-3">
      <dt className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{describeEvent(event)}</span>
        <span className="text-ink-muted text-sm">
          <RelativeTime value={createdAt} />
        </span>
      </dt>
      <dd className="wrap-anywhere text-ink-muted text-sm">{facts.join(' · ')}</dd>
    </div>
  );
}
