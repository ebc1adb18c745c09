import type { Sliders } from '../tools/figure.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

/** A vector whose capacity grows as little as the standard allows: a block is an array of its own. */
class Vector {
  block: number[] = [];
  #capacity = 0;

  reserve(capacity: number): void {
    if (capacity > this.#capacity) this.#moveTo(capacity);
  }

  push(value: number): void {
    if (this.block.length === this.#capacity) this.#moveTo(2 * this.#capacity + 1);
    this.block.push(value);
  }

  #moveTo(capacity: number): void {
    this.block = [...this.block];
    this.#capacity = capacity;
  }
}

/** Whether the reference still leads into the vector's block after so many more bids. */
function isSafe(more: number): boolean {
  const bids = new Vector();
  bids.reserve(4);
  bids.push(101);
  const referred = bids.block;
  for (let i = 1; i <= more; i += 1) bids.push(101 - i);
  referred[0] = 102;
  return bids.block[0] === 102;
}

export function exact(): number {
  const safe = Array.from({ length: 100 }, (_, more) => isSafe(more));
  const largest = safe.lastIndexOf(true);
  return theTrueOne([largest === 0, largest === 3, largest === 4, largest === safe.length - 1]);
}

export function sliders(): Sliders {
  return { reserve: { from: 2, to: 6, start: 4 }, n: { from: 0, to: 5, start: 1 } };
}

/** The blocks that the vector has had, with what is in them when the program writes to `best`. */
export function figure({ reserve = 4, n = 1 }: Record<string, number>): string[] {
  const size = n + 1;
  const blocks = [{ capacity: reserve, used: Math.min(size, reserve) }];
  for (let capacity = reserve; capacity < size; ) {
    capacity *= 2;
    blocks.push({ capacity, used: Math.min(size, capacity) });
  }
  const isSafeNow = blocks.length === 1;
  const last = blocks.at(-1)?.capacity ?? reserve;
  const bids = size === 1 ? '1 bid fits' : `${size} bids fit`;
  const drawn = blocks.flatMap(({ capacity, used }, index) => {
    const [top, bottom] = [-2 * index, -2 * index - 1];
    const isFreed = index < blocks.length - 1;
    const boxes = Array.from(
      { length: capacity },
      (_, x) =>
        `${x},${top} ${x},${bottom} ${x + 1},${bottom} ${x + 1},${top} ${x},${top} ${x + 1},${top}`,
    );
    const color = isFreed ? 'gray' : 'blue';
    return [
      `${isFreed ? 'gray thin' : 'blue'} line: ${boxes.join(' ')}`,
      ...Array.from({ length: used }, (_, x) => {
        const isWritten = index === 0 && x === 0;
        const shade = isWritten && !isSafeNow ? 'red' : color;
        return `label ${shade}: ${x + 0.5},${bottom + 0.5} ${isWritten ? 102 : 101 - x}`;
      }),
      isFreed
        ? `label right gray: ${capacity},${bottom + 0.5} freed`
        : `label below blue: 0.5,${bottom} bids`,
    ];
  });
  return [
    isSafeNow
      ? `alt: With n = ${n}, ${bids} into the first block. Nothing has moved, and best = 102 changes bids[0].`
      : `alt: With n = ${n}, a library without room to spare has moved the bids to a block of ${last}. But best = 102 writes to freed memory.`,
    'x: 0 to 10',
    'y: -6 to 2.2',
    'shape: 3 by 2',
    `label ${isSafeNow ? 'blue' : 'red'}: 0.5,1.8 best`,
    `${isSafeNow ? 'blue' : 'red'} arrow: 0.5,1.3 0.5,0.1`,
    ...drawn,
  ];
}
