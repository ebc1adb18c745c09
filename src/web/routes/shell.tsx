import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageShell } from '../features/site/shell/page-shell.tsx';
import { useCurrentUser } from '../queries/current-user.ts';

// Only users need it, and the pages work without it.
const KeepAnswers = lazy<React.ComponentType>(() =>
  import('../features/practice/keep-answers/keep-answers.tsx').catch(() => ({
    default: () => null,
  })),
);

export default function Shell() {
  const { data: user } = useCurrentUser();
  return (
    <PageShell>
      {user && (
        <Suspense>
          <KeepAnswers />
        </Suspense>
      )}
      <Outlet />
    </PageShell>
  );
}
