import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { useToast } from '../../../lib/toast.ts';
import type { QuestionList } from './use-question-list.ts';

export type Selection = ReturnType<typeof useSelection>;

const none: ReadonlySet<number> = new Set();

/** Which questions are chosen. Another list is another choice: nobody changes what is out of view. */
export function useSelection(list: QuestionList) {
  const notify = useToast();
  const { search, filters } = list.view;
  const shown = JSON.stringify([search, filters]);
  const [chosen, setChosen] = useState({ shown, ids: none });
  const ids = chosen.shown === shown ? chosen.ids : none;
  const choose = (next: ReadonlySet<number>) => setChosen({ shown, ids: next });
  const collecting = useMutation({
    mutationFn: list.matchingIds,
    onSuccess: (matching) => choose(new Set(matching)),
    onError: (error) =>
      notify({
        title: 'Could not select',
        description: failureText(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return {
    ids,
    count: ids.size,
    has: (id: number) => ids.has(id),
    toggle(id: number): void {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      choose(next);
    },
    clear: () => choose(none),
    addMatching: () => collecting.mutate(),
    isCollecting: collecting.isPending,
  };
}
