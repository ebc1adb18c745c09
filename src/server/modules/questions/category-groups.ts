import { compareFolded } from '#shared/domain/question-order.ts';

/** A category as it is spelled in some questions, and their ids in ascending order. */
export interface CategorySpelling {
  category: string;
  ids: readonly number[];
}

/**
 * In alphabetical order. Categories that differ in case only are one, spelled as in its oldest
 * question.
 */
export function groupCategories(spellings: readonly CategorySpelling[]): CategorySpelling[] {
  const groups: CategorySpelling[] = [];
  for (const { category, ids } of spellings.toSorted(compareSpellings)) {
    const last = groups.at(-1);
    if (last && compareFolded(last.category, category) === 0) last.ids = [...last.ids, ...ids];
    else groups.push({ category, ids });
  }
  return groups;
}

function compareSpellings(a: CategorySpelling, b: CategorySpelling): number {
  return compareFolded(a.category, b.category) || (a.ids[0] ?? 0) - (b.ids[0] ?? 0);
}
