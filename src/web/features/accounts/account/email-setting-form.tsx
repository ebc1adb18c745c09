import { useQuery } from '@tanstack/react-query';
import type { MailSetting } from '#shared/contracts/notification.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { CheckBox } from '../../../components/ui/check-box.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { mailSettingQuery } from '../../../queries/mail-setting.ts';
import { useSaveSetting } from './use-save-setting.ts';

/** Saved as soon as it is checked. */
export function EmailSettingForm() {
  const api = useApi();
  const query = mailSettingQuery(api);
  const setting = useQuery(query);
  const isLive = useIsLive();
  const save = useSaveSetting({
    queryKey: query.queryKey,
    save: (body: MailSetting) => api.call('PUT /api/user/notifications', { body }),
    describe: ({ discussionMail }) =>
      discussionMail
        ? {
            title: 'Emails turned on',
            description: "We'll email you when someone replies to you.",
          }
        : {
            title: 'Emails turned off',
            description: "We won't email you about discussions anymore.",
          },
  });
  return (
    <Loaded query={setting} what="Your setting" skeleton="h-6 w-72 max-w-full">
      {({ discussionMail }) => (
        <>
          <CheckBox
            name="discussionMail"
            label="Email me when someone replies to me in a discussion"
            aria-describedby="email-setting-note"
            checked={save.isPending ? save.variables.discussionMail : discussionMail}
            disabled={!isLive || save.isPending}
            onChange={({ target }) => save.mutate({ discussionMail: target.checked })}
          />
          <p id="email-setting-note" className="mt-2 text-ink-muted text-sm">
            At most one email per hour for each discussion, once your email address is verified.
          </p>
        </>
      )}
    </Loaded>
  );
}
