import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import type { QuestionList } from './use-question-list.ts';

export type Selection = ReturnType<typeof useSelection>;

const none: ReadonlySet<number> = new Set();

/** The selected questions. Another search or filter clears them: hidden rows are never changed. */
export function useSelection(list: QuestionList) {
  const tellFailure = useFailureToast();
  const { search, filters } = list.view;
  const listKey = JSON.stringify([search, filters]);
  const [selected, setSelected] = useState({ listKey, ids: none });
  const ids = selected.listKey === listKey ? selected.ids : none;
  const select = (next: ReadonlySet<number>) => setSelected({ listKey, ids: next });
  const collecting = useMutation({
    mutationFn: list.matchingIds,
    onSuccess: (matching) => select(new Set(matching)),
    onError: (error) => tellFailure('Selection failed', error),
  });
  return {
    ids,
    count: ids.size,
    has: (id: number) => ids.has(id),
    toggle(id: number): void {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      select(next);
    },
    clear: () => select(none),
    addMatching: () => collecting.mutate(),
    isCollecting: collecting.isPending,
  };
}
