import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ConfirmedSignup, SignupList } from '#shared/contracts/audience.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { MessageScreen } from '../../components/ui/message-screen.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { ApiError } from '../../lib/api-client.ts';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';

/** Where the link of a mail leads. It is redeemed from here, since mail scanners open links too. */
export function ConfirmSignupPage() {
  const api = useApi();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { mutate, data, error } = useMutation({
    mutationFn: () => api.post<ConfirmedSignup>('/api/newsletter/confirm', { token }),
  });
  const redeemed = useRef<string | null>(null);
  useEffect(() => {
    if (redeemed.current === token) return;
    redeemed.current = token;
    mutate();
  }, [mutate, token]);

  if (data) return <Confirmed list={data.list} />;
  if (error instanceof ApiError && error.status === 400) return <BadLink />;
  if (error) {
    return (
      <MessageScreen
        title="Not confirmed yet"
        takesFocus
        actions={
          <Button size="medium" onClick={() => mutate()}>
            Try again
          </Button>
        }
      >
        <p>{failureText(error, 'The site did not answer as it should.')}</p>
        <p>Your link still works.</p>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen title="Confirming your email address">
      <div className="needs-scripts flex items-center gap-3">
        <Spinner label="Confirming your email address…" />
        <p>One moment, please.</p>
      </div>
      <noscript>
        <p>
          Confirming an address needs scripts. Please allow them for this site and reload the page,
          or open the link in another browser.
        </p>
      </noscript>
    </MessageScreen>
  );
}

const promises: Record<SignupList, string> = {
  newsletter: 'From now on you get our newsletter.',
  ebook: 'We write to you when the interview guide is ready.',
};

function Confirmed({ list }: { list: SignupList }) {
  return (
    <MessageScreen
      title="Your address is confirmed"
      takesFocus
      actions={
        <ButtonLink to="/questions" size="medium">
          Browse questions
        </ButtonLink>
      }
    >
      <p>
        Thank you. {promises[list]} We have sent you a mail with a link that ends it whenever you
        like.
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
      <p>It may be incomplete, older than seven days, or a newer mail has taken its place.</p>
      <p>Please sign up again, and we send you another one.</p>
    </MessageScreen>
  );
}
