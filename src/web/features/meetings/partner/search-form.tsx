import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PartnerOverview } from '#shared/contracts/partner.ts';
import { levels } from '#shared/domain/interviews.ts';
import { halfLengths } from '#shared/domain/meetings.ts';
import { isSlot, mostSlots } from '#shared/domain/partners.ts';
import { roles } from '#shared/domain/roles.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { partnerQuery } from '../../../queries/partners.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { ChoiceField } from './choice-field.tsx';
import { capitalized } from './pair-text.ts';
import { SlotGrid } from './slot-grid.tsx';
import { usePartnerAct } from './use-partner-act.ts';

type Search = NonNullable<PartnerOverview['search']>;

const usual: Search = { role: 'trader', level: 'graduate', minutes: 30, slots: [] };

function toggled(times: ReadonlySet<string>, time: string): ReadonlySet<string> {
  return times.has(time)
    ? new Set([...times].filter((other) => other !== time))
    : new Set([...times, time]);
}

/** What someone wants to practice, and when they can. */
export function SearchForm({ search }: { search: PartnerOverview['search'] }) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const timeZone = useTimeZone();
  const { slots, ...wanted } = search ?? usual;
  const [choice, setChoice] = useState(wanted);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(slots));

  const save = useMutation({
    mutationFn: () => {
      const now = new Date();
      const open = [...chosen].filter((time) => isSlot(new Date(time), now));
      return api.call('PUT /api/partner', { body: { ...choice, slots: open } });
    },
    onSuccess: (overview) => {
      queries.setQueryData(partnerQuery(api).queryKey, overview);
      notify({ title: 'Saved. We email you when we find a partner.', tone: 'success' });
    },
    onError: useSessionCheck(),
  });
  const stop = usePartnerAct(() => api.call('DELETE /api/partner'), {
    done: 'You are no longer looking for a partner',
    onSuccess: () => setChosen(new Set()),
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        <ChoiceField
          label="Role"
          options={roles}
          labelOf={capitalized}
          value={choice.role}
          onChange={(role) => setChoice({ ...choice, role })}
        />
        <ChoiceField
          label="Level"
          options={levels}
          labelOf={capitalized}
          value={choice.level}
          onChange={(level) => setChoice({ ...choice, level })}
        />
        <ChoiceField
          label="Each half"
          options={halfLengths}
          labelOf={(minutes) => `${minutes} minutes`}
          value={choice.minutes}
          onChange={(minutes) => setChoice({ ...choice, minutes })}
        />
      </div>
      <p className="mb-3 text-ink-muted text-sm">
        When could an interview start? Choose up to {mostSlots} times
        {timeZone && `, in your time zone (${timeZone.replaceAll('_', ' ')})`}. You will have at
        most one a day.
      </p>
      {timeZone === null ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <SlotGrid
          timeZone={timeZone}
          chosen={chosen}
          onToggle={(time) => setChosen(toggled(chosen, time))}
        />
      )}
      <FailureNotice error={save.error} className="mt-4" />
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton isBlocked={chosen.size === 0 || save.isPending} isPending={save.isPending}>
          {search ? 'Save' : 'Find a partner'}
        </SubmitButton>
        {search && (
          <Button
            variant="secondary"
            size="medium"
            disabled={stop.isPending}
            onClick={() => stop.mutate()}
          >
            Stop looking
          </Button>
        )}
      </div>
    </form>
  );
}
