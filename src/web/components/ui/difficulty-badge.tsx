import type { Difficulty } from '#shared/domain/difficulty.ts';

const styles = {
  Easy: 'text-easy',
  Medium: 'text-medium',
  Hard: 'text-hard',
} as const satisfies Record<Difficulty, string>;

/** A dot and a word, so that color is never the only cue. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap font-medium text-xs ${styles[difficulty]}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {difficulty}
    </span>
  );
}
