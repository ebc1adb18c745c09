import { dayReader } from '#shared/domain/progress.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { PlanForm } from './plan-form.tsx';

/** For those who have no plan yet. */
export function SetUp() {
  const timeZone = useTimeZone();
  return (
    <div className="max-w-3xl">
      <p className="mt-4 mb-8 font-serif text-ink-muted text-xl">
        What to do on each day until your interview: drills, the reviews that are due, and new
        questions in the time that is left. The days are laid out anew each morning, so what you
        miss never piles up.
      </p>
      <PlanForm
        today={dayReader(timeZone ?? 'UTC')(new Date())}
        settings={null}
        label="Make my plan"
      />
    </div>
  );
}
