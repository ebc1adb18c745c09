import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

export interface EditorProps {
  questionId: number;
  onSaved: () => void;
  /** Asks before discarding changes. */
  onCancel: () => void;
}

interface EditorStateProps {
  error: Error | null;
  onRetry: () => void;
  onCancel: () => void;
}

/** Shown until there is something to edit. */
export function EditorState({ error, onRetry, onCancel }: EditorStateProps) {
  if (!error) return <EditorSkeleton />;
  return (
    <div role="alert" className="mt-4">
      <p className="font-medium">Question not found</p>
      <p className="mt-1 mb-6 text-ink-muted text-sm">{failureText(error)}</p>
      <FormButtons cancelLabel="Close" onCancel={onCancel}>
        <Button size="medium" onClick={onRetry}>
          Try again
        </Button>
      </FormButtons>
    </div>
  );
}
