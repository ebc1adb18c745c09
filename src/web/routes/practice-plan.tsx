import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../components/page-title.tsx';
import { useStoreTimeZone } from '../features/practice/hub/use-store-time-zone.ts';
import { PlanPage } from '../features/practice/plan/plan-page.tsx';
import { useApi } from '../lib/app-context.ts';
import { practiceSettingsQuery } from '../queries/practice.ts';

export default function PracticePlan() {
  const { data: settings } = useQuery(practiceSettingsQuery(useApi()));
  useStoreTimeZone(settings?.timeZone);
  return (
    <>
      <PageTitle title="Interview plan" />
      <PlanPage />
    </>
  );
}
