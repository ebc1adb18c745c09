import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { failureText } from '../lib/failure-text.ts';
import { Button, ButtonLink } from './ui/button.tsx';
import { MessageScreen } from './ui/message-screen.tsx';
import { Spinner } from './ui/spinner.tsx';

interface UnsubscribeScreenProps<State> {
  /** Whom the link is about. */
  recipient: UseQueryResult<State>;
  /** Ends the mails. */
  onEnd: () => Promise<unknown>;
  isSubscribed: (state: State) => boolean;
  /** What the mails are about. */
  about: (state: State) => React.ReactNode;
  /** What is said once they have ended. */
  ended: (state: State) => React.ReactNode;
  /** Where the link is none. */
  unknown: { text: React.ReactNode; action: React.ReactNode };
}

/** Where the link of a mail leads. Opening it changes nothing, since mail scanners do that too. */
export function UnsubscribeScreen<State>(props: UnsubscribeScreenProps<State>) {
  const { recipient, onEnd, isSubscribed, about, ended, unknown } = props;
  const unsubscribe = useMutation({
    mutationFn: onEnd,
    onSuccess: () => recipient.refetch(),
  });

  if (isRefused(recipient.error)) {
    return (
      <MessageScreen title="This link does not work" actions={unknown.action}>
        {unknown.text}
      </MessageScreen>
    );
  }
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
  if (!isSubscribed(recipient.data)) {
    return (
      <MessageScreen
        title="You are unsubscribed"
        takesFocus={unsubscribe.isSuccess}
        actions={
          <ButtonLink to="/" variant="secondary" size="medium">
            Back to the home page
          </ButtonLink>
        }
      >
        {ended(recipient.data)}
      </MessageScreen>
    );
  }
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
      {about(recipient.data)}
      {unsubscribe.error && (
        <p role="alert" className="text-danger">
          {failureText(unsubscribe.error, 'That did not work. Please try again.')}
        </p>
      )}
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
          link in another browser, or press “unsubscribe” in your mail program.
        </p>
      </noscript>
    </MessageScreen>
  );
}

/** Other failures say nothing about the link. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 404);
}
