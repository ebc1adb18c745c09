import type { DrillPreset } from '#shared/contracts/drill.ts';
import type { RunMark } from '#shared/domain/drills.ts';
import type { Block } from '#shared/drills/format.ts';

export function describeSeconds(seconds: number): string {
  if (seconds < 120 && seconds !== 60) return `${seconds} seconds`;
  const minutes = seconds / 60;
  if (minutes === 1) return '1 minute';
  return Number.isInteger(2 * minutes)
    ? `${minutes} minutes`
    : `${Math.floor(minutes)} min ${seconds % 60} s`;
}

/** A number is the number of options. */
export function answersOf(block: Block): 'typed' | 'ranking' | number {
  switch (block.family) {
    case 'operations':
      return block.settings.options ?? 'typed';
    case 'eighty':
      return block.settings.isTyped ? 'typed' : 4;
    case 'sequences':
      return 4;
    case 'probability':
      return 5;
    case 'likelihood':
      return 'ranking';
    case 'facts':
    case 'order-book':
      return 'typed';
  }
}

/** With a real minus sign. */
export function pointsText(points: number): string {
  return String(points).replace('-', '−');
}

const marks: Record<RunMark, string> = { 'too-fast': 'too fast to count', quit: 'quit' };

export function markText(mark: RunMark): string {
  return marks[mark];
}

const kinds = {
  official: 'Official format',
  reports: "Candidates' reports",
  vendors: "Vendors' reports only",
  own: 'Our own format',
} as const;

export function evidenceName(kind: DrillPreset['evidence']['kind']): string {
  return kinds[kind];
}

/** "2.4 s". */
export function secondsText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
