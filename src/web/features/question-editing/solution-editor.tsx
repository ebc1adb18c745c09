import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type EditorProps, EditorState } from '../../components/editing/editor-state.tsx';
import { useApi } from '../../lib/app-context.ts';
import { SolutionForm } from './solution-form.tsx';
import { storedSolutionQuery } from './stored-queries.ts';

export default function SolutionEditor({ questionId, onSaved, onCancel }: EditorProps) {
  const queries = useQueryClient();
  const query = storedSolutionQuery(useApi(), questionId);
  const { data: solution, error, isFetching, refetch } = useQuery(query);
  if (solution === undefined) {
    return (
      <EditorState
        error={isFetching ? null : error}
        onRetry={() => void refetch()}
        onCancel={onCancel}
      />
    );
  }
  return (
    <SolutionForm
      key={solution?.version ?? 0}
      solution={solution}
      onTakeTheirs={(theirs) => queries.setQueryData(query.queryKey, theirs)}
      {...{ questionId, onSaved, onCancel }}
    />
  );
}
