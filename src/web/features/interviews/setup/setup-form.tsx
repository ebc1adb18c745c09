import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewInterview } from '#shared/contracts/interview.ts';
import { lengths, levels } from '#shared/domain/interviews.ts';
import { nameOfRole, roles } from '#shared/domain/roles.ts';
import { ChoiceGroup } from '../../../components/ui/choice-group.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { lengthText, levelNames } from '../../../lib/interview-text.ts';
import { cacheRunning, refreshInterviews } from '../../../queries/interviews.ts';

const ways = [
  { value: 'free', label: 'Any order' },
  { value: 'one-way', label: 'One way, no going back' },
] as const;

const usual: NewInterview = { role: 'trader', level: 'graduate', minutes: 45, isOneWay: false };

/** What the interview is to be like, as it was chosen last time. */
export function SetupForm({ last }: { last: NewInterview | null }) {
  const api = useApi();
  const queries = useQueryClient();
  const { role, level, minutes, isOneWay } = last ?? usual;
  const [wanted, setWanted] = useState<NewInterview>({ role, level, minutes, isOneWay });
  const choose = (change: Partial<NewInterview>) => setWanted({ ...wanted, ...change });
  const start = useMutation({
    mutationFn: () => api.call('POST /api/interviews', { body: wanted }),
    onSuccess: (running) => cacheRunning(queries, api, running),
    onError: (error) => {
      // It was started elsewhere: the page goes on with that one.
      if (error instanceof ApiError && error.code === 'INTERVIEW_RUNNING') {
        void refreshInterviews(queries);
      }
    },
  });

  return (
    <form
      className="max-w-2xl space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate();
      }}
    >
      <ChoiceGroup
        legend="Role"
        name="role"
        options={roles.map((value) => ({ value, label: nameOfRole[value] }))}
        chosen={wanted.role}
        onChoose={(value) => choose({ role: value })}
      />
      <ChoiceGroup
        legend="Level"
        name="level"
        options={levels.map((value) => ({ value, label: levelNames[value] }))}
        chosen={wanted.level}
        onChoose={(value) => choose({ level: value })}
      />
      <ChoiceGroup
        legend="Length"
        name="length"
        options={lengths.map((length) => ({ value: `${length}`, label: lengthText(length) }))}
        chosen={`${wanted.minutes}`}
        onChoose={(value) =>
          choose({ minutes: lengths.find((length) => `${length}` === value) ?? usual.minutes })
        }
      />
      <ChoiceGroup
        legend="Moving between questions"
        name="way"
        options={ways}
        chosen={wanted.isOneWay ? 'one-way' : 'free'}
        onChoose={(value) => choose({ isOneWay: value === 'one-way' })}
      />
      <FailureNotice error={start.error} />
      <SubmitButton isBlocked={start.isPending} isPending={start.isPending}>
        Start the interview
      </SubmitButton>
    </form>
  );
}
