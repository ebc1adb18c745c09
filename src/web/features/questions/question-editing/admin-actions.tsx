import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { EditingDialog } from '../../../components/editing/editing-dialog.tsx';
import { EditorSkeleton } from '../../../components/editing/editor-skeleton.tsx';
import type { EditorProps } from '../../../components/editing/editor-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { hasSolutionQuery } from '../../../queries/solutions.ts';
import { openEditor, useOpenEditor } from './open-editor.ts';

type Editor = React.ComponentType<EditorProps>;

// Editors and their validation load when they are opened.
const QuestionEditor = lazy<Editor>(() => import('./question-editor.tsx').catch(unavailable));
const SolutionEditor = lazy<Editor>(() => import('./solution-editor.tsx').catch(unavailable));

/** The buttons and editors for administrators on a question's page. */
export default function AdminActions({ questionId }: { questionId: number }) {
  const opened = useOpenEditor(questionId);
  const { data: hasSolution = true } = useQuery(hasSolutionQuery(useApi(), questionId));
  useEffect(() => () => openEditor(null), []);

  const close = () => openEditor(null);
  const solutionLabel = hasSolution ? 'Edit Solution' : 'Add Solution';
  return (
    <>
      <Button variant="secondary" onClick={() => openEditor({ subject: 'question', questionId })}>
        Edit Question
      </Button>
      <Button variant="secondary" onClick={() => openEditor({ subject: 'solution', questionId })}>
        {solutionLabel}
      </Button>
      <EditingDialog title="Edit Question" isOpen={opened === 'question'} onClose={close}>
        {(cancel) => (
          <Suspense fallback={<EditorSkeleton />}>
            <QuestionEditor questionId={questionId} onSaved={close} onCancel={cancel} />
          </Suspense>
        )}
      </EditingDialog>
      <EditingDialog title={solutionLabel} isOpen={opened === 'solution'} onClose={close}>
        {(cancel) => (
          <Suspense fallback={<EditorSkeleton />}>
            <SolutionEditor questionId={questionId} onSaved={close} onCancel={cancel} />
          </Suspense>
        )}
      </EditingDialog>
    </>
  );
}

function unavailable(): { default: Editor } {
  return { default: EditorUnavailable };
}

function EditorUnavailable({ onCancel }: EditorProps) {
  return (
    <div role="alert" className="mt-4 space-y-4">
      <p>The editor could not be loaded. Please check your connection and reload the page.</p>
      <Button variant="secondary" size="medium" onClick={onCancel}>
        Close
      </Button>
    </div>
  );
}
