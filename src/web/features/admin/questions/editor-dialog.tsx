import { lazy, Suspense } from 'react';
import { EditingDialog } from '../../../components/editing/editing-dialog.tsx';
import { EditorSkeleton } from '../../../components/editing/editor-skeleton.tsx';

// Loaded on demand, with form handling and validation.
const QuestionEditor = lazy(() => import('./question-editor.tsx'));

interface EditorDialogProps {
  /** Null: the dialog is closed. Without an id: a new question. */
  edited: { questionId: number | null } | null;
  onClose: () => void;
}

export function EditorDialog({ edited, onClose }: EditorDialogProps) {
  return (
    <EditingDialog
      title={edited?.questionId === null ? 'Add question' : 'Edit question'}
      isOpen={edited !== null}
      onClose={onClose}
    >
      {(cancel) => (
        <Suspense fallback={<EditorSkeleton />}>
          <QuestionEditor
            questionId={edited?.questionId ?? null}
            onSaved={onClose}
            onCancel={cancel}
          />
        </Suspense>
      )}
    </EditingDialog>
  );
}
