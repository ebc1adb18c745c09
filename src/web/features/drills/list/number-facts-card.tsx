import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { factsQuery } from '../../../queries/drills.ts';
import { factsPath } from '../facts-path.ts';

const mostShown = 6;

/** The facts that this learner was slow on or got wrong. */
export function NumberFactsCard({ isUser }: { isUser: boolean }) {
  const { data: facts } = useQuery({ ...factsQuery(useApi()), enabled: isUser });
  return (
    <section className="border-rule border-t pt-5">
      <h2 className="mb-2 text-2xl">Number facts</h2>
      <p className="mb-4 text-ink-muted">
        {isUser
          ? 'Sums and products you were slow on or got wrong come back until you know them.'
          : 'Sign in to keep drilling the sums and products you were slow on or got wrong.'}
      </p>
      {facts && facts.total > 0 && (
        <>
          <p className="mb-4 tabular-nums">
            {facts.due} due · {facts.known} of {facts.total} known
          </p>
          <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted tabular-nums">
            {facts.weakest.slice(0, mostShown).map(({ fact }) => (
              <li key={fact.left + fact.operator + fact.right}>
                {fact.left} {fact.operator} {fact.right}
              </li>
            ))}
          </ul>
        </>
      )}
      {facts &&
        (facts.due > 0 ? (
          <ButtonLink to="/drills/run?facts=" variant="secondary">
            Drill what is due
          </ButtonLink>
        ) : facts.total > 0 ? (
          <Link to={factsPath(facts.weakest.map(({ fact }) => fact))} className="text-link">
            Drill the weakest anyway
          </Link>
        ) : (
          <p className="text-sm">Run any arithmetic drill to get started.</p>
        ))}
    </section>
  );
}
