import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/app-context.ts';
import { type ListRow, listQuery, type ShownPage } from '../../queries/question-list.ts';
import { useDailyQuestion } from './daily-question.ts';
import { toListQuery } from './list-view.ts';
import { useListView } from './use-list-view.ts';

export interface ShownList {
  /** Absent while it loads for the first time, and where it failed to. */
  shown: ShownPage | undefined;
  error: Error | null;
  /** What is shown is still what the last address said. */
  isWaiting: boolean;
  retry: () => void;
}

/** The rows of the address: a page of the list, or the day's question alone. */
export function useShownList(): ShownList {
  const view = useListView();
  const daily = useDailyQuestion();
  const list = useQuery({
    ...listQuery(useApi(), toListQuery(view)),
    placeholderData: keepPreviousData,
    enabled: !view.isDaily,
  });
  const { data, error, isPlaceholderData, refetch } = view.isDaily
    ? { ...daily, data: alone(daily.data), isPlaceholderData: false }
    : list;
  return { shown: data, error, isWaiting: isPlaceholderData, retry: () => void refetch() };
}

function alone(row: ListRow | null | undefined): ShownPage | undefined {
  if (row === undefined) return undefined;
  const rows = row ? [row] : [];
  return { rows, total: rows.length, page: 1 };
}
