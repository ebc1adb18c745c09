import {
  type Block,
  countItems,
  type DrillFormat,
  isSprint,
  type Points,
} from '#shared/drills/format.ts';
import { answersOf, describeSeconds, pointsText } from './drill-text.ts';

/** "80 questions in 8 minutes, four options, a wrong answer costs a point." */
export function formatInWords(format: DrillFormat): string {
  const { seconds, secondsPerItem, order, blocks } = format;
  const parts = [
    `${countInWords(format)} in ${describeSeconds(seconds)}`,
    ...(secondsPerItem === null ? [] : [`at most ${secondsPerItem} seconds each`]),
    ...(order === 'free' ? ['in any order'] : []),
    [...new Set(blocks.map(answersInWords))].join(' or '),
    ...costsInWords(format),
  ];
  return `${parts.join(', ')}.`;
}

/** The points of each block: "Right +1, wrong −1, no skipping". */
export function pointsInWords(format: DrillFormat): string[] {
  const isFree = format.order === 'free';
  const texts = format.blocks.map(({ points }) => describePoints(points, isFree));
  if (new Set(texts).size === 1) return texts.slice(0, 1);
  let start = 1;
  return format.blocks.map(({ count }, number) => {
    const questions = `Questions ${start} to ${start + count - 1}`;
    start += count;
    return `${questions}: ${texts[number]?.toLowerCase()}`;
  });
}

function countInWords(format: DrillFormat): string {
  if (isSprint(format)) return 'As many questions as you can';
  const count = countItems(format);
  return count === 1 ? '1 question' : `${count} questions`;
}

const numbers: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

function answersInWords(block: Block): string {
  const answers = answersOf(block);
  if (answers === 'typed') return 'typed answers';
  if (answers === 'ranking') return 'events to rank';
  return `${numbers[answers] ?? answers} options`;
}

function costsInWords({ blocks, order }: DrillFormat): string[] {
  const wrong = costInWords(blocks.map(({ points }) => -points.wrong));
  const skipped = costInWords(blocks.map(({ points }) => -(points.skipped ?? 0)));
  const canSkip = blocks.some(({ points }) => points.skipped !== null);
  const [blank, isFree] =
    order === 'free' ? ['a blank', 'blanks are free'] : ['skipping', 'skipping is free'];
  if (!wrong && !skipped) return ['mistakes cost nothing'];
  return [
    wrong ? `a wrong answer costs ${wrong}` : 'mistakes cost nothing',
    ...(skipped ? [`${blank} costs ${skipped}`] : canSkip ? [isFree] : []),
  ];
}

/** Null if it never costs anything. */
function costInWords(costs: readonly number[]): string | null {
  const most = Math.max(...costs);
  if (most <= 0) return null;
  const isSame = costs.every((cost) => cost === most);
  const amount =
    most === 1 ? 'a point' : most === 0.5 ? 'half a point' : `${numbers[most] ?? most} points`;
  return isSame ? amount : `up to ${amount}`;
}

function describePoints({ right, wrong, skipped }: Points, isFree: boolean): string {
  const both = `Right ${signed(right)}, wrong ${signed(wrong)}`;
  if (isFree) return `${both}, blank ${signed(skipped ?? 0)}`;
  return skipped === null ? `${both}, no skipping` : `${both}, skipped ${signed(skipped)}`;
}

/** With a real minus sign. */
function signed(points: number): string {
  return points > 0 ? `+${points}` : pointsText(points);
}
