import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSecurityEvent } from '#shared/contracts/security-log.ts';
import { lastPage } from '#shared/domain/pagination.ts';
import { describeEvent } from '#shared/domain/security-log.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Pager } from '../../../components/ui/pager.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { ownSecurityPageSize, ownSecurityQuery } from '../../../queries/security-log.ts';

const actors = {
  you: null,
  anybody: 'You or someone else',
  administrator: 'An administrator',
} as const;

/** Activity on the account, one page at a time. */
export function SecurityLog() {
  const [page, setPage] = useState(1);
  const query = useQuery(ownSecurityQuery(useApi(), page));
  return (
    <Loaded query={query} what="Your security log" skeleton="h-16 w-full">
      {({ rows, total }) =>
        total === 0 ? (
          <p className="text-ink-muted">Nothing in the last 90 days.</p>
        ) : (
          <>
            <dl className="divide-y divide-rule rounded-lg border border-rule bg-raised">
              {rows.map((event) => (
                <EventRow key={event.key} event={event} />
              ))}
            </dl>
            <Pager page={page} last={lastPage(total, ownSecurityPageSize)} onTurn={setPage} />
          </>
        )
      }
    </Loaded>
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
