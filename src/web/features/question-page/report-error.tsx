import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '#shared/contracts/user.ts';
import { signInPath } from '../../lib/sign-in-path.ts';
import type { ReportErrorDialogProps } from './report-error-dialog.tsx';

// Visitors cannot report anything, and the page works without it.
const ReportErrorDialog = lazy<React.ComponentType<ReportErrorDialogProps>>(() =>
  import('./report-error-dialog.tsx').catch(() => ({ default: () => null })),
);

export function ReportError({ user, questionId }: { user: User | null; questionId: number }) {
  const { pathname, search } = useLocation();
  if (user) {
    return (
      <Suspense>
        <ReportErrorDialog userId={user.id} questionId={questionId} />
      </Suspense>
    );
  }
  return (
    <p className="text-ink-muted text-sm">
      Please{' '}
      <Link to={signInPath({ pathname, search })} className="text-link">
        sign in
      </Link>{' '}
      to report an error
    </p>
  );
}
