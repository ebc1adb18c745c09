import { countOf } from '#shared/domain/count-of.ts';
import type { Work } from './plan-words.ts';

/** What became of what was not done. Reviews are not dropped. */
export function droppedText(past: readonly (Work & { done: Work })[]): string {
  const missed = (kind: 'questions' | 'drills') =>
    past.reduce((sum, day) => sum + Math.max(0, day[kind] - day.done[kind]), 0);
  const [questions, drills] = [missed('questions'), missed('drills')];
  const parts = [
    ...(questions > 0 ? [countOf(questions, 'new question')] : []),
    ...(drills > 0 ? [countOf(drills, 'drill')] : []),
  ];
  if (parts.length === 0) {
    return 'You have done all the drills and new questions that were planned in the last two weeks.';
  }
  return `What you missed was dropped, not moved: ${parts.join(' and ')} in the last two weeks. Reviews wait until you get to them.`;
}
