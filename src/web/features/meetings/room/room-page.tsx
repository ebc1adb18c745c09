import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Loaded, LoadFailed, Loading } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { meetingQuery } from '../../../queries/meetings.ts';
import { EndedRoom } from './ended-room.tsx';

// With all that merges what two people write.
const LiveRoom = lazyPart(() => import('./live-room.tsx'), 'The room');

/** A room for two, as whoever is in it may see it. */
export function RoomPage({ id }: { id: string }) {
  const query = useQuery(meetingQuery(useApi(), id));
  return (
    <Loaded
      query={query}
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

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiError && (error.status === 404 || error.status === 400))) {
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
        <ButtonLink to="/practice/room" variant="secondary" size="medium">
          Your rooms
        </ButtonLink>
      }
    >
      <p>
        It may be someone else’s, or it was deleted after 90 days. If you joined as a guest, come
        back in the same browser. If you joined with your account, sign in first.
      </p>
    </MessageScreen>
  );
}
