import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { problemText } from '#shared/domain/sign-in-problems.ts';
import { useApi } from '../lib/app-context.ts';
import { providersQuery } from '../queries/sign-in-providers.ts';

/** Explains the code in the URL after a failed return from a sign-in provider. */
export function ProviderProblem() {
  const [params] = useSearchParams();
  const { data: providers = [] } = useQuery(providersQuery(useApi()));
  const problem = params.get('problem');
  if (problem === null) return null;
  const provider = providers.find(({ id }) => id === params.get('provider'));
  return (
    <p role="alert" className="mb-6 rounded-md border border-danger px-4 py-3 text-sm">
      {problemText(problem, provider?.name ?? 'the provider')}
      {problem === 'stale' && (
        <>
          {' '}
          <Link to="/forgot-password" className="text-link">
            Choose a password by email
          </Link>
        </>
      )}
    </p>
  );
}
