import { wholeNumber } from '#shared/domain/whole-number.ts';
import { Progress } from '../ui/progress.tsx';

interface RecordProps {
  total: number;
  /** Null for visitors. */
  solved: number | null;
}

/** “12 questions”, or “3 of 12 solved” with a bar. */
export function Record({ total, solved }: RecordProps) {
  if (solved === null || total === 0) return <>{describeRecord({ total, solved })}</>;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {describeRecord({ total, solved })}
      <span className="w-24">
        <Progress label="Solved" share={solved / total} />
      </span>
    </span>
  );
}

export function describeRecord({ total, solved }: RecordProps): string {
  if (solved !== null && total > 0) return `${solved} of ${total} solved`;
  return total === 1 ? '1 question' : `${wholeNumber(total)} questions`;
}
