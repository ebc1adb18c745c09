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
