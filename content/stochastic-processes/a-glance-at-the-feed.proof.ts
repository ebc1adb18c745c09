import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  short: number;
  /** How many times as long a long gap is. */
  ratio: number;
}

/**
 * Cuts time into blocks as long as a short gap. The blocks left until the next tick form a chain: it
 * counts down, and after the last one a new gap of one block or of many begins.
 */
export function exact({ short, ratio }: Numbers): number {
  const blocks = Array.from({ length: ratio }, (_, left) => left);
  const flows = blocks.map((to) =>
    blocks.map((from) => {
      const counted = from === to + 1 ? 1 : 0;
      const begun = from === 0 && (to === 0 || to === ratio - 1) ? 1 / 2 : 0;
      return counted + begun - (from === to ? 1 : 0);
    }),
  );
  flows[ratio - 1] = blocks.map(() => 1);
  const shares = solveLinear(
    flows,
    blocks.map((left) => (left === ratio - 1 ? 1 : 0)),
  );
  return shares.reduce((sum, share, left) => sum + share * short * (left + 1 / 2), 0);
}

/** A glance in the course of the block that begins a hundred short gaps after a tick. */
export function simulate(random: () => number, { short, ratio }: Numbers): number {
  const glance = short * (100 + random());
  let tick = 0;
  while (tick < glance) tick += random() < 0.5 ? short : short * ratio;
  return tick - glance;
}

/** Half of an average gap. */
export function mistakes({ short, ratio }: Numbers): number[] {
  return [(short + short * ratio) / 2 / 2];
}

/** Blocks as long as a short gap: those after which at least one more comes before the next tick. */
export function followUps({ ratio }: Numbers): number[] {
  let [blocks, withMore] = [0, 0];
  for (const gap of [1, ratio]) {
    for (let block = 1; block <= gap; block += 1) {
      blocks += 1;
      if (block < gap) withMore += 1;
    }
  }
  return [withMore / blocks];
}
