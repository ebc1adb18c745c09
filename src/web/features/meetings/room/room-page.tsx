import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Loaded, LoadFailed, Loading } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { meetingQuery } from '../../../queries/meetings.ts';
import { EndedRoom } from './ended-room.tsx';

// With all that merges what two people write.
const LiveRoom = lazyPart(() => import('./live-room.tsx'), 'The room');

/** A room for two, as whoever is in it may see it. */
export function RoomPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(meetingQuery(useApi(), id));
  return (
    <Loaded
      query={{ data: isOut(error) ? undefined : data, error, refetch }}
      what="The room"
      className="page-width py-16"
      failure={(error, retry) => <Failure error={error} onRetry={retry} />}
    >
      {({ meeting, ahead }) =>
        meeting.phase === 'finished' ? (
          <EndedRoom meeting={meeting} />
        ) : (
          <Suspense
            fallback={
              <div className="page-width py-16">
                <Loading what="The room" />
              </div>
            }
          >
            <LiveRoom meeting={meeting} ahead={ahead} />
          </Suspense>
        )
      }
    </Loaded>
  );
}

/** Also once someone has signed out while the room was open. */
const isOut = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { data: user } = useCurrentUser();
  const location = useLocation();
  if (!isOut(error)) {
    return (
      <div className="page-width py-16">
        <LoadFailed what="The room" error={error} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <MessageScreen
      title="You are not in this room"
      actions={
        user ? (
          <ButtonLink to="/practice/room" variant="secondary" size="medium">
            Your rooms
          </ButtonLink>
        ) : (
          <ButtonLink to={signInPath(location)} size="medium">
            Sign in
          </ButtonLink>
        )
      }
    >
      <p>
        It may be someone else’s, or it was deleted after 90 days. If you joined with your account,
        sign in first. If you joined as a guest, come back in the same browser.
      </p>
    </MessageScreen>
  );
}
