import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { adminSettingsQuery } from '../../../queries/admin-settings.ts';
import { SettingsForm } from './settings-form.tsx';

export default function SettingsTab() {
  const query = useQuery(adminSettingsQuery(useApi()));
  return (
    <section aria-label="Settings" className="mt-4 max-w-3xl">
      <p className="mb-4 text-ink-muted">Changes take effect on the next page load.</p>
      <Loaded query={query} what="The settings" skeleton="h-96">
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </section>
  );
}
