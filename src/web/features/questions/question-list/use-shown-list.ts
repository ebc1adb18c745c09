import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { type ListRow, listQuery, type ShownPage } from '../../../queries/question-list.ts';
import { useDailyQuestion } from './daily-question.ts';
import { toListQuery } from './list-view.ts';
import { useListView } from './use-list-view.ts';

export interface ShownList {
  /** Absent during the first load, or if that failed. */
  shown: ShownPage | undefined;
  error: Error | null;
  /** The rows still belong to the previous URL. */
  isWaiting: boolean;
  retry: () => void;
}

/** The rows for the URL: a page of the list, or just the Question of the Day. */
export function useShownList(): ShownList {
  const view = useListView();
  const daily = useDailyQuestion(view.isDaily);
  const list = useQuery({
    ...listQuery(useApi(), toListQuery(view)),
    placeholderData: keepPreviousData,
    enabled: !view.isDaily,
  });
  const { data, error, isPlaceholderData, refetch } = view.isDaily
    ? { ...daily, data: toSinglePage(daily.data), isPlaceholderData: false }
    : list;
  return { shown: data, error, isWaiting: isPlaceholderData, retry: () => void refetch() };
}

function toSinglePage(row: ListRow | null | undefined): ShownPage | undefined {
  if (row === undefined) return undefined;
  const rows = row ? [row] : [];
  return { rows, total: rows.length, page: 1 };
}
