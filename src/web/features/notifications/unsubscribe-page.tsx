import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/ui/button.tsx';
import { UnsubscribeScreen } from '../../components/unsubscribe-screen.tsx';
import { useApi } from '../../lib/app-context.ts';
import { mailRecipientQuery } from '../../queries/mail-setting.ts';

/** Ends mail about discussions. */
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
            We write to <strong className="font-medium text-ink">{address}</strong> when somebody
            answers in a discussion.
          </p>
          <p>On the site itself you go on seeing your notifications.</p>
        </>
      )}
      ended={({ address }) => (
        <>
          <p>
            <strong className="font-medium text-ink">{address}</strong> gets no more mail about
            discussions.
          </p>
          <p>Should you miss it: there is a switch for it in your account settings.</p>
        </>
      )}
      unknown={{
        text: (
          <>
            <p>It may be incomplete, or its account is gone.</p>
            <p>If you have an account, you can turn mail off in its settings.</p>
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
