import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { alsoFoundQuery } from '../../../queries/search.ts';
import { canFindMore } from './list-view.ts';
import { useListView } from './use-list-view.ts';

/** Null if nothing else was found, or not yet. */
export function useAlsoFound() {
  const view = useListView();
  const { data } = useQuery({
    ...alsoFoundQuery(useApi(), view.search),
    placeholderData: keepPreviousData,
    enabled: canFindMore(view),
  });
  if (!data || !canFindMore(view)) return null;
  const level = view.level ?? view.difficulty;
  const isCategory = (category: string) =>
    view.category === null || category.toLowerCase() === view.category.toLowerCase();
  const questions = data.questions.filter(
    ({ difficulty, category }) => (!level || difficulty === level) && isCategory(category),
  );
  if (questions.length === 0 && data.topics.length === 0) return null;
  return { ...data, questions, search: view.search };
}
