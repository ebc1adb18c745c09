import { lazy, Suspense } from 'react';
import { EditingDialog } from '../../../components/editing/editing-dialog.tsx';
import { EditorSkeleton } from '../../../components/editing/editor-skeleton.tsx';

// It brings forms and their rules with it: only who opens it downloads them.
const QuestionEditor = lazy(() => import('./question-editor.tsx'));

interface EditorDialogProps {
  /** Null: closed. */
  edited: { questionId: number | null } | null;
  onClose: () => void;
}

/** A new question, or the change of one. */
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
