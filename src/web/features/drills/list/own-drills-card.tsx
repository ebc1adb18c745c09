import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { ownDrillsQuery } from '../../../queries/drills.ts';

const mostShown = 4;

/** The learner's own drills. */
export function OwnDrillsCard({ isUser }: { isUser: boolean }) {
  const { data: drills } = useQuery({ ...ownDrillsQuery(useApi()), enabled: isUser });
  return (
    <section className="border-rule border-t pt-5">
      <h2 className="mb-2 text-2xl">Your own drills</h2>
      <p className="mb-4 text-ink-muted">
        Choose operators, ranges, time and penalties yourself, and share the drill with a link.
      </p>
      <ul className="mb-4 empty:hidden">
        {drills?.slice(0, mostShown).map(({ id, title }) => (
          <li key={id}>
            <Link to={`/drills/run?own=${id}`} className="text-link break-words">
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to="/drills/own" variant="secondary">
        {drills && drills.length > 0 ? 'All of them' : 'Make a drill'}
      </ButtonLink>
    </section>
  );
}
