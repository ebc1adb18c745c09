import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { InboxMailSetting } from '#shared/contracts/admin-inbox.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/input.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { inboxMailQuery } from '../../../queries/admin-inbox.ts';
import { useSaveSetting } from './use-save-setting.ts';

const timings = {
  off: 'Never',
  at_once: 'Right away, at most once an hour',
  daily: 'Once a day',
} as const;

const keys = ['off', 'at_once', 'daily'] as const;

const hint =
  'New error reports, reported comments, feedback, failed payments and failed emails, once your email address is verified.';

/** For administrators. Saved as soon as it is chosen. */
export function InboxMailForm() {
  const id = useId();
  const isLive = useIsLive();
  const api = useApi();
  const query = inboxMailQuery(api);
  const setting = useQuery(query);
  const save = useSaveSetting({
    queryKey: query.queryKey,
    save: (body: InboxMailSetting) => api.call('PUT /api/admin/work/mail', { body }),
    describe: () => ({ title: 'Setting saved' }),
  });
  return (
    <Loaded query={setting} what="Your setting" skeleton="h-11 w-72 max-w-full">
      {({ timing }) => (
        <Field id={id} label="Email me about new work" hint={hint}>
          <Select
            {...describedBy(id, { hint })}
            id={id}
            name="timing"
            value={save.isPending ? save.variables.timing : timing}
            disabled={!isLive || save.isPending}
            onChange={({ currentTarget }) => {
              const timing = keys.find((key) => key === currentTarget.value);
              if (timing) save.mutate({ timing });
            }}
          >
            {keys.map((timing) => (
              <option key={timing} value={timing}>
                {timings[timing]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Loaded>
  );
}
