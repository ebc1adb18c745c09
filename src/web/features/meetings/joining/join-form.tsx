import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { MeetingInvitation } from '#shared/contracts/meeting.ts';
import { longestGuestName } from '#shared/domain/meetings.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { roomPath } from '../../../lib/meeting-text.ts';
import { registerPath, signInPath } from '../../../lib/sign-in-path.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { refreshMeetings } from '../../../queries/meetings.ts';

interface JoinFormProps {
  invitation: MeetingInvitation;
  token: string;
}

/** Joins as the user who is signed in, or as a guest with a name. */
export function JoinForm({ invitation, token }: JoinFormProps) {
  const { data: user } = useCurrentUser();
  const location = useLocation();
  if (!user && invitation.needsAccount) {
    return (
      <>
        <p>Interviewers see solutions, so this takes an account.</p>
        <p className="flex flex-wrap gap-3 pt-2">
          <ButtonLink to={signInPath(location)} size="medium">
            Sign in to join
          </ButtonLink>
          <ButtonLink to={registerPath(location)} variant="secondary" size="medium">
            Create an account
          </ButtonLink>
        </p>
      </>
    );
  }
  return <Join token={token} username={user?.username ?? null} />;
}

function Join({ token, username }: { token: string; username: string | null }) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [name, setName] = useState('');
  const [isNameless, setNameless] = useState(false);
  const isGuest = username === null;
  const join = useMutation({
    mutationFn: () =>
      api.call('POST /api/meeting-invitation/join', {
        body: { token, name: isGuest ? name : null },
      }),
    onSuccess: async ({ id }) => {
      await navigate(roomPath(id), { replace: true });
      void refreshMeetings(queries);
    },
    // Someone else was faster: the page says so.
    onError: () => void refreshMeetings(queries),
  });
  const nameError = join.error instanceof ApiError ? join.error.fieldErrors.name : undefined;

  return (
    <form
      noValidate
      className="pt-2 text-ink"
      onSubmit={(event) => {
        event.preventDefault();
        setNameless(isGuest && name.trim() === '');
        if (!isGuest || name.trim() !== '') join.mutate();
      }}
    >
      {isGuest && (
        <div className="max-w-xs">
          <TextField
            label="Your name"
            name="name"
            autoComplete="nickname"
            maxLength={longestGuestName}
            value={name}
            error={isNameless ? 'Please enter your name' : nameError}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
      )}
      {!nameError && <FailureNotice error={join.error} className="mb-4" />}
      <SubmitButton isBlocked={join.isPending} isPending={join.isPending}>
        {isGuest ? 'Join as a guest' : `Join as ${username}`}
      </SubmitButton>
      {isGuest && (
        <p className="mt-5 text-ink-muted text-sm">
          Guests are only candidates, since swapping seats takes an account.{' '}
          <Link to={signInPath(location)} className="text-link">
            Sign in
          </Link>{' '}
          to take turns.
        </p>
      )}
    </form>
  );
}
