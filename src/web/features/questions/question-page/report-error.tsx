import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts';

const loadDialog = () => import('./error-report-dialog.tsx');

const ErrorReportDialog = lazyPart(loadDialog, 'The form');

interface ReportErrorProps {
  user: User | null;
  question: Pick<QuestionDetail, 'id' | 'variant'>;
}

export function ReportError({ user, question: { id, variant } }: ReportErrorProps) {
  const { wasOpened, open, dialog } = useLazyDialog();
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
  const prefetch = () => void loadDialog().catch(() => {});
  return (
    <div className="needs-scripts">
      <LiveButton
        className="text-link text-sm"
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        Report an error
      </LiveButton>
      {wasOpened && (
        <Suspense>
          <ErrorReportDialog userId={user.id} questionId={id} variant={variant} {...dialog} />
        </Suspense>
      )}
    </div>
  );
}
