import { point, type Sliders } from '../tools/figure.ts';

/** Runs the program and counts its calls. */
export function exact(): number {
  let calls = 0;
  const ways = (lots: number): number => {
    calls += 1;
    if (lots < 0) return 0;
    if (lots === 0) return 1;
    return ways(lots - 1) + ways(lots - 3);
  };
  ways(20);
  return calls;
}

export function mistakes(): number[] {
  const leaves = (lots: number, ofNegative: number): number => {
    if (lots < 0) return ofNegative;
    return lots === 0 ? 1 : leaves(lots - 1, ofNegative) + leaves(lots - 3, ofNegative);
  };
  return [leaves(20, 1), 2 * leaves(20, 0) - 1];
}

/** Counts the calls of the program itself. */
export function finish(): string {
  return `
calls = 0
plain = ways
def ways(lots):
    global calls
    calls += 1
    return plain(lots)
ways(20)
print(calls)
`;
}

/** Runs the program with a cache, which answers a call that was made before. */
export function followUps(): number[] {
  let calls = 0;
  const cache = new Map<number, number>();
  const ways = (lots: number): number => {
    calls += 1;
    const known = cache.get(lots);
    if (known !== undefined) return known;
    const found = lots < 0 ? 0 : lots === 0 ? 1 : ways(lots - 1) + ways(lots - 3);
    cache.set(lots, found);
    return found;
  };
  ways(20);
  return [calls];
}

export function sliders(): Sliders {
  return { lots: { from: 1, to: 9, start: 5 } };
}

interface Calls {
  /** A walk around the tree of calls: down to each call, and back up. */
  walk: string[];
  x: number;
  count: number;
  leaves: string[];
}

/** A call is as high as its lots, and above the middle of the two that it makes. */
function callsOf(lots: number, left: number): Calls {
  if (lots <= 0) {
    const own = point(left + 0.5, lots);
    return { walk: [own], x: left + 0.5, count: 1, leaves: [own] };
  }
  const one = callsOf(lots - 1, left);
  const three = callsOf(lots - 3, left + one.leaves.length);
  const x = (one.x + three.x) / 2;
  const own = point(x, lots);
  return {
    walk: [own, ...one.walk, own, ...three.walk, own],
    x,
    count: 1 + one.count + three.count,
    leaves: [...one.leaves, ...three.leaves],
  };
}

export function figure({ lots = 5 }: Record<string, number>): string[] {
  const widest = 41;
  const left = (widest - callsOf(lots, 0).leaves.length) / 2;
  const all = callsOf(lots, left);
  const one = callsOf(lots - 1, left);
  const three = callsOf(lots - 3, left + one.leaves.length);
  const root = point(all.x, lots);
  const name = (left: number) => `ways(${String(left).replace('-', '−')})`;
  return [
    `alt: Calls for ways(${lots}): ${one.count} through ${name(lots - 1)} in blue, ${three.count} through ${name(lots - 3)} in red, and itself: ${all.count} in all. ${all.leaves.length} of them return at once.`,
    `x: 0 to ${widest}`,
    'y: -2.3 to 9.3',
    'y axis: lots',
    'y ticks: -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9',
    `blue line: ${root} ${one.walk.join(' ')}`,
    `red line: ${root} ${three.walk.join(' ')}`,
    `blue dot: ${one.leaves.join(' ')}`,
    `red dot: ${three.leaves.join(' ')}`,
    `dot: ${root}`,
    `label right blue: 0,9 ${name(lots - 1)}`,
    `label left red: ${widest},9 ${name(lots - 3)}`,
  ];
}
