import { lazy, Suspense } from 'react';
import { PageTitle } from '../components/page-title.tsx';
import { PracticeIntro } from '../features/practice/hub/practice-intro.tsx';
import { useCurrentUser } from '../queries/current-user.ts';

// Visitors don't need it.
const HubPage = lazy(async () => ({
  default: (await import('../features/practice/hub/hub-page.tsx')).HubPage,
}));

export default function Practice() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <PageTitle
        title="Practice"
        description="Practice for quantitative-finance interviews every day: questions come back before you forget them, and the next one fits your rating."
        canonicalPath="/practice"
      />
      {user ? (
        <Suspense>
          <HubPage />
        </Suspense>
      ) : (
        <PracticeIntro />
      )}
    </>
  );
}
