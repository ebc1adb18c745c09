import { Button } from '../../components/ui/button.tsx';
import { openEditor } from './opened-editor.ts';

/** For the place where a solution would stand. The editor itself opens among the admin's actions. */
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
