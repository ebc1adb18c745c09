import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { returnUrl } from '#shared/domain/return-url.ts';
import { ProviderLabel } from '../../../components/provider-label.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { callUrl } from '../../../lib/api-call.ts';
import { useApi } from '../../../lib/app-context.ts';
import { wishToKeep } from '../../../lib/keep-wish.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { providersQuery } from '../../../queries/sign-in-providers.ts';

interface ProviderLinksProps {
  returnTo: string | null;
  keepsAnswers: boolean;
}

/** Links, so they work without scripts. Renders nothing if the site offers no providers. */
export function ProviderLinks({ returnTo, keepsAnswers }: ProviderLinksProps) {
  const { data: providers = [] } = useQuery(providersQuery(useApi()));
  const [params] = useSearchParams();
  // The server does not know which page linked here.
  const target = useIsLive() ? returnTo : params.get('returnTo');
  if (providers.length === 0) return null;
  const query = { returnTo: returnUrl(target) };
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {providers.map(({ id, name }) => (
          <li key={id} className="grid grid-cols-1">
            <ButtonLink
              to={callUrl('GET /api/sign-in/:provider', { params: { provider: id }, query })}
              reloadDocument
              onClick={() => wishToKeep(keepsAnswers)}
              rel="nofollow"
              variant="secondary"
              size="medium"
            >
              <ProviderLabel name={name} />
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="my-6 flex items-center gap-4 text-ink-muted text-sm before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        or
      </p>
    </>
  );
}
