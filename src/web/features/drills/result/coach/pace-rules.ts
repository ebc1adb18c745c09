import { gentlestFirst, sprintSeconds } from '#shared/drills/advice/ladder.ts';
import { countItems, isSprint } from '#shared/drills/format.ts';
import { answered, median } from '../latencies.ts';
import { drillPath, type Rule, shareOf, timesText } from './coached-run.ts';

const fewestForThirds = 12;
const slower = 1.4;
const accurate = 0.9;
const leftOut = 0.1;

/** Arithmetic only: other items get harder. */
export const slowedDown: Rule = ({ result: { format }, items }) => {
  const times = answered(items)
    .filter(({ item }) => item.fact)
    .map(({ milliseconds }) => milliseconds);
  if (format.order === 'free' || times.length < fewestForThirds) return null;
  const third = Math.floor(times.length / 3);
  const ratio = median(times.slice(-third)) / Math.max(1, median(times.slice(0, third)));
  if (ratio < slower) return null;
  const text = `You slowed down: at the end, a question took ${timesText(ratio)} as long as at the start. Run it again at a pace you can keep.`;
  return { text };
};

/** Time was up before the last item. */
export const unreached: Rule = ({ result: { format }, items, drills }) => {
  const total = countItems(format);
  if (isSprint(format)) return null;
  const tried = answered(items);
  const seen = format.order === 'free' ? tried.length : items.length;
  if (total - seen < leftOut * total) return null;
  const reached = `${seen} of ${total} questions`;
  if (format.order === 'free') {
    return { text: `You answered ${reached}. Take the quick ones of every kind first.` };
  }
  if (shareOf(tried, 'right') < accurate) {
    const each = Math.floor(format.seconds / total);
    return {
      text: `You reached ${reached}. To get to the end, decide within ${each} seconds each.`,
    };
  }
  const text = `Nearly all your answers are right, but you reached only ${reached}: train your speed.`;
  const isArithmetic = tried.every(({ item }) => item.fact);
  const sprint = isArithmetic && gentlestFirst(drills).find((drill) => isSprint(drill.format));
  return sprint
    ? { text, step: { label: 'Run a sprint', path: drillPath(sprint.slug) } }
    : { text };
};

/** A sprint has no last item, only a pace. */
export const slowSprint: Rule = ({ result: { format }, items }) => {
  const spent = items.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const each = Math.round(spent / items.length / 1000);
  if (!isSprint(format) || each <= sprintSeconds) return null;
  return {
    text: `You took ${each} seconds for each question: aim for ${sprintSeconds}. Run it again.`,
  };
};
