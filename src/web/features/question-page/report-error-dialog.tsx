import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { LiveButton } from '../../components/ui/live-button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import type { ErrorReportFormProps } from './error-report-form.tsx';

const loadForm = () => import('./error-report-form.tsx');

// The form and its validation load when the dialog opens.
const ErrorReportForm = lazy<React.ComponentType<ErrorReportFormProps>>(() =>
  loadForm().catch(() => ({ default: FormUnavailable })),
);

export interface ReportErrorDialogProps {
  userId: number;
  questionId: number;
}

/** A button, and the dialog it opens. */
export default function ReportErrorDialog({ userId, questionId }: ReportErrorDialogProps) {
  const [isOpen, setOpen] = useState(false);
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
          <ErrorReportForm userId={userId} questionId={questionId} onClose={close} />
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
