import type { AnsweredItem } from './answered-items.ts';

interface Pace {
  /** An SVG path, from 0 to 100 in both directions. */
  line: string;
  /** Where it ends. */
  end: string;
  /** The same at an even pace. */
  even: string;
  /** The number of items at the top of the scale. */
  most: number;
}

/** How many items were answered over time, on a scale of at least `least`. */
export function paceOf(
  items: readonly Pick<AnsweredItem, 'milliseconds'>[],
  { seconds, goal, least = 1 }: { seconds: number; goal: number; least?: number },
): Pace {
  const most = Math.max(least, goal, items.length);
  const x = (milliseconds: number) => round(Math.min(100, milliseconds / (10 * seconds)));
  const y = (answered: number) => round(100 - (100 * answered) / most);
  let spent = 0;
  const points = items.map(({ milliseconds }, answered) => {
    spent += milliseconds;
    return `L${x(spent)} ${y(answered)}L${x(spent)} ${y(answered + 1)}`;
  });
  return {
    line: `M0 100${points.join('')}`,
    end: `M${x(spent)} ${y(items.length)}h0`,
    even: `M0 100L100 ${y(goal)}`,
    most,
  };
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
