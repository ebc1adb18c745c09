import { goalOf, harderThan } from '#shared/drills/advice/ladder.ts';
import { findBlock } from '#shared/drills/format.ts';
import { pointsText } from '../../../../lib/drill-text.ts';
import { answered } from '../latencies.ts';
import { type Advice, type CoachedRun, drillPath, type Rule, shareOf } from './coached-run.ts';

const fewestWrong = 3;
const oftenWrong = 0.15;
const oftenMissed = 0.3;

export const reachedLine: Rule = (run) => {
  const { points, passLine } = run.result;
  if (passLine === null || points < passLine) return null;
  return orHarder(run, `You reached the reported pass line of ${pointsText(passLine)}.`);
};

/** Points taken away for wrong answers, beyond a few slips. */
export const lostPoints: Rule = ({ result: { format, points, passLine }, items }) => {
  const wrong = items.filter(({ mark }) => mark === 'wrong');
  const lost = wrong.reduce((sum, { index }) => sum - pointsOf(index).wrong, 0);
  const isSlip = wrong.length < fewestWrong || shareOf(answered(items), 'wrong') < oftenWrong;
  if (lost < 2 || isSlip) return null;
  const short = passLine !== null && points + lost >= passLine;
  const cost = short
    ? `: without them, you would have reached the pass line of ${pointsText(passLine)}`
    : '';
  return { text: `You lost ${pointsText(lost)} points to wrong answers${cost}. ${remedy()}` };

  function pointsOf(index: number) {
    return findBlock(format, index).block.points;
  }

  function remedy(): string {
    const costs = wrong.map(({ index }) => pointsOf(index));
    const blank = format.order === 'free' ? 'Leave a question blank' : 'Skip';
    const isFree = costs.every(({ skipped }) => skipped === 0);
    if (isFree) return `${blank} when you are not sure: that costs nothing.`;
    const isCheaper = costs.every(({ skipped, wrong: cost }) => skipped !== null && skipped > cost);
    if (isCheaper) return `${blank} when you are not sure: that costs less.`;
    return 'Slow down until you make fewer mistakes.';
  }
};

/** Wrong and skipped items, where they cost little. */
export const manyMisses: Rule = ({ items }) => {
  const scored = items.filter(({ mark }) => mark !== null);
  const missed = scored.filter(({ mark }) => mark !== 'right').length;
  if (missed < oftenMissed * scored.length) return null;
  const hasExplanations = scored.some(({ item }) => item.explanation !== null);
  const remedy = hasExplanations ? 'Read how to solve them below' : 'Go through them below';
  return {
    text: `${missed} of ${scored.length} were wrong or skipped. ${remedy}, then try again.`,
  };
};

/** Where no pass line is known. */
export const strongRun: Rule = (run) => {
  const { points, passLine } = run.result;
  return passLine !== null || points < goalOf(run.result) ? null : orHarder(run, 'A strong run.');
};

/** If nothing stands out. */
export function withoutAdvice({ result: { points, passLine }, best }: CoachedRun): Advice {
  if (passLine !== null) {
    const short = passLine - points === 1 ? '1 point' : `${pointsText(passLine - points)} points`;
    const text = `You are ${short} short of the reported pass line of ${pointsText(passLine)}, and no mistake stands out. Run it again.`;
    return { text };
  }
  if (best === null)
    return { text: 'Nothing stands out yet. Run it again to beat your first result.' };
  if (points > best) return { text: 'Your best run so far. Run it again while it is fresh.' };
  return { text: `Nothing stands out. Run it again to beat your best of ${pointsText(best)}.` };
}

function orHarder({ result, drills }: CoachedRun, praise: string): Advice {
  const next = harderThan(result.preset ?? '', drills);
  if (!next) return { text: `${praise} Run it again now and then to stay there.` };
  return {
    text: `${praise} Next comes a harder one: ${next.title}.`,
    step: { label: 'Try the harder one', path: drillPath(next.slug) },
  };
}
