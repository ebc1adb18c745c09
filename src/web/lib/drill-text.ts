import type { DrillPreset } from '#shared/contracts/drill.ts';
import type { RunMark } from '#shared/domain/drills.ts';
import {
  type Block,
  countItems,
  type DrillFormat,
  isSprint,
  type Points,
} from '#shared/drills/format.ts';

/** "80 items · 8 minutes · 4 options · +1/−1". */
export function describeFormat(format: DrillFormat): string {
  const { seconds, secondsPerItem, order, blocks } = format;
  const parts = [
    describeCount(format),
    describeSeconds(seconds),
    ...unique(blocks.map(describeAnswers)),
    ...(secondsPerItem === null ? [] : [`${secondsPerItem} seconds each`]),
    ...(order === 'free' ? ['any order'] : []),
    unique(blocks.map(({ points }) => describePoints(points))).join('; '),
  ];
  // The no-break space keeps lines from starting with a dot.
  return parts.join('\u00A0· ');
}

function describeCount(format: DrillFormat): string {
  if (isSprint(format)) return 'As many as you can';
  const counts = format.blocks.map(({ count }) => count);
  const total = countItems(format);
  return total === 1 ? '1 item' : `${counts.join(' + ')} items`;
}

export function describeSeconds(seconds: number): string {
  if (seconds < 120 && seconds !== 60) return `${seconds} seconds`;
  const minutes = seconds / 60;
  if (minutes === 1) return '1 minute';
  return Number.isInteger(2 * minutes)
    ? `${minutes} minutes`
    : `${Math.floor(minutes)} min ${seconds % 60} s`;
}

function describeAnswers(block: Block): string {
  const answers = answersOf(block);
  return typeof answers === 'number' ? `${answers} options` : answers;
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

/** "+1/−1", and what skipping costs if it is allowed and not free. */
function describePoints({ right, wrong, skipped }: Points): string {
  const both = `${signed(right)}/${signed(wrong)}`;
  return skipped === null || skipped === 0 ? both : `${both}, skipped ${signed(skipped)}`;
}

/** With a real minus sign. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : pointsText(points);
}

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

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
