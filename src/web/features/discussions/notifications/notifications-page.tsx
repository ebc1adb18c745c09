import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { lastPage } from '#shared/domain/pagination.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { notificationsQuery, unreadCountQuery } from '../../../queries/notifications.ts';
import { NotificationRow } from './notification-row.tsx';
import { pageOf } from './page-of.ts';
import { useMarkRead } from './use-mark-read.ts';

export function NotificationsPage() {
  const [search] = useSearchParams();
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Notifications</h1>
          <p className="mt-2 text-ink-muted">
            Replies to your discussions, comments and error reports.
          </p>
        </div>
        <MarkAllRead />
      </div>
      <NotificationList page={pageOf(search)} />
    </div>
  );
}

function MarkAllRead() {
  const { data } = useQuery(unreadCountQuery(useApi()));
  const tellFailure = useFailureToast();
  const markRead = useMarkRead({
    onError: (error) => tellFailure('Failed to mark as read', error),
  });
  return (
    <div className="needs-scripts">
      <Button
        variant="secondary"
        disabled={!data?.unread || markRead.isPending}
        onClick={() => markRead.mutate(undefined)}
      >
        Mark all as read
      </Button>
    </div>
  );
}

function NotificationList({ page }: { page: number }) {
  const query = useQuery(notificationsQuery(useApi(), page));
  return (
    <Loaded query={query} what="Your notifications" skeleton={<RowSkeletons />}>
      {({ rows, total }) =>
        total === 0 ? (
          <p className="border-rule border-t pt-8 text-ink-muted">
            Nothing yet. Replies to you will show up here.
          </p>
        ) : (
          <>
            {rows.length === 0 && <p>There is nothing on this page.</p>}
            {rows.length > 0 && (
              <ul className="divide-y divide-rule overflow-hidden rounded-lg border border-rule bg-raised">
                {rows.map((notification) => (
                  <NotificationRow key={notification.id} notification={notification} />
                ))}
              </ul>
            )}
            <PageSteps page={page} last={lastPage(total)} />
          </>
        )
      }
    </Loaded>
  );
}

function RowSkeletons() {
  return (
    <div className="space-y-3">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}

function PageSteps({ page, last }: { page: number; last: number }) {
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label="Pagination" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <ButtonLink to={`?page=${Math.min(page - 1, last)}`} variant="secondary">
          Newer
        </ButtonLink>
      )}
      <span className="text-ink-muted text-sm">
        Page {page} of {last}
      </span>
      {page < last && (
        <ButtonLink to={`?page=${page + 1}`} variant="secondary">
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
