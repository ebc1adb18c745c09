import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '#shared/contracts/user.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { LiveButton } from '../../components/ui/live-button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { signInPath } from '../../lib/sign-in-path.ts';
import type { ErrorReportFormProps } from './error-report-form.tsx';

const loadForm = () => import('./error-report-form.tsx');

// The form and its validation load when the dialog opens.
const ErrorReportForm = lazy<React.ComponentType<ErrorReportFormProps>>(() =>
  loadForm().catch(() => ({ default: FormUnavailable })),
);

export function ReportError({ user, questionId }: { user: User | null; questionId: number }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  if (!user) {
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
  const prefetch = () => void loadForm().catch(() => {});
  const close = () => setOpen(false);
  return (
    <div className="needs-scripts">
      <LiveButton
        className="text-link text-sm"
        onClick={() => setOpen(true)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        Report an error
      </LiveButton>
      <Dialog title="Report an error" isOpen={isOpen} onClose={close}>
        <Suspense fallback={<Spinner />}>
          <ErrorReportForm userId={user.id} questionId={questionId} onClose={close} />
        </Suspense>
      </Dialog>
    </div>
  );
}

function FormUnavailable() {
  return (
    <p role="alert" className="mt-4">
      The form could not be loaded. Please check your connection and reload the page.
    </p>
  );
}
