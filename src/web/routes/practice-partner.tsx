import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../components/page-title.tsx';
import { PartnerPage } from '../features/meetings/partner/partner-page.tsx';
import { useStoreTimeZone } from '../features/practice/hub/use-store-time-zone.ts';
import { useApi } from '../lib/app-context.ts';
import { partnerQuery } from '../queries/partners.ts';

export default function PracticePartner() {
  // Emails about interviews say when, in the time zone that is stored.
  useStoreTimeZone(useQuery(partnerQuery(useApi())).data?.timeZone);
  return (
    <>
      <PageTitle title="Find a partner" />
      <PartnerPage />
    </>
  );
}
