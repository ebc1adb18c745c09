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
