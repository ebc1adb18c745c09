import { Button } from '../../../components/ui/button.tsx';
import { openEditor } from './open-editor.ts';

/** Shown in place of a missing solution. `AdminActions` renders the editor itself. */
export default function AddSolutionButton({ questionId }: { questionId: number }) {
  return (
    <Button
      variant="secondary"
      size="medium"
      onClick={() => openEditor({ subject: 'solution', questionId })}
    >
      Add Solution
    </Button>
  );
}
