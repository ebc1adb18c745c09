import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/ui/button.tsx';
import { UnsubscribeScreen } from '../../components/unsubscribe-screen.tsx';
import { useApi } from '../../lib/app-context.ts';
import { mailRecipientQuery } from '../../queries/mail-setting.ts';

/** Turns off emails about discussions. */
export function UnsubscribePage() {
  const api = useApi();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <UnsubscribeScreen
      recipient={useQuery(mailRecipientQuery(api, token))}
      onEnd={() => api.call('POST /api/unsubscribe', { query: { token } })}
      isSubscribed={({ discussionMail }) => discussionMail}
      about={({ address }) => (
        <>
          <p>
            We email <strong className="font-medium text-ink">{address}</strong> about replies in
            discussions.
          </p>
          <p>You will still see notifications on the site.</p>
        </>
      )}
      ended={({ address }) => (
        <>
          <p>
            <strong className="font-medium text-ink">{address}</strong> will get no more emails
            about discussions.
          </p>
          <p>You can turn them back on in your account settings.</p>
        </>
      )}
      unknown={{
        text: (
          <>
            <p>It may be incomplete, or the account may have been deleted.</p>
            <p>If you have an account, you can turn off emails in its settings.</p>
          </>
        ),
        action: (
          <ButtonLink to="/account" size="medium">
            Account settings
          </ButtonLink>
        ),
      }}
    />
  );
}
