import type { DrillPreset } from '#shared/contracts/drill.ts';
import type { Practice } from '#shared/contracts/practice.ts';
import { countOf } from '#shared/domain/count-of.ts';

export interface TodayStep {
  kind: 'reviews' | 'questions' | 'drill';
  isDone: boolean;
  title: string;
  /** How long the rest takes. */
  minutes: number;
}

/** Until it is known which drill comes up. */
const usualDrillMinutes = 3;

/** What to do today, in order. What there is nothing of is left out. */
export function todaySteps(
  { reviews, questions, drill }: Practice['today'],
  preset?: Pick<DrillPreset, 'title' | 'format'>,
): TodayStep[] {
  const drillMinutes = preset ? Math.ceil(preset.format.seconds / 60) : usualDrillMinutes;
  const drillsLeft = Math.max(0, drill.of - drill.done);
  return [
    ...stepOf('reviews', reviews, (count) => `Review ${countOf(count, 'question')}`),
    ...stepOf('questions', questions, (count) => `Try ${countOf(count, 'new question')}`),
    ...stepOf('drill', { ...drill, minutes: drillsLeft * drillMinutes }, (count) => {
      if (count === 1) return preset ? `Run a drill: ${preset.title}` : 'Run a drill';
      return `Run ${count} drills${preset && drillsLeft > 0 ? `: ${preset.title} first` : ''}`;
    }),
  ];
}

function stepOf(
  kind: TodayStep['kind'],
  { of, done, minutes }: Practice['today']['reviews'],
  titleOf: (count: number) => string,
): TodayStep[] {
  if (of === 0) return [];
  const isDone = done >= of;
  return [{ kind, isDone, title: titleOf(isDone ? of : of - done), minutes }];
}

/** Why there is nothing to do on a day of a plan; null: there is, or was. */
export function restText(steps: readonly TodayStep[], plan: Practice['plan']): string | null {
  if (steps.length > 0 || plan === null) return null;
  return plan.effort === 'off' ? 'Today is a day off.' : 'Nothing is planned for today.';
}

/** "About 14 minutes" for what is left; null: all is done. */
export function timeLeft(steps: readonly TodayStep[]): string | null {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return steps.every(({ isDone }) => isDone) ? null : aboutMinutes(minutes);
}

export function aboutMinutes(minutes: number): string {
  return `about ${countOf(Math.max(1, minutes), 'minute')}`;
}
