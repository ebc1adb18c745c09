import { useMutation } from '@tanstack/react-query';
import type { SignupList } from '#shared/contracts/newsletter.ts';
import { ConfirmingScreen } from '../../../components/confirming-screen.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useLinkToken } from '../../../lib/use-link-token.ts';

/** The page behind the link in a confirmation email. */
export function NewsletterConfirmPage() {
  const api = useApi();
  const { mutate, data, error } = useMutation({
    mutationFn: (token: string) => api.call('POST /api/newsletter/confirm', { body: { token } }),
  });
  const retry = useLinkToken(mutate);

  if (data) return <Confirmed list={data.list} />;
  if (error instanceof ApiError && error.status === 400) return <BadLink />;
  return <ConfirmingScreen error={error} note="Your link still works." onRetry={retry} />;
}

const promises: Record<SignupList, string> = {
  newsletter: "You'll now get our newsletter.",
  ebook: "We'll email you when the interview guide is ready.",
};

function Confirmed({ list }: { list: SignupList }) {
  return (
    <MessageScreen
      title="Your email is confirmed"
      takesFocus
      actions={
        <ButtonLink to="/questions" size="medium">
          Browse questions
        </ButtonLink>
      }
    >
      <p>
        Thank you. {promises[list]} We've sent you an email with a link to unsubscribe at any time.
      </p>
    </MessageScreen>
  );
}

function BadLink() {
  return (
    <MessageScreen
      title="This link does not work"
      takesFocus
      actions={
        <>
          <ButtonLink to="/newsletter" size="medium">
            Newsletter
          </ButtonLink>
          <ButtonLink to="/ebook" variant="secondary" size="medium">
            eBook
          </ButtonLink>
        </>
      }
    >
      <p>It may be incomplete, more than seven days old, or replaced by a newer one.</p>
      <p>Please sign up again and we'll send you another one.</p>
    </MessageScreen>
  );
}
