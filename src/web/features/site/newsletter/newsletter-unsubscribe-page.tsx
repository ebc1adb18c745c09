import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SignupList } from '#shared/contracts/newsletter.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { UnsubscribeScreen } from '../../../components/unsubscribe-screen.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { signupStateQuery } from '../../../queries/signups.ts';

const subjects: Record<SignupList, string> = {
  newsletter: 'our newsletter',
  ebook: 'updates about the interview guide',
};

export function NewsletterUnsubscribePage() {
  const api = useApi();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <UnsubscribeScreen
      recipient={useQuery(signupStateQuery(api, token))}
      onEnd={() => api.call('POST /api/newsletter/unsubscribe', { query: { token } })}
      isSubscribed={({ isSubscribed }) => isSubscribed}
      about={({ address, list }) => (
        <p>
          <strong className="font-medium text-ink">{address}</strong> gets {subjects[list]}.
        </p>
      )}
      ended={({ address, list }) => (
        <p>
          <strong className="font-medium text-ink">{address}</strong> no longer gets{' '}
          {subjects[list]}. You can sign up again at any time.
        </p>
      )}
      unknown={{
        text: <p>It may be incomplete, or replaced by a newer one.</p>,
        action: (
          <ButtonLink to="/feedback" size="medium">
            Tell us
          </ButtonLink>
        ),
      }}
    />
  );
}
