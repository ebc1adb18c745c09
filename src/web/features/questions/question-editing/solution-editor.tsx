import { useQueryClient } from '@tanstack/react-query';
import type { EditorProps } from '../../../components/editing/editor-state.tsx';
import { StoredEditor } from '../../../components/editing/stored-editor.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { openSolution } from '../../../queries/solutions.ts';
import { SolutionForm } from './solution-form.tsx';

export default function SolutionEditor({ questionId, ...handlers }: EditorProps) {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <StoredEditor
      edited={['solution', questionId]}
      fetchStored={() => openSolution(queries, api, questionId)}
      onCancel={handlers.onCancel}
    >
      {(solution, takeTheirs) => (
        <SolutionForm
          key={solution?.version ?? 0}
          questionId={questionId}
          solution={solution}
          onTakeTheirs={takeTheirs}
          {...handlers}
        />
      )}
    </StoredEditor>
  );
}
