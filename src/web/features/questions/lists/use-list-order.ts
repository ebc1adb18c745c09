import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListDetail } from '#shared/contracts/list.ts';
import { moveBefore } from '#shared/domain/lists.ts';
import { useApi } from '../../../lib/app-context.ts';
import { ownListQuery, refreshLists } from '../../../queries/lists.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

type Row = ListDetail['questions'][number];

interface Change {
  /** The new order of the ids. */
  order: (ids: number[]) => number[];
  send: () => Promise<unknown>;
  message: string;
}

/** Moves and removes questions: immediately on the page, one change at a time on the server. */
export function useListOrder(listId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const [message, setMessage] = useState('');
  const { queryKey } = ownListQuery(api, listId);
  const mutationKey = ['order of list', listId];
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ send }: Change) => send(),
    onError: (error) => reportFailure('The list was not changed', error),
    // Refetching earlier would undo, on screen, moves that have not reached the server yet.
    onSettled: () =>
      queries.isMutating({ mutationKey }) === 1 ? refreshLists(queries) : undefined,
  });

  function start({ order, ...rest }: Change): void {
    void queries.cancelQueries({ queryKey, exact: true });
    queries.setQueryData(queryKey, (list) => list && reordered(list, order));
    setMessage(rest.message);
    change.mutate({ order, ...rest });
  }

  return {
    /** What was just done, for screen readers. */
    message,

    /** Moves a question before another one, or to the end if null. `place` is its new number. */
    move: (moved: { question: Row; before: number | null; place: number }) => {
      const { question, before, place } = moved;
      start({
        order: (ids) => moveBefore(ids, question.id, before),
        send: () =>
          api.call('PATCH /api/lists/:id/questions/:questionId', {
            params: { id: listId, questionId: question.id },
            body: { before },
          }),
        message: `${question.name} is now number ${place}.`,
      });
    },

    remove: (question: Row) =>
      start({
        order: (ids) => ids.filter((id) => id !== question.id),
        send: () =>
          api.call('DELETE /api/lists/:id/questions/:questionId', {
            params: { id: listId, questionId: question.id },
          }),
        message: `${question.name} was removed from the list.`,
      }),
  };
}

function reordered(list: ListDetail, order: Change['order']): ListDetail {
  const rows = new Map(list.questions.map((row) => [row.id, row]));
  return { ...list, questions: order([...rows.keys()]).flatMap((id) => rows.get(id) ?? []) };
}
