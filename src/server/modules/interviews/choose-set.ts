import { type Difficulty, difficulties } from '#shared/domain/difficulty.ts';
import { freshAfterDays, type Level } from '#shared/domain/interviews.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';

export interface Candidate {
  id: number;
  /** Whether the role is asked such questions. */
  isOfRole: boolean;
  difficulty: Difficulty;
  category: string;
  /** When the learner last met it; null: never. */
  lastMet: Date | null;
}

export interface Wanted {
  level: Level;
  count: number;
  now: Date;
  seed: string;
}

/** What is asked one after the other, so that every number of questions is well mixed. */
const mixes: Record<Level, readonly Difficulty[]> = {
  internship: ['Easy', 'Easy', 'Medium', 'Easy', 'Easy', 'Medium'],
  graduate: ['Medium', 'Easy', 'Medium', 'Hard', 'Medium', 'Medium'],
  experienced: ['Medium', 'Hard', 'Medium', 'Hard', 'Medium', 'Hard'],
};

const day = 86_400_000;

/**
 * The questions of an interview, easiest first. Each is the best one left: of the role, not met
 * lately or else longest ago, of the difficulty that is due, and from a new category.
 */
export function chooseSet(candidates: readonly Candidate[], wanted: Wanted): Candidate[] {
  const { level, count, now, seed } = wanted;
  const random = seededRandom(seed);
  const recent = now.getTime() - freshAfterDays * day;
  const left = candidates.map((candidate) => ({ candidate, luck: random() }));
  const chosen: Candidate[] = [];
  for (const difficulty of mixes[level].slice(0, count)) {
    const costsOf = ({ candidate, luck }: (typeof left)[number]) => [
      candidate.isOfRole ? 0 : 1,
      metSince(candidate, recent),
      Math.abs(rankOf(candidate.difficulty) - rankOf(difficulty)),
      chosen.filter(({ category }) => category === candidate.category).length,
      luck,
    ];
    const best = left
      .map((entry) => ({ entry, costs: costsOf(entry) }))
      .reduce<Ranked | null>(
        (least, other) => (least && !isLess(other, least) ? least : other),
        null,
      );
    if (!best) break;
    chosen.push(best.entry.candidate);
    left.splice(left.indexOf(best.entry), 1);
  }
  return chosen.toSorted((a, b) => rankOf(a.difficulty) - rankOf(b.difficulty));
}

interface Ranked {
  entry: { candidate: Candidate; luck: number };
  costs: number[];
}

/** By the first cost that differs. */
function isLess({ costs }: Ranked, other: Ranked): boolean {
  const place = costs.findIndex((cost, index) => cost !== other.costs[index]);
  return place !== -1 && (costs[place] ?? 0) < (other.costs[place] ?? 0);
}

/** 0: not lately. */
function metSince({ lastMet }: Candidate, recent: number): number {
  const time = lastMet?.getTime() ?? 0;
  return time > recent ? time : 0;
}

const rankOf = (difficulty: Difficulty) => difficulties.indexOf(difficulty);
