import { useState } from 'react';
import type { ExportFormat } from '#shared/contracts/import.ts';
import { callUrl } from '../../lib/api-call.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ImportForm } from './import-form.tsx';

export interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called when questions were added, to refresh lists. */
  onImported: () => void;
}

export function ImportDialog({ isOpen, onClose, onImported }: ImportDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      title="Import questions"
      isOpen={isOpen}
      // Stays open during an import, to show its outcome.
      onClose={() => !isBusy && onClose()}
    >
      <p className="mt-3 text-sm">
        A CSV or JSON file of up to 10 MB and 10,000 questions. Each needs a{' '}
        <code>description</code> and a <code>solution</code>; <code>job_title</code>,{' '}
        <code>question_name</code>, <code>category</code>, <code>difficulty</code>,{' '}
        <code>subject</code>, <code>tags</code>, <code>answer</code>, <code>hints</code> and{' '}
        <code>follow_ups</code> are optional.
      </p>
      <p className="mt-2 mb-5 text-sm">
        Template:{' '}
        <a className="text-link" href={templateUrl('csv')} download>
          CSV
        </a>{' '}
        or{' '}
        <a className="text-link" href={templateUrl('json')} download>
          JSON
        </a>
      </p>
      <ImportForm onBusy={setIsBusy} onClose={onClose} onImported={onImported} />
    </Dialog>
  );
}

function templateUrl(format: ExportFormat): string {
  return callUrl('GET /api/admin/import-template', { query: { format } });
}
