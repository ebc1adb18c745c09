import { useQuery } from '@tanstack/react-query';
import type { MailSetting } from '#shared/contracts/notification.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CheckBox } from '../../../components/ui/check-box.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { mailSettingQuery } from '../../../queries/mail-setting.ts';
import { useSaveSetting } from './use-save-setting.ts';

/** Saved as soon as it is checked. */
export function EmailSettingForm() {
  const api = useApi();
  const query = mailSettingQuery(api);
  const { data: setting, isPending, refetch } = useQuery(query);
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
  if (setting) {
    const { discussionMail } = save.isPending ? save.variables : setting;
    return (
      <>
        <CheckBox
          name="discussionMail"
          label="Email me when someone replies to me in a discussion"
          aria-describedby="email-setting-note"
          checked={discussionMail}
          disabled={!isLive || save.isPending}
          onChange={({ target }) => save.mutate({ discussionMail: target.checked })}
        />
        <p id="email-setting-note" className="mt-2 text-ink-muted text-sm">
          At most one email per hour for each discussion, once your email address is verified.
        </p>
      </>
    );
  }
  if (isPending) {
    return (
      <div role="status">
        <span className="sr-only">Loading your setting…</span>
        <Skeleton className="h-6 w-72 max-w-full" />
      </div>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>Your setting could not be loaded.</p>
      <Button variant="secondary" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
