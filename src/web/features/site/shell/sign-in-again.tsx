import { Link, useLocation } from 'react-router';
import type { SignInMethods } from '#shared/contracts/identity.ts';
import type { TypedProof } from '#shared/contracts/two-factor.ts';
import { ProviderLabel } from '../../../components/provider-label.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { useVisitProvider } from '../../../components/use-visit-provider.ts';
import { useApi } from '../../../lib/app-context.ts';
import { isAboutProof } from './proof-field.tsx';

interface SignInAgainProps {
  methods: SignInMethods;
  proof: TypedProof | undefined;
  onFailure: (error: Error) => void;
  onCancel: () => void;
}

/** Signing in again with a linked provider, instead of the password. */
export function SignInAgain({ methods, proof, onFailure, onCancel }: SignInAgainProps) {
  const { hasPassword, identities } = methods;
  const api = useApi();
  const { pathname, search } = useLocation();
  const visit = useVisitProvider(
    (provider) =>
      api.call('POST /api/reauthenticate/:provider', {
        params: { provider },
        body: { returnTo: pathname + search, proof },
      }),
    onFailure,
  );
  const usable = identities.flatMap(({ provider, name, canConfirm }) =>
    provider && canConfirm ? [{ provider, name }] : [],
  );
  if (hasPassword && usable.length === 0) return null;
  return (
    <div className={hasPassword ? 'mt-6 border-rule border-t pt-5' : 'mt-3'}>
      <p className="mb-4 text-ink-muted">
        {hasPassword
          ? 'Or sign in again with a provider. '
          : "This protects your account in case you've left it signed in. "}
        {usable.length > 0
          ? "You'll return to this page, where you can try again."
          : "Your provider can't ask you to sign in again, so please choose a password."}
      </p>
      <ul className="grid grid-cols-1 gap-3">
        {usable.map(({ provider, name }) => (
          <li key={provider} className="grid grid-cols-1">
            <Button
              variant="secondary"
              size="medium"
              disabled={visit.isPending}
              onClick={() => visit.mutate(provider)}
            >
              <ProviderLabel name={name} />
            </Button>
          </li>
        ))}
      </ul>
      <FailureNotice error={isAboutProof(visit.error) ? null : visit.error} className="mt-3" />
      {!hasPassword && (
        <div className="mt-5">
          <FormButtons
            onCancel={onCancel}
            note={
              <Link to="/forgot-password" className="mr-auto text-link text-sm" onClick={onCancel}>
                Choose a password by email
              </Link>
            }
          >
            {null}
          </FormButtons>
        </div>
      )}
    </div>
  );
}
