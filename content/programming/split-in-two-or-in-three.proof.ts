import type { Sliders } from '../tools/figure.ts';

/** Runs the program with a cache of its own. */
function run(lots: number): { executed: number; called: number } {
  const known = new Map<number, number>();
  let called = 0;
  const best = (n: number): number => {
    called += 1;
    const stored = known.get(n);
    if (stored !== undefined) return stored;
    const result = n === 0 ? 0 : Math.max(n, best(Math.floor(n / 2)) + best(Math.floor(n / 3)));
    known.set(n, result);
    return result;
  };
  best(lots);
  return { executed: known.size, called };
}

export function exact(): number {
  return run(1000).executed;
}

/** Without the cache, with the calls that it answers, and one argument for each divisor. */
export function mistakes(): number[] {
  const calls = (n: number): number =>
    n === 0 ? 1 : 1 + calls(Math.floor(n / 2)) + calls(Math.floor(n / 3));
  let divisors = 0;
  for (let power = 1; power <= 1000; power *= 2) {
    for (let divisor = power; divisor <= 1000; divisor *= 3) divisors += 1;
  }
  return [calls(1000), run(1000).called, divisors + 1];
}

export function finish(): string {
  return 'best(1000)\nprint(best.cache_info().misses)';
}

export function sliders(): Sliders {
  return { calls: { from: 1, to: 57, start: 13 } };
}

interface Call {
  argument: number;
  /** Its place in the table of the figure: across by thirds, down by halvings. */
  cell: string;
  isNew: boolean;
}

/** All calls in the order in which Python makes them. */
function callsOf(lots: number): Call[] {
  const calls: Call[] = [];
  const known = new Set<number>();
  const best = (argument: number, halvings: number, thirds: number) => {
    const isNew = !known.has(argument);
    known.add(argument);
    calls.push({ argument, cell: `${thirds + 0.5},${10.5 - halvings}`, isNew });
    if (!isNew || argument === 0) return;
    best(Math.floor(argument / 2), halvings + 1, thirds);
    best(Math.floor(argument / 3), halvings, thirds + 1);
  };
  best(lots, 0, 0);
  return calls;
}

/** Where an argument came up first is its place in the table. */
export function figure({ calls = 13 }: Record<string, number>): string[] {
  const made = callsOf(1000).slice(0, calls);
  const cells = new Map(made.toReversed().map((call) => [call.cell, call]));
  const executed = made.filter(({ isNew }) => isNew);
  const now = made.at(-1) ?? { argument: 1000, cell: '0.5,10.5', isNew: true };
  const known = executed.find(({ argument }) => argument === now.argument)?.cell ?? now.cell;
  const box = (cell: string) => {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    return [-0.5, 0.5].flatMap((a) => [`${x + a},${y + a}`, `${x - a},${y + a}`]).join(' ');
  };
  const times = executed.length === 1 ? 'once' : `${executed.length} times`;
  const fate = now.isNew ? 'is new: the body runs' : 'is known: the cache answers';
  return [
    `alt: Call ${calls}, best(${now.argument}), ${fate}. So far the body has run ${times}.`,
    'x: 0 to 6',
    'y: 0 to 11',
    'shape: 8 by 7',
    'x axis: thirds',
    'x ticks: 0.5 = 0, 1.5 = 1, 2.5 = 2, 3.5 = 3, 4.5 = 4, 5.5 = 5',
    'y axis: halvings',
    'y ticks: 10.5 = 0, 8.5 = 2, 6.5 = 4, 4.5 = 6, 2.5 = 8, 0.5 = 10',
    `gray area: ${box(known)}`,
    `${now.isNew ? 'blue' : 'red'} area: ${box(now.cell)}`,
    ...[...cells.values()].map(
      ({ argument, cell, isNew }) => `label ${isNew ? 'blue' : 'red'}: ${cell} ${argument}`,
    ),
  ];
}
