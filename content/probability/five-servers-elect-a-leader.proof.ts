import { choose } from '../tools/choose.ts';
import type { Story } from '../tools/story.ts';

/** Follows the distribution of the number of candidates and adds up the chance of a further round. */
export function exact(): number {
  let chances = [0, 0, 0, 0, 0, 1];
  let rounds = 0;
  for (let round = 0; round < 200; round += 1) {
    const next = [0, 0, 0, 0, 0, 0];
    for (const [candidates, chance] of chances.entries()) {
      if (candidates < 2) continue;
      rounds += chance;
      for (let toss = 0; toss < 2 ** candidates; toss += 1) {
        const heads = [0, 1, 2, 3, 4].filter((i) => (toss >> i) & 1).length;
        const left = heads === 0 ? candidates : heads;
        next[left] = (next[left] ?? 0) + chance / 2 ** candidates;
      }
    }
    chances = next;
  }
  return rounds;
}

export function mistakes(): number[] {
  const rounds = (counted: (n: number) => number, unchanged: number) => {
    const expected = [0, 0];
    for (let n = 2; n <= 5; n += 1) {
      let sum = counted(n);
      for (let k = 2; k < n; k += 1) sum += (choose(n, k) * (expected[k] ?? 0)) / 2 ** n;
      expected.push(sum / (1 - unchanged / 2 ** n));
    }
    return expected[5] ?? 0;
  };
  return [rounds((n) => 1 - 1 / 2 ** n, 2), rounds(() => 1, 1)];
}

export function simulate(random: () => number): number {
  let candidates = 5;
  let rounds = 0;
  while (candidates > 1) {
    let heads = 0;
    for (let i = 0; i < candidates; i += 1) if (random() < 0.5) heads += 1;
    if (heads > 0) candidates = heads;
    rounds += 1;
  }
  return rounds;
}

export function narrate(random: () => number): Story {
  const steps: string[] = [];
  let candidates = 5;
  while (candidates > 1) {
    const tosses = Array.from({ length: candidates }, () => (random() < 0.5 ? 'heads' : 'tails'));
    const heads = tosses.filter((toss) => toss === 'heads').length;
    const result =
      heads === 0
        ? 'The round is void'
        : heads === candidates
          ? 'Nobody gives up'
          : `${candidates - heads} give${candidates - heads === 1 ? 's' : ''} up`;
    if (heads > 0) candidates = heads;
    steps.push(
      `Round ${steps.length + 1}: ${tosses.join(', ')}. ${result}; ${candidates} ${candidates === 1 ? 'is' : 'are'} left.`,
    );
  }
  const outcome = steps.length;
  steps.push(`They have a leader after ${outcome === 1 ? 'one round' : `${outcome} rounds`}.`);
  return { steps, outcome };
}

/** Coins that show heads with chance 1/n: the distribution of the candidates again, from three. */
export function followUps(): number[] {
  let chances = [0, 0, 0, 1];
  let rounds = 0;
  for (let round = 0; round < 200; round += 1) {
    const next = [0, 0, 0, 0];
    for (const [candidates, chance] of chances.entries()) {
      if (candidates < 2) continue;
      rounds += chance;
      for (let heads = 0; heads <= candidates; heads += 1) {
        const ways = choose(candidates, heads);
        const luck =
          ways * (1 / candidates) ** heads * (1 - 1 / candidates) ** (candidates - heads);
        const left = heads === 0 ? candidates : heads;
        next[left] = (next[left] ?? 0) + chance * luck;
      }
    }
    chances = next;
  }
  return [rounds];
}
