export const mostLists = 100;
export const mostListQuestions = 500;
export const longestListName = 100;
export const longestListDescription = 300;

/** The ids with one of them moved before another, or to the end. */
export function moveBefore(ids: readonly number[], moved: number, before: number | null): number[] {
  const others = ids.filter((id) => id !== moved);
  const place = before === null ? others.length : others.indexOf(before);
  return others.toSpliced(place, 0, moved);
}
