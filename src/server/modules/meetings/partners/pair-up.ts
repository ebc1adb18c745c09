import { type Level, levels } from '#shared/domain/interviews.ts';
import type { Role } from '#shared/domain/roles.ts';

/** Someone who can at a certain time. */
export interface Candidate {
  userId: number;
  role: Role;
  level: Level;
  rating: number;
  /** Their last partner stayed away. */
  isFirst: boolean;
  /** They stayed away too often themselves. */
  isLast: boolean;
}

interface Past {
  areApart: (one: number, other: number) => boolean;
  metLately: (one: number, other: number) => boolean;
}

/** The same role, at the same level or the next one. */
function areAlike(one: Candidate, other: Candidate): boolean {
  const distance = levels.indexOf(one.level) - levels.indexOf(other.level);
  return one.role === other.role && Math.abs(distance) <= 1;
}

/** What makes one pair better than another, the most important first; less is better. */
function rank([one, other]: readonly [Candidate, Candidate], { metLately }: Past): number[] {
  return [
    -Number(one.isFirst || other.isFirst),
    Number(one.isLast) + Number(other.isLast),
    Number(metLately(one.userId, other.userId)),
    Math.abs(one.rating - other.rating),
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Takes the best pair as long as there is one, so that no two who could meet are both left. */
export function pairUp<Person extends Candidate>(
  people: readonly Person[],
  past: Past,
): [Person, Person][] {
  const possible = people.flatMap((one, index) =>
    people
      .slice(index + 1)
      .filter((other) => areAlike(one, other) && !past.areApart(one.userId, other.userId))
      .map((other): { pair: [Person, Person]; rank: number[] } => ({
        pair: [one, other],
        rank: rank([one, other], past),
      })),
  );
  const taken = new Set<number>();
  return possible
    .toSorted((one, other) => compare(one.rank, other.rank))
    .flatMap(({ pair }) => {
      if (pair.some(({ userId }) => taken.has(userId))) return [];
      for (const { userId } of pair) taken.add(userId);
      return [pair];
    });
}
