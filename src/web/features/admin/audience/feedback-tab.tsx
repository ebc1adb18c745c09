import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Feedback } from '#shared/contracts/feedback.ts';
import { Listing } from '../../../components/listing/listing.tsx';
import type { Column } from '../../../components/listing/listing-table.tsx';
import { useListing } from '../../../components/listing/use-listing.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmailAddress } from '../../../components/ui/email-address.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { adminInboxKey } from '../../../queries/admin-inbox.ts';
import { feedbackKey } from '../../../queries/feedback.ts';
import { CsvLink } from './csv-link.tsx';

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
];

const columns: readonly Column<Feedback>[] = [
  {
    header: 'Message',
    kind: 'text',
    cell: ({ message }) => <p className="max-w-2xl whitespace-pre-wrap">{message}</p>,
  },
  { header: 'From', cell: (feedback) => <From feedback={feedback} /> },
  {
    header: 'Sent',
    sort: 'createdAt',
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap">
        <RelativeTime value={createdAt} />
      </span>
    ),
  },
  { header: 'Status', cell: (feedback) => <Status feedback={feedback} /> },
];

export function FeedbackTab() {
  const listing = useListing({
    name: 'GET /api/admin/feedback',
    key: feedbackKey,
    columns,
    filters: ['status'],
  });
  return (
    <Listing
      listing={listing}
      label="Messages"
      searchLabel="Search by text, name or email"
      tools={
        <>
          <FilterSelect
            name="status"
            label="Status"
            value={listing.view.filters.status ?? null}
            options={statuses}
            onChoose={(status) => listing.change({ status })}
          />
          <CsvLink call="GET /api/admin/feedback" view={listing.view} />
        </>
      }
      columns={columns}
      keyOf={({ id }) => id}
      isDimmed={({ isHandled }) => isHandled}
      nothing="No feedback yet."
    />
  );
}

function From({ feedback: { name, email, userId } }: { feedback: Feedback }) {
  if (name === null && email === null) {
    return <span className="text-ink-muted">Anonymous</span>;
  }
  return (
    <span>
      <span className="block font-medium">{name}</span>
      {email && (
        <a href={`mailto:${email}`} className="text-link block text-sm">
          <EmailAddress email={email} />
        </a>
      )}
      {userId !== null && <span className="block text-ink-muted text-sm">Has an account</span>}
    </span>
  );
}

function Status({ feedback: { id, isHandled, createdAt } }: { feedback: Feedback }) {
  const api = useApi();
  const tellFailure = useFailureToast();
  const queries = useQueryClient();
  const mark = useMutation({
    mutationFn: () =>
      api.call('PATCH /api/admin/feedback/:id', {
        params: { id },
        body: { isHandled: !isHandled },
      }),
    onError: (error) => tellFailure('Failed to update feedback', error),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: adminInboxKey });
      return queries.invalidateQueries({ queryKey: feedbackKey });
    },
  });
  return (
    <span className="grid justify-items-start gap-2">
      <Badge color={isHandled ? 'green' : 'amber'}>{isHandled ? 'Handled' : 'Open'}</Badge>
      <Button variant="secondary" disabled={mark.isPending} onClick={() => mark.mutate()}>
        {isHandled ? 'Reopen' : 'Mark as handled'}
        <span className="sr-only">, sent {createdAt.slice(0, 10)}</span>
      </Button>
    </span>
  );
}
