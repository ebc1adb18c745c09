import type { Draw } from '../family.ts';
import { drawFairThree } from './events.ts';

export const drawLikelihood: Draw<'likelihood'> = (random, _settings, progress) => {
  const ranked = drawFairThree(random, progress);
  const shown = random.shuffle(ranked);
  const about = shown.map((event) => event.about).join('; ');
  return {
    prompt: `Rank from likeliest to least likely: ${about}.`,
    board: null,
    asks: {
      kind: 'order',
      events: shown.map(({ text }) => text),
      right: ranked.map((event) => shown.indexOf(event)),
    },
    explanation: ranked
      .map((event) => `Event ${shown.indexOf(event) + 1}: ${event.value}.`)
      .join(' '),
    fact: null,
  };
};
