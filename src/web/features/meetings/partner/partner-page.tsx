import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PartnerOverview } from '#shared/contracts/partner.ts';
import { awayDays } from '#shared/domain/partners.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { partnerQuery } from '../../../queries/partners.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { PairRow } from './pair-row.tsx';
import { SearchForm } from './search-form.tsx';

/** Where people say when they can, and see whom they meet. */
export function PartnerPage() {
  const query = useQuery(partnerQuery(useApi()));
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <h1 className="mb-3 text-3xl">Find a partner</h1>
      <p className="mb-8 max-w-prose text-ink-muted">
        Say when you can, and we pair you with someone at your level. You interview each other in a
        room, half and half. We email both of you when and with whom.
      </p>
      <Loaded query={query} what="Your search" skeleton={<Skeleton className="h-96 w-full" />}>
        {(overview) => <Overview overview={overview} />}
      </Loaded>
    </div>
  );
}

function Overview({ overview }: { overview: PartnerOverview }) {
  const { pairs, search } = overview;
  const planned = pairs.filter(({ outcome }) => outcome === 'planned').toReversed();
  const past = pairs.filter(({ outcome }) => outcome !== 'planned');
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section className="min-w-0 border-rule border-t pt-5">
        <h2 className="mb-4 text-xl">When you can</h2>
        <Standing overview={overview} />
        <VerifiedSearch search={search} />
      </section>
      <div className="min-w-0 space-y-12">
        <Pairs
          title="Coming up"
          pairs={planned}
          none={
            search
              ? 'Nothing yet. We write to you as soon as we find someone.'
              : 'Nothing yet. Choose some times first.'
          }
        />
        {past.length > 0 && <Pairs title="The last two weeks" pairs={past} none="" />}
        <BlockedPeople />
      </div>
    </div>
  );
}

function Standing({ overview: { isFirst, isLast, timesAway } }: { overview: PartnerOverview }) {
  if (isLast) {
    return (
      <p className="mb-4 text-sm">
        You stayed away {timesAway} times in the last {awayDays} days, so others are paired before
        you.
      </p>
    );
  }
  return isFirst ? (
    <p className="mb-4 text-sm">Your last partner didn't come, so you are paired first now.</p>
  ) : null;
}

function VerifiedSearch({ search }: Pick<PartnerOverview, 'search'>) {
  const { data: user } = useCurrentUser();
  if (user?.isEmailVerified !== false) return <SearchForm search={search} />;
  return (
    <p>
      We write to you when we find a partner, so please{' '}
      <Link to="/request-verification" className="text-link">
        verify your email address
      </Link>{' '}
      first.
    </p>
  );
}

interface PairsProps {
  title: string;
  pairs: PartnerOverview['pairs'];
  none: string;
}

function Pairs({ title, pairs, none }: PairsProps) {
  const timeZone = useTimeZone();
  const now = new Date();
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-1 text-xl">{title}</h2>
      {pairs.length === 0 && <p className="mt-2 text-ink-muted text-sm">{none}</p>}
      {/* Only the browser knows the time zone. */}
      {timeZone && (
        <ul className="divide-y divide-rule">
          {pairs.map((pair) => (
            <PairRow key={pair.id} pair={pair} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}
