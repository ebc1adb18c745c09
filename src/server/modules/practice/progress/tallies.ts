import type { Progress } from '#shared/contracts/progress.ts';
import type { Facets } from '#shared/contracts/question.ts';

/** A user's status on a question; absent if not started. */
export interface Mark extends Omit<Progress['next'][number], 'isStarted' | 'isRecommended'> {
  status: 'attempted' | 'solved';
  since: Date;
}

type Tallies = Pick<Progress, 'total' | 'attempted' | 'solved' | 'byCategory' | 'byDifficulty'>;

/** The totals are given; this counts only what the user attempted or solved. */
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

/** Attempted but not solved, oldest first. */
export function chooseBegun(marks: readonly Mark[], most: number): Mark[] {
  return marks
    .filter(({ status }) => status === 'attempted')
    .sort((a, b) => a.since.getTime() - b.since.getTime() || a.id - b.id)
    .slice(0, most);
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
