import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { lazyPart } from '../components/lazy-part.tsx';
import { PageShell } from '../features/site/shell/page-shell.tsx';
import { useCurrentUser } from '../queries/current-user.ts';

// Only users need it, and the pages work without it.
const CarryOver = lazyPart(() => import('../features/practice/carry-over/carry-over.tsx'));

export default function Shell() {
  const { data: user } = useCurrentUser();
  return (
    <PageShell>
      {user && (
        <Suspense>
          <CarryOver key={user.id} userId={user.id} />
        </Suspense>
      )}
      <Outlet />
    </PageShell>
  );
}
