import type { SignupList, SignupState } from '#shared/contracts/audience.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { UnsubscribeScreen } from '../../components/unsubscribe-screen.tsx';

const what: Record<SignupList, string> = {
  newsletter: 'our newsletter',
  ebook: 'news of the interview guide',
};

/** Ends the newsletter, or news of the interview guide. */
export function EndSignupPage() {
  return (
    <UnsubscribeScreen<SignupState>
      path="/api/newsletter/unsubscribe"
      isSubscribed={({ isSubscribed }) => isSubscribed}
      about={({ address, list }) => (
        <p>
          <strong className="font-medium text-ink">{address}</strong> gets {what[list]}.
        </p>
      )}
      ended={({ address, list }) => (
        <p>
          <strong className="font-medium text-ink">{address}</strong> gets {what[list]} no more.
          Should you miss it, you can sign up again at any time.
        </p>
      )}
      unknown={{
        text: <p>It may be incomplete, or a newer mail has taken its place.</p>,
        action: (
          <ButtonLink to="/feedback" size="medium">
            Tell us
          </ButtonLink>
        ),
      }}
    />
  );
}
