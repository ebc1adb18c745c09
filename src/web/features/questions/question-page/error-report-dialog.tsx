import { Dialog } from '../../../components/ui/dialog.tsx';
import { ErrorReportForm } from './error-report-form.tsx';

interface ErrorReportDialogProps {
  userId: number;
  questionId: number;
  variant: string | null;
  isOpen: boolean;
  onClose: () => void;
}

export default function ErrorReportDialog({ isOpen, ...form }: ErrorReportDialogProps) {
  return (
    <Dialog title="Report an error" isOpen={isOpen} onClose={form.onClose}>
      <ErrorReportForm {...form} />
    </Dialog>
  );
}
