import type { Progress } from '#shared/contracts/progress.ts';
import type { Facets } from '#shared/contracts/question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import type { CatalogueEntry } from '../questions/questions.service.ts';

/** What somebody has done about a question; there is none where it is not started. */
export interface Mark extends CatalogueEntry {
  status: 'attempted' | 'solved';
  since: Date;
}

type Tallies = Pick<Progress, 'total' | 'attempted' | 'solved' | 'byCategory' | 'byDifficulty'>;

/** How many questions there are is known already; only what was done about them is counted. */
export function tally(facets: Facets, marks: readonly Mark[]): Tallies {
  const all = countBy(marks, () => '');
  const ofCategory = countBy(marks, ({ category }) => category.toLowerCase());
  const ofDifficulty = countBy(marks, ({ difficulty }) => difficulty);
  return {
    total: facets.total,
    ...all(''),
    byCategory: facets.categories.map(({ category, count: total }) => ({
      category,
      total,
      ...ofCategory(category.toLowerCase()),
    })),
    byDifficulty: facets.difficulties.map(({ difficulty, count: total }) => ({
      difficulty,
      total,
      ...ofDifficulty(difficulty),
    })),
  };
}

/** What was begun and never solved, the longest ago first. */
export function chooseBegun(marks: readonly Mark[], most: number): CatalogueEntry[] {
  return marks
    .filter(({ status }) => status === 'attempted')
    .sort((a, b) => a.since.getTime() - b.since.getTime() || a.id - b.id)
    .slice(0, most);
}

/**
 * What is not started, of entries in the order of names: from the categories of which the smallest
 * share is solved, the easiest first.
 */
export function chooseFresh(
  entries: Iterable<CatalogueEntry>,
  marks: readonly Mark[],
  { byCategory }: Pick<Tallies, 'byCategory'>,
  most: number,
): CatalogueEntry[] {
  const started = new Set(marks.map(({ id }) => id));
  const shares = new Map(byCategory.map(({ category, ...of }) => [category, of.solved / of.total]));
  const chosen: { entry: CatalogueEntry; share: number; difficulty: number }[] = [];
  for (const entry of entries) {
    if (started.has(entry.id)) continue;
    const share = shares.get(entry.category) ?? 0;
    const difficulty = difficulties.indexOf(entry.difficulty);
    // Of two that are equal, the one that comes first by name stays in front.
    let place = chosen.length;
    for (let other = chosen[place - 1]; other; other = chosen[place - 1]) {
      if (other.share < share || (other.share === share && other.difficulty <= difficulty)) break;
      place -= 1;
    }
    if (place === most) continue;
    chosen.splice(place, 0, { entry, share, difficulty });
    if (chosen.length > most) chosen.pop();
  }
  return chosen.map(({ entry }) => entry);
}

function countBy(marks: readonly Mark[], keyOf: (mark: Mark) => string) {
  const counts = new Map<string, { attempted: number; solved: number }>();
  for (const mark of marks) {
    const key = keyOf(mark);
    const count = counts.get(key) ?? { attempted: 0, solved: 0 };
    count.attempted += 1;
    if (mark.status === 'solved') count.solved += 1;
    counts.set(key, count);
  }
  return (key: string) => counts.get(key) ?? { attempted: 0, solved: 0 };
}
