import { useQuery } from '@tanstack/react-query';
import type { Subscriber } from '#shared/contracts/subscription.ts';
import { formatAmount, formatPrice, planNames } from '#shared/domain/prices.ts';
import { isActiveStatus, statusName } from '#shared/domain/subscription-status.ts';
import { DaysNotice } from '../../../components/listing/days-notice.tsx';
import { Listing } from '../../../components/listing/listing.tsx';
import type { Column } from '../../../components/listing/listing-table.tsx';
import { useListing } from '../../../components/listing/use-listing.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { EmailAddress } from '../../../components/ui/email-address.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { subscribersKey, subscribersSummaryQuery } from '../../../queries/subscribers.ts';

const columns: readonly Column<Subscriber>[] = [
  {
    header: 'User',
    cell: ({ username, email }) =>
      username === null ? (
        <span className="text-ink-muted">Deleted account</span>
      ) : (
        <span>
          <span className="block font-medium">{username}</span>
          <span className="block text-ink-muted text-sm">
            <EmailAddress email={email ?? ''} />
          </span>
        </span>
      ),
  },
  {
    header: 'Plan',
    sort: 'plan',
    cell: ({ plan, amount, currency }) => (
      <span>
        <span className="block">{planNames[plan]}</span>
        <span className="block text-ink-muted text-sm">{formatPrice(plan, amount, currency)}</span>
      </span>
    ),
  },
  { header: 'Status', sort: 'status', cell: (row) => <Status subscriber={row} /> },
  {
    header: 'Period ends',
    sort: 'currentPeriodEnd',
    cell: ({ endedAt, currentPeriodEnd, cancelAtPeriodEnd }) => {
      const day = endedAt ?? currentPeriodEnd;
      if (day === null) return null;
      return (
        <span>
          {calendarDay(day)}
          {cancelAtPeriodEnd && !endedAt && (
            <span className="block text-ink-muted text-sm">Canceled</span>
          )}
        </span>
      );
    },
  },
  { header: 'Since', sort: 'createdAt', cell: ({ createdAt }) => calendarDay(createdAt) },
];

const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'canceled'].map((value) => ({
  value,
  label: statusName(value),
}));

export function SubscribersPage() {
  const listing = useListing({
    name: 'GET /api/admin/subscriptions',
    key: subscribersKey,
    columns,
    filters: ['status', 'provider', 'by', 'start', 'end'],
  });
  return (
    <div>
      <h1 className="text-3xl">Subscribers</h1>
      <Summary />
      <DaysNotice
        filters={listing.view.filters}
        acts={{ begun: 'Started', ended: 'Ended' }}
        onChange={listing.change}
      />
      <Listing
        listing={listing}
        label="Subscribers"
        searchLabel="Search by name or email"
        tools={
          <FilterSelect
            name="status"
            label="Status"
            value={listing.view.filters.status ?? null}
            options={statuses}
            onChoose={(status) => listing.change({ status })}
          />
        }
        columns={columns}
        keyOf={({ id }) => id}
        nothing="No subscribers yet."
      />
    </div>
  );
}

function Status({ subscriber: { status, provider } }: { subscriber: Subscriber }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge color={isActiveStatus(status) ? 'green' : 'amber'}>{statusName(status)}</Badge>
      {provider === 'sandbox' && <Badge>Test mode</Badge>}
    </span>
  );
}

function Summary() {
  const { data } = useQuery(subscribersSummaryQuery(useApi()));
  const figures = [
    ['Monthly revenue', data && formatAmount(data.monthlyRevenue, data.currency)],
    ['Active', data?.active],
    ['On trial', data?.trialing],
    ['Payment issues', data?.other],
    ['Canceled, still active', data?.ending],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(([label, value]) => (
        <div key={label} className="rounded-lg border border-rule bg-raised px-4 py-3">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="mt-1 font-serif text-2xl tabular-nums">{value ?? '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
