import type { Random } from './random.ts';

/** How a learner remembers one question. */
interface Memory {
  /** In days: the time after which half of such memories are gone. */
  halfLife: number;
  /** The initial value, which a lapse never goes below. */
  first: number;
}

/** In days, for the usual learner and question. */
const usualHalfLife = 15;

/**
 * Memories that fade exponentially. The scheduler assumes a power law, and the same one for
 * everyone; these differ by learner and question, which it has to find out.
 */
export function createMemories(random: Random, questionCount: number) {
  const ease = Array.from({ length: questionCount }, () => random.lognormal(1, 0.3));

  return (learner: { retentiveness: number; gain: number }) => {
    const memories = new Map<number, Memory & { day: number }>();
    const chanceAt = ({ halfLife, day }: Memory & { day: number }, now: number) =>
      2 ** -((now - day) / halfLife);

    return {
      /** Solving a question is remembered longer than reading its solution. */
      learn(question: number, day: number, isSolved: boolean): void {
        const usual = usualHalfLife * learner.retentiveness * (ease[question] ?? 1);
        const first = random.lognormal(isSolved ? usual : usual / 2, 0.3);
        memories.set(question, { halfLife: first, first, day });
      },

      /** What is almost forgotten gains most from being recalled. */
      recall(question: number, day: number): boolean {
        const memory = memories.get(question);
        if (!memory) throw new Error(`Question ${question} was never learned`);
        const chance = chanceAt(memory, day);
        const isRecalled = random.isHit(chance);
        const { halfLife, first } = memory;
        const grown = halfLife * (1 + learner.gain * Math.sqrt(1 - chance));
        const lapsed = Math.max(first / 2, halfLife * 0.3);
        memories.set(question, { first, halfLife: isRecalled ? grown : lapsed, day });
        return isRecalled;
      },
    };
  };
}

export function drawLearnersMemory(random: Random) {
  return { retentiveness: random.lognormal(1, 0.4), gain: random.lognormal(5, 0.3) };
}
