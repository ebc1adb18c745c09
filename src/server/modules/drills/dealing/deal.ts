import {
  type Block,
  countItems,
  type DrillFormat,
  type FamilyName,
  findBlock,
} from '#shared/drills/format.ts';
import type { DrillItem } from '#shared/drills/item.ts';
import { families as allFamilies } from './families.ts';
import type { Draw, Families } from './family.ts';
import { createRandom, type Random } from './random.ts';

export interface Deal {
  length: number;
  /** The item at an index, from 0. */
  at(index: number): DrillItem;
}

/**
 * The items of a run: a pure function of its format, its seed and a generator's families. Items do
 * not repeat, so each is drawn after those before it, when first asked for. If there are too few for
 * the run, as with chosen facts, they come in rounds, each in a different order.
 */
export function dealRun(format: DrillFormat, seed: string, families: Families = allFamilies): Deal {
  const length = countItems(format);
  const dealt: DrillItem[] = [];
  const round = new Set<string>();
  /** How many items each round of a block has, once it has run out of new ones. */
  const sizes = new Map<Block, number>();

  function drawNext(): DrillItem {
    const index = dealt.length;
    const { block, progress } = findBlock(format, index);
    const drawItem = (redraw: number) =>
      draw(families, block, createRandom(`${seed}/${index}/${redraw}`), progress);
    const isOver = round.size === sizes.get(block);
    const item = isOver ? null : drawOther(round, drawItem);
    if (item) return item;
    sizes.set(block, round.size);
    round.clear();
    const last = dealt.slice(-1).map(({ prompt }) => prompt);
    return drawOther(new Set(last), drawItem) ?? drawItem(0);
  }

  return {
    length,
    at(index) {
      while (dealt.length <= Math.min(index, length - 1)) {
        const item = drawNext();
        round.add(item.prompt);
        dealt.push(item);
      }
      const item = dealt[index];
      if (!item) throw new RangeError(`There is no item ${index}.`);
      return item;
    },
  };
}

/** Null if there seems to be no other: the last one left is missed one time in 20,000. */
function drawOther(
  prompts: ReadonlySet<string>,
  drawItem: (redraw: number) => DrillItem,
): DrillItem | null {
  const mostDraws = 10 * (prompts.size + 1);
  for (let redraw = 0; redraw < mostDraws; redraw += 1) {
    const item = drawItem(redraw);
    if (!prompts.has(item.prompt)) return item;
  }
  return null;
}

function draw<Name extends FamilyName>(
  families: Families,
  { family, settings }: Block<Name>,
  random: Random,
  progress: number,
): DrillItem {
  const drawOne: Draw<Name> = families[family];
  return drawOne(random, settings, progress);
}
