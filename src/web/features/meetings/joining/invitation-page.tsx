import { useQuery } from '@tanstack/react-query';
import type { MeetingInvitation } from '#shared/contracts/meeting.ts';
import { Loaded, LoadFailed } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { meetingText, roomPath } from '../../../lib/meeting-text.ts';
import { invitationQuery } from '../../../queries/meetings.ts';
import { JoinForm } from './join-form.tsx';

/** What the link to a room leads to. */
export function InvitationPage({ token }: { token: string }) {
  const query = useQuery(invitationQuery(useApi(), token));
  return (
    <Loaded
      query={query}
      what="The invitation"
      className="page-width py-16"
      failure={(error, retry) => <Failure error={error} onRetry={retry} />}
    >
      {(invitation) => <Invitation invitation={invitation} token={token} />}
    </Loaded>
  );
}

function Invitation({ invitation, token }: { invitation: MeetingInvitation; token: string }) {
  const { id, host, seat, isFull } = invitation;
  if (id !== null) {
    return (
      <MessageScreen
        title="You are already in this room"
        actions={
          <ButtonLink to={roomPath(id)} size="medium">
            Go to the room
          </ButtonLink>
        }
      >
        <p>If you are still waiting for someone, send them this link.</p>
      </MessageScreen>
    );
  }
  if (isFull) return <Full />;
  return (
    <MessageScreen title={`${host} wants to practice interviews with you`}>
      <p className="font-medium text-ink">{meetingText(invitation)}</p>
      <p>
        {seat === 'candidate'
          ? `${host} asks the questions first, and you think aloud. Then you can swap.`
          : `You ask the questions first: you see the hints and the solution, ${host} does not. Then you can swap.`}{' '}
        You share a pad for text, formulas and drawings. The room has no sound, so call each other,
        too.
      </p>
      <JoinForm invitation={invitation} token={token} />
    </MessageScreen>
  );
}

function Full() {
  return (
    <MessageScreen title="This room is full" actions={<OpenYourOwn />}>
      <p>Two people are already in it. If one of them is you, open it where you joined.</p>
    </MessageScreen>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isGone) {
    return (
      <div className="page-width py-16">
        <LoadFailed what="The invitation" error={error} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <MessageScreen title="This link leads nowhere" actions={<OpenYourOwn />}>
      <p>
        The room has ended, or there is a newer link. Please check that you copied all of it, or ask
        for a new one.
      </p>
    </MessageScreen>
  );
}

function OpenYourOwn() {
  return (
    <ButtonLink to="/practice/room" variant="secondary" size="medium">
      Open a room of your own
    </ButtonLink>
  );
}
