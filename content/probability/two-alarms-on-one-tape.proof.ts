import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  up: number;
}

/** Follows the probabilities of all the last two ticks, tick by tick, until one alarm is nearly certain. */
export function exact({ up }: Numbers): number {
  let chances: Record<string, number> = { '': 1 };
  let yours = 0;
  for (let tick = 0; tick < 2000; tick += 1) {
    const next: Record<string, number> = {};
    for (const [last, chance] of Object.entries(chances)) {
      for (const [letter, weight] of [
        ['u', up],
        ['d', 1 - up],
      ] as const) {
        const tape = last + letter;
        if (tape === 'uud') yours += chance * weight;
        else if (tape !== 'udu') {
          const end = tape.slice(-2);
          next[end] = (next[end] ?? 0) + chance * weight;
        }
      }
    }
    chances = next;
  }
  return yours;
}

export function simulate(random: () => number, { up }: Numbers): number {
  let tape = '';
  while (tape !== 'uud' && tape !== 'udu') tape = (tape + (random() < up ? 'u' : 'd')).slice(-3);
  return tape === 'uud' ? 1 : 0;
}

export function mistakes({ up }: Numbers): number[] {
  return [1 / 2, up];
}

/** Against down, up, up: solves for your chance after each of the last two ticks. */
export function followUps({ up }: Numbers): number[] {
  const pairs = ['uu', 'ud', 'du', 'dd'];
  const rows = pairs.map((last) => {
    const row: number[] = pairs.map((pair) => (pair === last ? 1 : 0));
    let wins = 0;
    for (const [tick, weight] of [
      ['u', up],
      ['d', 1 - up],
    ] as const) {
      const tape = last + tick;
      const next = pairs.indexOf(tape.slice(1));
      if (tape === 'uud') wins += weight;
      else if (tape !== 'duu') row[next] = (row[next] ?? 0) - weight;
    }
    return { row, wins };
  });
  const chances = solveLinear(
    rows.map(({ row }) => row),
    rows.map(({ wins }) => wins),
  );
  const first = [up * up, up * (1 - up), (1 - up) * up, (1 - up) ** 2];
  return [first.reduce((sum, weight, i) => sum + weight * (chances[i] ?? 0), 0)];
}
