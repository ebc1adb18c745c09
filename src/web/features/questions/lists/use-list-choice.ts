import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListChoice } from '#shared/contracts/list.ts';
import { useApi } from '../../../lib/app-context.ts';
import { refreshLists } from '../../../queries/lists.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

/** Adds a question to lists and removes it, showing each choice immediately. */
export function useListChoice(questionId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  /** Choices the server has yet to confirm, by list. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const change = useMutation({
    // One at a time, so that the last choice wins.
    scope: { id: `lists of ${questionId}` },
    mutationFn: ({ id, hasQuestion }: Pick<ListChoice, 'id' | 'hasQuestion'>) =>
      api.call(
        hasQuestion
          ? 'PUT /api/lists/:id/questions/:questionId'
          : 'DELETE /api/lists/:id/questions/:questionId',
        { params: { id, questionId } },
      ),
    onError: checkSession,
    onSettled: async () => {
      await refreshLists(queries);
      setChosen(new Map());
    },
  });
  return {
    error: change.error,

    isChosen: ({ id, hasQuestion }: ListChoice) => chosen.get(id) ?? hasQuestion,

    choose: (id: number, hasQuestion: boolean) => {
      setChosen((before) => new Map(before).set(id, hasQuestion));
      change.mutate({ id, hasQuestion });
    },
  };
}
