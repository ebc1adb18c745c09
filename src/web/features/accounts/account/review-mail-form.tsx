import { useQuery } from '@tanstack/react-query';
import type { PracticeSettings } from '#shared/contracts/practice.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { CheckBox } from '../../../components/ui/check-box.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { practiceSettingsQuery } from '../../../queries/practice.ts';
import { useSaveSetting } from './use-save-setting.ts';

/** Saved as soon as it is checked, with the user's time zone: emails are sent in the morning. */
export function ReviewMailForm() {
  const api = useApi();
  const query = practiceSettingsQuery(api);
  const setting = useQuery(query);
  const timeZone = useTimeZone();
  const save = useSaveSetting({
    queryKey: query.queryKey,
    save: ({ wantsReviewMail, timeZone: zone }: PracticeSettings) =>
      api.call('PATCH /api/practice/settings', {
        body: { wantsReviewMail, ...(zone !== null && { timeZone: zone }) },
      }),
    describe: ({ wantsReviewMail }) =>
      wantsReviewMail
        ? {
            title: 'Emails turned on',
            description: "We'll email you in the morning if something is due.",
          }
        : { title: 'Emails turned off', description: "We won't email you about reviews anymore." },
  });
  return (
    <Loaded query={setting} what="Your setting" skeleton="h-6 w-72 max-w-full">
      {({ wantsReviewMail }) => (
        <>
          <CheckBox
            name="wantsReviewMail"
            label="Email me in the morning when questions are due"
            aria-describedby="review-mail-note"
            checked={save.isPending ? save.variables.wantsReviewMail : wantsReviewMail}
            disabled={timeZone === null || save.isPending}
            onChange={({ target }) => save.mutate({ wantsReviewMail: target.checked, timeZone })}
          />
          <p id="review-mail-note" className="mt-2 text-ink-muted text-sm">
            At most one email a day, between 7 and 9, once your email address is verified.
          </p>
        </>
      )}
    </Loaded>
  );
}
