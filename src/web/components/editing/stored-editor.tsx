import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EditorState } from './editor-state.tsx';

interface StoredEditorProps<Stored> {
  /** What is edited, and the id of its question. */
  edited: readonly [what: 'question' | 'solution' | 'question with solution', questionId: number];
  fetchStored: () => Promise<Stored>;
  onCancel: () => void;
  /** Receives the stored version and a way to start over from another one. */
  children: (stored: Stored, takeTheirs: (theirs: Stored) => void) => React.ReactNode;
}

/** A form for the version that is stored right now. It is not cached. */
export function StoredEditor<Stored>({
  edited,
  fetchStored,
  onCancel,
  children,
}: StoredEditorProps<Stored>) {
  const queries = useQueryClient();
  // A key of its own: the page's copy may be older, and refetching it must not reset the form.
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
