import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { MailRow } from './mail-row.tsx';
import { mailsQuery } from './mails-query.ts';

/** For administrators: what was mailed, and what could not be. */
export function OutboxPage() {
  const { isFetching, refetch } = useQuery(mailsQuery(useApi()));
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Outbox</h1>
          <p className="mt-2 text-ink-muted">The latest 200 mails of the site, newest first.</p>
        </div>
        <div className="needs-scripts">
          <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
            Refresh
          </Button>
        </div>
      </div>
      <MailList />
    </div>
  );
}

function MailList() {
  const { data: mails, error } = useQuery(mailsQuery(useApi()));
  if (mails?.length === 0) return <p>No mail has been sent yet.</p>;
  if (mails) {
    return (
      <ul className="divide-y divide-rule overflow-hidden rounded-lg border border-rule bg-raised">
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <div role="alert">
        <p className="font-medium">The mails could not be loaded.</p>
        <p className="text-ink-muted">{failureText(error, 'Please try again.')}</p>
      </div>
    );
  }
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">Loading the mails…</span>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}
