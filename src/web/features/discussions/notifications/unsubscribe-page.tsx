import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { MailRecipient } from '#shared/contracts/notification.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { UnsubscribeScreen } from '../../../components/unsubscribe-screen.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { mailRecipientQuery } from '../../../queries/mail-setting.ts';

/** Turns off the emails that the link is about. */
export function UnsubscribePage() {
  const api = useApi();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <UnsubscribeScreen
      recipient={useQuery(mailRecipientQuery(api, token))}
      onEnd={() => api.call('POST /api/unsubscribe', { query: { token } })}
      isSubscribed={(state) => mailingOf(state).isOn}
      about={(state) => (
        <>
          <p>
            We email <strong className="font-medium text-ink">{state.address}</strong> about{' '}
            {mailingOf(state).about}.
          </p>
          {'discussionMail' in state && <p>You will still see notifications on the site.</p>}
        </>
      )}
      ended={(state) => (
        <>
          <p>
            <strong className="font-medium text-ink">{state.address}</strong> will get no more
            emails about {mailingOf(state).name}.
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

function mailingOf(state: MailRecipient) {
  if ('workMail' in state) {
    return { isOn: state.workMail, about: 'new work in the admin area', name: 'new work' };
  }
  if ('reviewMail' in state) {
    return { isOn: state.reviewMail, about: 'questions to review', name: 'reviews' };
  }
  if ('planMail' in state) {
    return { isOn: state.planMail, about: 'the plan of your day', name: 'your plan' };
  }
  if ('signInMail' in state) {
    return { isOn: state.signInMail, about: 'sign-ins on new devices', name: 'sign-ins' };
  }
  return { isOn: state.discussionMail, about: 'replies in discussions', name: 'discussions' };
}
