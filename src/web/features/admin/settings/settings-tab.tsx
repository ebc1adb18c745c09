import { useQuery } from '@tanstack/react-query';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { adminSettingsQuery } from '../../../queries/admin-settings.ts';
import { useNoteSessionEndOf } from '../../../queries/session-changes.ts';
import { SettingsForm } from './settings-form.tsx';

export default function SettingsTab() {
  const { data, error, refetch } = useQuery(adminSettingsQuery(useApi()));
  useNoteSessionEndOf(error);
  return (
    <section aria-label="Settings" className="mt-4 max-w-3xl">
      <p className="mb-4 text-ink-muted">Changes take effect on the next page that anyone opens.</p>
      {error && !data && (
        <RetryNotice
          title="The settings could not be loaded."
          text={failureText(error, '')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton className="h-96" />}
      {data && <SettingsForm settings={data} />}
    </section>
  );
}
