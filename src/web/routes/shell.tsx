import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageShell } from '../features/shell/page-shell.tsx';
import { useAnsweredHere } from '../lib/answered-here.ts';
import { useCurrentUser } from '../queries/current-user.ts';

// Few need it, and the pages work without it.
const KeepAnswers = lazy<React.ComponentType>(() =>
  import('../features/keep-answers/keep-answers.tsx').catch(() => ({ default: () => null })),
);

export default function Shell() {
  const { data: user } = useCurrentUser();
  const answered = useAnsweredHere();
  return (
    <PageShell>
      {user && answered > 0 && (
        <Suspense>
          <KeepAnswers />
        </Suspense>
      )}
      <Outlet />
    </PageShell>
  );
}
