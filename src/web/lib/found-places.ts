import type { SearchResult } from '#shared/contracts/search.ts';

/** Somewhere that a search leads to besides questions. */
export interface FoundPlace {
  path: string;
  name: string;
  kind: string;
}

const pageKinds = { page: 'Page', setting: 'Account settings' } as const;

/** At most so many of each kind, in the order they are shown. */
export function foundPlaces(found: Omit<SearchResult, 'questions'>, most: number): FoundPlace[] {
  const { categories, pages, topics, drills, collections } = found;
  return [
    ...categories.slice(0, most).map((name) => ({
      path: `/questions?${new URLSearchParams({ category: name })}`,
      name,
      kind: 'Category',
    })),
    ...pages.slice(0, most).map(({ path, name, kind }) => ({ path, name, kind: pageKinds[kind] })),
    ...topics
      .slice(0, most)
      .map(({ slug, name }) => ({ path: `/topics/${slug}`, name, kind: 'Topic' })),
    ...drills
      .slice(0, most)
      .map(({ slug, name }) => ({ path: `/drills/run?preset=${slug}`, name, kind: 'Drill' })),
    ...collections
      .slice(0, most)
      .map(({ slug, name }) => ({ path: `/collections/${slug}`, name, kind: 'Collection' })),
  ];
}
