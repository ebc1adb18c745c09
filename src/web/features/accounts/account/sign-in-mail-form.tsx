import { useQuery } from '@tanstack/react-query';
import type { SignInMail } from '#shared/contracts/notification.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { CheckBox } from '../../../components/ui/check-box.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { signInMailQuery } from '../../../queries/mail-setting.ts';
import { useSaveSetting } from './use-save-setting.ts';

/** Saved as soon as it is checked. */
export function SignInMailForm() {
  const api = useApi();
  const query = signInMailQuery(api);
  const setting = useQuery(query);
  const isLive = useIsLive();
  const save = useSaveSetting({
    queryKey: query.queryKey,
    save: (body: SignInMail) => api.call('PUT /api/user/sign-in-mail', { body }),
    describe: ({ signInMail }) =>
      signInMail
        ? {
            title: 'Emails turned on',
            description: "We'll email you about sign-ins on new devices.",
          }
        : { title: 'Emails turned off', description: "We won't email you about sign-ins anymore." },
  });
  return (
    <Loaded query={setting} what="Your setting" skeleton="h-6 w-72 max-w-full">
      {({ signInMail }) => (
        <>
          <CheckBox
            name="signInMail"
            label="Email me when someone signs in to my account on a new device"
            aria-describedby="sign-in-mail-note"
            checked={save.isPending ? save.variables.signInMail : signInMail}
            disabled={!isLive || save.isPending}
            onChange={({ target }) => save.mutate({ signInMail: target.checked })}
          />
          <p id="sign-in-mail-note" className="mt-2 text-ink-muted text-sm">
            Requires a verified email address. A browser without our cookies counts as new.
          </p>
        </>
      )}
    </Loaded>
  );
}
