import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { NewMeeting } from '#shared/contracts/meeting.ts';
import { levels } from '#shared/domain/interviews.ts';
import { halfLengths, seats } from '#shared/domain/meetings.ts';
import { nameOfRole, roles } from '#shared/domain/roles.ts';
import { ChoiceGroup } from '../../../components/ui/choice-group.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { levelNames } from '../../../lib/interview-text.ts';
import { keepLink } from '../../../lib/meeting-link.ts';
import { roomPath, seatNames } from '../../../lib/meeting-text.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { refreshMeetings } from '../../../queries/meetings.ts';

const usual: NewMeeting = {
  role: 'trader',
  level: 'graduate',
  minutes: 30,
  seat: 'interviewer',
};

const seatNotes = {
  interviewer: 'You ask first. Your guest can join without an account.',
  candidate: 'Your guest asks first, so they need an account.',
};

/** What the interviews are to be like. */
export function SetupForm() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isLive = useIsLive();
  const [wanted, setWanted] = useState(usual);
  const choose = (change: Partial<NewMeeting>) => setWanted({ ...wanted, ...change });
  const open = useMutation({
    mutationFn: () => api.call('POST /api/meetings', { body: wanted }),
    onSuccess: async ({ id, token }) => {
      keepLink(id, token);
      await navigate(roomPath(id));
      void refreshMeetings(queries);
    },
  });

  return (
    <form
      className="max-w-2xl space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate();
      }}
    >
      <fieldset disabled={!isLive} className="space-y-6">
        <ChoiceGroup
          legend="Role"
          name="role"
          options={roles.map((value) => ({ value, label: nameOfRole[value] }))}
          chosen={wanted.role}
          onChoose={(role) => choose({ role })}
        />
        <ChoiceGroup
          legend="Level"
          name="level"
          options={levels.map((value) => ({ value, label: levelNames[value] }))}
          chosen={wanted.level}
          onChoose={(level) => choose({ level })}
        />
        <ChoiceGroup
          legend="Time for each of you"
          name="minutes"
          options={halfLengths.map((length) => ({
            value: `${length}`,
            label: `${length} minutes`,
          }))}
          chosen={`${wanted.minutes}`}
          onChoose={(value) =>
            choose({
              minutes: halfLengths.find((length) => `${length}` === value) ?? usual.minutes,
            })
          }
        />
        <div>
          <ChoiceGroup
            legend="You start as"
            name="seat"
            options={seats.map((value) => ({ value, label: seatNames[value] }))}
            chosen={wanted.seat}
            onChoose={(seat) => choose({ seat })}
          />
          <p role="status" className="mt-2 text-ink-muted text-sm">
            {seatNotes[wanted.seat]}
          </p>
        </div>
      </fieldset>
      <FailureNotice error={open.error} />
      <SubmitButton isBlocked={!isLive || open.isPending} isPending={open.isPending}>
        Open a room
      </SubmitButton>
    </form>
  );
}
