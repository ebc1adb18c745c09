import type { Difficulty } from '#shared/domain/difficulty.ts';

/** As the scheduler counts them. */
export const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const;

/** How long a question of each difficulty can reasonably take, in seconds. */
const expected: Record<Difficulty, number> = { Easy: 180, Medium: 360, Hard: 600 };
const highConfidence = 80;

interface Answered {
  isRight: boolean;
  difficulty: Difficulty;
  hints: number;
  usedSimulation: boolean;
  usedSolution: boolean;
  /** Null if unknown. */
  activeSeconds: number | null;
  confidence: number | null;
}

/** The grade that an answer suggests. The learner may correct it. */
export function proposeGrade(answered: Answered): number {
  const { isRight, usedSolution, hints, usedSimulation, activeSeconds, confidence } = answered;
  if (!isRight || usedSolution) return grades.again;
  const pace = activeSeconds === null ? 1 : activeSeconds / expected[answered.difficulty];
  if (hints > 0 || usedSimulation || pace > 2) return grades.hard;
  return pace < 0.5 && (confidence ?? 0) >= highConfidence ? grades.easy : grades.good;
}
