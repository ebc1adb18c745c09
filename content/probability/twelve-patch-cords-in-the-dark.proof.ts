import type { Story } from '../tools/story.ts';

/** Expected further pulls when `seen` colors have been met once each: a recursion on the crate. */
export function exact(): number {
  function further(seen: number): number {
    const left = 12 - seen;
    const fresh = left - seen;
    return 1 + (fresh === 0 ? 0 : (fresh / left) * further(seen + 1));
  }
  return further(0);
}

export function mistakes(): number[] {
  let withReplacement = 0;
  let stillDifferent = 1;
  for (let pulled = 0; pulled <= 6; pulled += 1) {
    withReplacement += stillDifferent;
    stillDifferent *= (6 - pulled) / 6;
  }
  return [withReplacement, exact() - 1];
}

export function simulate(random: () => number): number {
  const crate = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
  const seen = new Set<number>();
  for (;;) {
    const [color = 0] = crate.splice(Math.floor(random() * crate.length), 1);
    if (seen.has(color)) return seen.size + 1;
    seen.add(color);
  }
}

const colors = ['red', 'blue', 'green', 'yellow', 'white', 'black'];

export function narrate(random: () => number): Story {
  const crate = [...colors, ...colors].sort((a, b) => colors.indexOf(a) - colors.indexOf(b));
  const pulled: string[] = [];
  for (;;) {
    const [color = ''] = crate.splice(Math.floor(random() * crate.length), 1);
    const isPair = pulled.includes(color);
    pulled.push(color);
    if (!isPair) continue;
    const steps = pulled.map((cord, i) => `Cord ${i + 1} is ${cord}.`);
    steps.push(`That is the second ${color} one, so she stops after ${pulled.length} cords.`);
    return { steps, outcome: pulled.length };
  }
}

/** A thousand colors: adds up the chances that the cords so far are all different. */
export function followUps(): number[] {
  let cords = 0;
  let different = 1;
  for (let pulled = 0; pulled <= 1000; pulled += 1) {
    cords += different;
    different *= (2000 - 2 * pulled) / (2000 - pulled);
  }
  return [cords];
}
