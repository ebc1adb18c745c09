import type { Progress } from '#shared/contracts/progress.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { Figure } from './figure.tsx';

export function Summary({ progress }: { progress: Progress }) {
  const { total, attempted, solved, streak } = progress;
  const ofAll = `of ${wholeNumber(total)} ${total === 1 ? 'question' : 'questions'}`;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-7 lg:grid-cols-4">
      <Figure name="Solved" value={solved} note={ofAll} />
      <Figure name="Attempted" value={attempted} note={ofAll} />
      <Figure
        name="Current streak"
        value={streak.current}
        note={streak.current === 1 ? 'day' : 'days in a row'}
      />
      <Figure
        name="Longest streak"
        value={streak.longest}
        note={streak.longest === 1 ? 'day' : 'days in a row'}
      />
    </dl>
  );
}
