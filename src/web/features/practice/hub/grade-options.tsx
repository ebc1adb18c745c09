import type { Card } from '#shared/contracts/practice.ts';
import { KeyCap } from '../../../components/key-cap.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { dueText } from '../../../lib/due-text.ts';

const names: Record<number, string> = { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' };

interface GradeOptionsProps {
  review: NonNullable<Card['review']>;
  onGrade: (grade: number) => void;
}

/** The grades of a review, and when each brings the question back. */
export function GradeOptions({ review, onGrade }: GradeOptionsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2">
      {review.options.map(({ grade, due }) => (
        <LiveButton
          key={grade}
          aria-pressed={grade === review.grade}
          onClick={() => onGrade(grade)}
          className="flex min-h-14 flex-col items-start justify-center rounded-md border border-rule-strong px-3 py-1.5 text-start hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          <span className="flex w-full items-center justify-between gap-2 font-medium">
            {names[grade]}
            <span className="hidden md:pointer-fine:block">
              <KeyCap name={String(grade)} />
            </span>
          </span>
          <span className="text-ink-muted text-sm">{dueText(due)}</span>
        </LiveButton>
      ))}
    </div>
  );
}
