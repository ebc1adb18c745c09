import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchResult } from '#shared/contracts/search.ts';
import { useApi } from '../../../lib/app-context.ts';
import { foundPlaces } from '../../../lib/found-places.ts';
import { alsoFoundQuery } from '../../../queries/search.ts';
import { canFindMore, type ListView } from './list-view.ts';
import { useListView } from './use-list-view.ts';

export type Found = ReturnType<typeof narrow>;

const mostPlaces = 3;

/** What a search finds besides questions with such a name. */
export function useFound() {
  const view = useListView();
  const isSought = canFindMore(view);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...alsoFoundQuery(useApi(), view.search),
    placeholderData: keepPreviousData,
    enabled: isSought,
  });
  const all = isSought && data ? narrow(data, view) : null;
  const found = all && all.questions.length + all.places.length > 0 ? all : null;
  return {
    /** Null if there is nothing, or not yet. */
    found,
    /** Not known yet. */
    isSearching: isSought && !found && !error && (!data || isPlaceholderData),
    /** It still belongs to the previous search. */
    isWaiting: isPlaceholderData,
    error: isSought ? error : null,
    retry: () => void refetch(),
  };
}

/** Follows the filters by difficulty and category, and leaves out the list itself. */
function narrow({ questions, corrected, ...others }: SearchResult, view: ListView) {
  const level = view.level ?? view.difficulty;
  const isChosen = (category: string) => category.toLowerCase() === view.category?.toLowerCase();
  return {
    search: corrected ?? view.search,
    questions: questions.filter(
      ({ difficulty, category }) =>
        (!level || difficulty === level) && (view.category === null || isChosen(category)),
    ),
    places: foundPlaces(
      { ...others, corrected, categories: others.categories.filter((name) => !isChosen(name)) },
      mostPlaces,
    ).filter(({ path }) => path !== '/questions'),
  };
}
