import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { MailRecipient } from '#shared/contracts/notification.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { MessageScreen } from '../../components/ui/message-screen.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { ApiError } from '../../lib/api-client.ts';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';

/** Where the link of a mail leads. Opening it changes nothing, since mail scanners do that too. */
export function UnsubscribePage() {
  const api = useApi();
  const [search] = useSearchParams();
  const address = `/api/unsubscribe?token=${encodeURIComponent(search.get('token') ?? '')}`;
  const recipient = useQuery({
    queryKey: [address],
    queryFn: () => api.get<MailRecipient>(address),
  });
  const unsubscribe = useMutation({
    mutationFn: () => api.post<null>(address),
    onSuccess: () => recipient.refetch(),
  });

  if (isRefused(recipient.error)) return <UnknownLink />;
  if (recipient.error) {
    return (
      <MessageScreen
        title="Unsubscribe"
        actions={
          <Button size="medium" onClick={() => void recipient.refetch()}>
            Try again
          </Button>
        }
      >
        <p role="alert">{failureText(recipient.error, 'The site did not answer as it should.')}</p>
      </MessageScreen>
    );
  }
  if (!recipient.data) return <OneMoment />;
  const { address: hidden, discussionMail } = recipient.data;
  if (!discussionMail) return <Unsubscribed address={hidden} takesFocus={unsubscribe.isSuccess} />;
  return (
    <MessageScreen
      title="Unsubscribe"
      actions={
        <Button
          size="medium"
          disabled={unsubscribe.isPending}
          aria-busy={unsubscribe.isPending}
          onClick={() => unsubscribe.mutate()}
        >
          Stop these mails
        </Button>
      }
    >
      <p>
        We write to <strong className="font-medium text-ink">{hidden}</strong> when somebody answers
        in a discussion.
      </p>
      <p>On the site itself you go on seeing your notifications.</p>
      {unsubscribe.error && (
        <p role="alert" className="text-danger">
          {failureText(unsubscribe.error, 'That did not work. Please try again.')}
        </p>
      )}
    </MessageScreen>
  );
}

function Unsubscribed({ address, takesFocus }: { address: string; takesFocus: boolean }) {
  return (
    <MessageScreen
      title="You are unsubscribed"
      takesFocus={takesFocus}
      actions={
        <ButtonLink to="/" variant="secondary" size="medium">
          Back to the home page
        </ButtonLink>
      }
    >
      <p>
        <strong className="font-medium text-ink">{address}</strong> gets no more mail about
        discussions.
      </p>
      <p>Should you miss it: there is a switch for it in your account settings.</p>
    </MessageScreen>
  );
}

function UnknownLink() {
  return (
    <MessageScreen
      title="This link does not work"
      actions={
        <ButtonLink to="/account" size="medium">
          Account settings
        </ButtonLink>
      }
    >
      <p>It may be incomplete, or its account is gone.</p>
      <p>If you have an account, you can turn mail off in its settings.</p>
    </MessageScreen>
  );
}

function OneMoment() {
  return (
    <MessageScreen title="Unsubscribe">
      <div className="needs-scripts flex items-center gap-3">
        <Spinner label="Loading…" />
        <p>One moment, please.</p>
      </div>
      <noscript>
        <p>
          This page needs scripts. Please allow them for this site and reload the page, open the
          link in another browser, or turn mail off in your account settings.
        </p>
      </noscript>
    </MessageScreen>
  );
}

/** Other failures say nothing about the link. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 404);
}
