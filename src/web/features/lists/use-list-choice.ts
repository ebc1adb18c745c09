import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/app-context.ts';
import { listChoicesQuery, noteListChange } from '../../queries/lists.ts';
import { useNoteSessionEnd } from '../../queries/session-changes.ts';

interface Choice {
  listId: number;
  isWanted: boolean;
}

/** Adds a question to a list, or removes it. Shows it at once. */
export function useListChoice(questionId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const noteSessionEnd = useNoteSessionEnd();
  const { queryKey } = listChoicesQuery(api, questionId);
  return useMutation({
    // One at a time, so that the last choice wins.
    scope: { id: `lists of ${questionId}` },
    mutationFn: ({ listId, isWanted }: Choice) =>
      api.call(
        isWanted
          ? 'PUT /api/lists/:id/questions/:questionId'
          : 'DELETE /api/lists/:id/questions/:questionId',
        { params: { id: listId, questionId } },
      ),
    onMutate: ({ listId, isWanted }) =>
      queries.setQueryData(queryKey, (lists) =>
        lists?.map((list) => (list.id === listId ? { ...list, hasQuestion: isWanted } : list)),
      ),
    onError: noteSessionEnd,
    onSettled: () => noteListChange(queries),
  });
}
