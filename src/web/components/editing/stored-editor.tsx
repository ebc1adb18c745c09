import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { EditorState } from './editor-state.tsx';

interface StoredEditorProps<Stored> {
  /** Of its own: what the page shows may be older, and must not change what somebody writes on. */
  queryKey: QueryKey;
  fetchStored: () => Promise<Stored>;
  onCancel: () => void;
  /** Is given what is stored, and how to begin with another version. */
  children: (stored: Stored, takeTheirs: (theirs: Stored) => void) => React.ReactNode;
}

/** A form for what is stored right now, which is forgotten with the editor. */
export function StoredEditor<Stored>({
  queryKey,
  fetchStored,
  onCancel,
  children,
}: StoredEditorProps<Stored>) {
  const queries = useQueryClient();
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
