import { answered } from '../latencies.ts';
import type { Advice, CoachedRun, Rule, Step } from './coached-run.ts';
import { slowOperator, wrongOperator } from './operator-rules.ts';
import { slowedDown, slowSprint, unreached } from './pace-rules.ts';
import { lostPoints, manyMisses, reachedLine, strongRun, withoutAdvice } from './points-rules.ts';

const fewestAnswers = 5;

const marked: Rule = ({ result: { mark } }) => {
  if (mark === 'too-fast')
    return { text: 'Too fast to learn from. Run it again at your own pace.' };
  if (mark === 'quit')
    return { text: 'You stopped before the end. A full run will tell you more.' };
  return null;
};

const tooLittle: Rule = ({ items }) => {
  const count = answered(items).length;
  if (count >= fewestAnswers) return null;
  const answers = ['No answers are', '1 answer is'][count] ?? `${count} answers are`;
  return { text: `${answers} too few to say what to train. Run it again to find out.` };
};

/** The first that has something to say. */
const rules: readonly Rule[] = [
  marked,
  tooLittle,
  reachedLine,
  wrongOperator,
  lostPoints,
  slowOperator,
  slowedDown,
  unreached,
  slowSprint,
  manyMisses,
  strongRun,
];

/** What to train next, why, and where. */
export function coach(run: CoachedRun): Advice & { step: Step } {
  const again = { label: 'Again', path: run.again ?? '' };
  const step = run.again === null ? { label: 'All drills', path: '/drills' } : again;
  for (const rule of rules) {
    const advice = rule(run);
    if (advice) return { step, ...advice };
  }
  return { step, ...withoutAdvice(run) };
}
