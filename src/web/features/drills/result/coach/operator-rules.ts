import type { Operator } from '#shared/drills/item.ts';
import { factsPath } from '../../facts-path.ts';
import type { AnsweredItem } from '../answered-items.ts';
import { answered, latenciesOf, operatorNames, slowestFacts } from '../latencies.ts';
import { type Advice, type Rule, shareOf, timesText } from './coached-run.ts';

/** Answers with each operator. */
const fewest = 4;
const mostTrained = 12;

/** The reverse of an operation should take hardly longer; products always take longer than sums. */
const yardsticks = [
  { slow: '÷', than: '×', from: 1.5 },
  { slow: '−', than: '+', from: 1.5 },
  { slow: '×', than: '+', from: 2.5 },
] as const;

export const slowOperator: Rule = ({ items }) => {
  const times = new Map(
    latenciesOf(items).flatMap(({ operator, count, medianMs }) =>
      count < fewest ? [] : [[operator, medianMs] as const],
    ),
  );
  const [worst] = yardsticks
    .map(({ slow, than, from }) => ({
      slow,
      than,
      from,
      ratio: (times.get(slow) ?? 0) / (times.get(than) || Number.POSITIVE_INFINITY),
    }))
    .filter(({ ratio, from }) => ratio >= from)
    .toSorted((a, b) => b.ratio / b.from - a.ratio / a.from);
  if (!worst) return null;
  const { slow, than, ratio } = worst;
  const text = `Your ${operatorNames[slow]} take ${timesText(ratio)} as long as your ${operatorNames[than]}: drill those.`;
  return drill(text, slow, items);
};

/** One operator is often wrong, the others hardly ever. */
export const wrongOperator: Rule = ({ items }) => {
  const all = answered(items).filter(({ item }) => item.fact);
  const weak = latenciesOf(items).find(({ operator, count, right }) => {
    const others = all.filter(({ item }) => item.fact?.operator !== operator);
    if (count < fewest || others.length < fewest) return false;
    return right / count <= 0.7 && shareOf(others, 'right') >= 0.9;
  });
  if (!weak) return null;
  const { operator, count, right } = weak;
  const text = `Only ${right} of your ${count} ${operatorNames[operator]} were right, while nearly everything else was: drill those.`;
  return drill(text, operator, items);
};

function drill(text: string, operator: Operator, items: readonly AnsweredItem[]): Advice {
  const own = answered(items).filter(({ item }) => item.fact?.operator === operator);
  const slowest = slowestFacts(own, mostTrained);
  // All of them if none is slower than the others.
  const trained = slowest.length > 0 ? slowest : own.slice(0, mostTrained);
  const facts = trained.flatMap(({ item }) => item.fact ?? []);
  return { text, step: { label: `Drill ${operatorNames[operator]}`, path: factsPath(facts) } };
}
