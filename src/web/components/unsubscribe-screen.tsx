import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { NotYet, OneMoment } from './one-moment.tsx';
import { Button, ButtonLink } from './ui/button.tsx';
import { FailureNotice } from './ui/failure-notice.tsx';
import { MessageScreen } from './ui/message-screen.tsx';

interface UnsubscribeScreenProps<State> {
  /** The subscription that the link belongs to. */
  recipient: UseQueryResult<State>;
  /** Unsubscribes. */
  onEnd: () => Promise<unknown>;
  isSubscribed: (state: State) => boolean;
  /** What the emails are about. */
  about: (state: State) => React.ReactNode;
  /** Shown after unsubscribing. */
  ended: (state: State) => React.ReactNode;
  /** Shown for an invalid link. */
  unknown: { text: React.ReactNode; action: React.ReactNode };
}

/** The page behind an unsubscribe link. Opening it changes nothing, since mail scanners open links. */
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
    return <NotYet title="Unsubscribe" error={recipient.error} onRetry={recipient.refetch} />;
  }
  if (!recipient.data) {
    return (
      <OneMoment title="Unsubscribe" label="Loading…">
        This page requires JavaScript. Please enable it for this site and reload the page, open the
        link in another browser, or use your email app's unsubscribe button.
      </OneMoment>
    );
  }
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
          Unsubscribe
        </Button>
      }
    >
      {about(recipient.data)}
      <FailureNotice error={unsubscribe.error} fallback="That didn't work. Please try again." />
    </MessageScreen>
  );
}

/** Other errors don't mean that the link is bad. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 404);
}
