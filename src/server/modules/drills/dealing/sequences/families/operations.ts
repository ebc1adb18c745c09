import type { Random } from '../../random.ts';
import type { Sketch } from '../family.ts';
import { iterate } from '../progressions.ts';
import { at } from '../rules/fit.ts';
import { signed, soOn } from '../words.ts';
import { upTo } from './ranges.ts';

interface Operation {
  text: string;
  apply(term: number): number;
}

const add = (amount: number): Operation => ({
  text: signed(amount),
  apply: (term) => term + amount,
});
const multiply = (factor: number): Operation => ({
  text: `×${factor}`,
  apply: (term) => term * factor,
});

/** 3, 6, 10, 20, 24: operations that take turns. */
export function sketchOperations(random: Random, level: number): Sketch<number> {
  const first = random.int(1, upTo(level, 9, 20));
  if (random.chance(level - 0.5)) return sketchGrowingAddition(random, first);
  const factor = multiply(random.int(2, upTo(level, 2, 4)));
  const up = random.int(1, upTo(level, 9, 20));
  const down = -random.int(1, upTo(level, 5, 20));
  const easy = random.pick([
    [add(up), add(down)],
    [factor, add(up)],
  ]);
  const hard = random.pick([
    [factor, add(down)],
    [add(down), factor],
    [factor, add(up), add(down)],
    [add(up), factor, add(down)],
  ]);
  const turns = random.chance(level) ? hard : easy;
  const count = turns.length === 3 ? random.int(7, 8) : random.int(5, 7);
  const operations = Array.from({ length: count }, () => turns).flat();
  return sketchSteps(first, operations.slice(0, count));
}

function sketchGrowingAddition(random: Random, first: number): Sketch<number> {
  const factor = multiply(random.int(2, 3));
  const [start, growth] = [random.int(1, 9), random.int(1, 5)];
  const operations = Array.from({ length: random.int(7, 8) }, (_, index) =>
    index % 2 === 0 ? add(start + (growth * index) / 2) : factor,
  );
  return sketchSteps(first, operations);
}

/** Slips: one of the other operations, the right one on the wrong term, the last difference again. */
function sketchSteps(first: number, operations: readonly Operation[]): Sketch<number> {
  const terms = iterate(first, operations.length + 1, (term, index) => {
    return operations[index]?.apply(term) ?? Number.NaN;
  });
  const [shown, before] = [at(terms, -2), at(terms, -3)];
  const slips = operations.slice(-3).map(({ apply }) => apply(shown));
  const last = operations.slice(-1).map(({ apply }) => apply(before));
  return {
    terms,
    slips: [...slips.slice(0, 2), ...last, 2 * shown - before],
    rule: `The steps take turns: ${soOn(operations.map(({ text }) => text))}.`,
  };
}
