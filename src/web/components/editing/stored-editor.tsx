import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EditorState } from './editor-state.tsx';

interface StoredEditorProps<Stored> {
  /** What is edited, and the id of its question. */
  edited: readonly [what: 'question' | 'solution' | 'question with solution', questionId: number];
  fetchStored: () => Promise<Stored>;
  onCancel: () => void;
  /** Is given what is stored, and how to begin with another version. */
  children: (stored: Stored, takeTheirs: (theirs: Stored) => void) => React.ReactNode;
}

/** A form for what is stored right now, which is forgotten with the editor. */
export function StoredEditor<Stored>({
  edited,
  fetchStored,
  onCancel,
  children,
}: StoredEditorProps<Stored>) {
  const queries = useQueryClient();
  // Of its own: what the page shows may be older, and must not change what somebody writes on.
  const queryKey = ['editor', ...edited];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: fetchStored,
    gcTime: 0,
  });
  if (data === undefined) {
    return (
      <EditorState
        error={isFetching ? null : error}
        onRetry={() => void refetch()}
        onCancel={onCancel}
      />
    );
  }
  return children(data, (theirs) => queries.setQueryData<Stored>(queryKey, theirs));
}
