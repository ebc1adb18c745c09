import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  quotes: number;
}

/** Carries the probability of every kept item through the stream. */
export function exact({ quotes }: Numbers): number {
  let kept: number[] = [];
  for (let i = 0; i < quotes; i += 1) {
    const replaced = i === 0 ? 1 : 1 / (i + 2);
    kept = [...kept.map((share) => share * (1 - replaced)), replaced];
  }
  return kept[0] ?? Number.NaN;
}

export function simulate(random: () => number, { quotes }: Numbers): number {
  let kept = 0;
  for (let i = 0; i < quotes; i += 1) {
    if (i === 0 || drawBelow(random, i + 2) === 0) kept = i;
  }
  return kept === 0 ? 1 : 0;
}

/** A uniform pick, and a first quote that has to win its own draw. */
export function mistakes({ quotes }: Numbers): number[] {
  let chance = 1;
  for (let i = 0; i < quotes; i += 1) chance *= 1 - 1 / (i + 2);
  return [1 / quotes, chance];
}

/** No draw replaces the first quote: that has this chance. */
export function finish({ quotes }: Numbers): string {
  return `
from fractions import Fraction
chance = Fraction(1)
def missed(n):
    global chance
    chance *= Fraction(n - 1, n)
    return 1
random.randrange = missed
assert pick(range(${quotes})) == 0
print(chance)
`;
}

/** The distribution of the number of assignments, quote by quote, and its mean. */
export function followUps({ quotes }: Numbers): number[] {
  let chances = [1];
  for (let i = 0; i < quotes; i += 1) {
    const taken = 1 / (i + 1);
    const next = [...chances, 0].map((chance) => chance * (1 - taken));
    for (const [count, chance] of chances.entries()) {
      next[count + 1] = (next[count + 1] ?? 0) + chance * taken;
    }
    chances = next;
  }
  return [chances.reduce((sum, chance, count) => sum + count * chance, 0)];
}
