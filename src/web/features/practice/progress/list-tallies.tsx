import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../../lib/app-context.ts';
import { ownListsQuery } from '../../../queries/lists.ts';
import { Section } from './section.tsx';
import { TallyList } from './tally-list.tsx';

/** The most recently changed lists come first. */
const mostShown = 8;

/** Renders nothing for users without lists. */
export function ListTallies() {
  const { data: lists = [] } = useQuery(ownListsQuery(useApi()));
  if (lists.length === 0) return null;
  return (
    <Section title="My lists">
      <TallyList
        rows={lists
          .slice(0, mostShown)
          .map(({ id, ...tally }) => ({ ...tally, search: { list: String(id) } }))}
      />
      <p className="mt-4">
        <Link to="/lists" className="text-link text-sm">
          {lists.length > mostShown ? `All ${lists.length} lists` : 'Edit lists'}
        </Link>
      </p>
    </Section>
  );
}
