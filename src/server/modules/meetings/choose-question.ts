import { type Difficulty, difficulties } from '#shared/domain/difficulty.ts';
import type { Level } from '#shared/domain/interviews.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';

export interface Candidate {
  id: number;
  /** Whether the role is asked such questions. */
  isOfRole: boolean;
  difficulty: Difficulty;
}

interface Wanted {
  difficulty: Difficulty;
  /** Dealt in this meeting before: one of the two may have read the solution. */
  dealt: ReadonlySet<number>;
  /** What the candidate has met, and when. */
  lastMet: ReadonlyMap<number, Date>;
  seed: string;
}

/** The first question of a half is a warm-up, unless the level says otherwise. */
const mixes: Record<Level, readonly [Difficulty, ...Difficulty[]]> = {
  internship: ['Easy', 'Easy', 'Medium'],
  graduate: ['Easy', 'Medium', 'Medium', 'Hard'],
  experienced: ['Medium', 'Hard'],
};

/** What the level suggests after so many questions of a half. */
export function suggestDifficulty(level: Level, before: number): Difficulty {
  const mix = mixes[level];
  return mix[Math.min(before, mix.length - 1)] ?? mix[0];
}

/** One that the candidate has not met or else met longest ago, of the role and the difficulty. */
export function chooseQuestion(candidates: readonly Candidate[], wanted: Wanted): number | null {
  const { difficulty, dealt, lastMet, seed } = wanted;
  const random = seededRandom(seed);
  const ranked = candidates
    .filter(({ id }) => !dealt.has(id))
    .map((candidate) => ({
      id: candidate.id,
      costs: [
        lastMet.has(candidate.id) ? 1 : 0,
        candidate.isOfRole ? 0 : 1,
        Math.abs(difficulties.indexOf(candidate.difficulty) - difficulties.indexOf(difficulty)),
        lastMet.get(candidate.id)?.getTime() ?? 0,
        random(),
      ],
    }));
  return ranked.toSorted((a, b) => compare(a.costs, b.costs))[0]?.id ?? null;
}

/** By the first cost that differs. */
function compare(costs: readonly number[], others: readonly number[]): number {
  const place = costs.findIndex((cost, index) => cost !== others[index]);
  return place === -1 ? 0 : (costs[place] ?? 0) - (others[place] ?? 0);
}
