import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Identity, SignInProvider } from '#shared/contracts/identity.ts';
import { ProviderProblem } from '../../../components/provider-problem.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useVisitProvider } from '../../../components/use-visit-provider.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { signInMethodsQuery } from '../../../queries/sign-in-providers.ts';
import { Section } from './section.tsx';
import { UnlinkIdentity } from './unlink-identity.tsx';

/** The linked and linkable providers. Renders nothing if the site offers none. */
export function SignInProviders() {
  const { data: methods } = useQuery(signInMethodsQuery(useApi()));
  if (!methods) return null;
  const { identities, linkable, canUnlink } = methods;
  if (identities.length + linkable.length === 0) return null;
  return (
    <Section title="Sign-in providers" text="Other accounts you can sign in with.">
      <ProviderProblem />
      <ul className="divide-y divide-rule rounded-lg border border-rule bg-raised">
        {identities.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} canUnlink={canUnlink} />
        ))}
        {linkable.map((provider) => (
          <LinkableRow key={provider.id} provider={provider} />
        ))}
      </ul>
      {identities.length > 0 && !canUnlink && (
        <p className="mt-3 text-ink-muted text-sm">
          This is your only way to sign in. To unlink it,{' '}
          <Link to="/account?tab=password" className="underline">
            set a password
          </Link>{' '}
          first.
        </p>
      )}
    </Section>
  );
}

const row = 'flex items-center justify-between gap-x-4 px-4 py-3.5';

function IdentityRow({ identity, canUnlink }: { identity: Identity; canUnlink: boolean }) {
  const { name, createdAt, lastUsedAt } = identity;
  return (
    <li className={row}>
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-ink-muted text-sm">
          Linked <RelativeTime value={createdAt} />, last used <RelativeTime value={lastUsedAt} />
        </p>
      </div>
      <UnlinkIdentity identity={identity} isBlocked={!canUnlink} />
    </li>
  );
}

function LinkableRow({ provider: { id, name } }: { provider: SignInProvider }) {
  const api = useApi();
  const reportFailure = useReportFailure();
  const visit = useVisitProvider(
    (provider) => api.call('POST /api/user/identities/:provider', { params: { provider } }),
    (error) => {
      reportFailure(`Failed to link ${name}`, error);
    },
  );
  return (
    <li className={row}>
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-ink-muted text-sm">Not linked</p>
      </div>
      <Button
        variant="secondary"
        aria-label={`Link ${name}`}
        disabled={visit.isPending}
        onClick={() => visit.mutate(id)}
      >
        Link
      </Button>
    </li>
  );
}
