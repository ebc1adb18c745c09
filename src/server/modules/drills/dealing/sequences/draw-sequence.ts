import type { Draw } from '../family.ts';
import { families } from './families.ts';
import type { Family } from './family.ts';

/** Draws sequences where every rule found by the search gives the same next term. */
export function createDraw(all: readonly Family[]): Draw<'sequences'> {
  return (random, _settings, progress) => {
    const family = random.pick(all.filter(({ from }) => from <= progress));
    for (;;) {
      const drawn = family.draw(random, progress);
      if (typeof drawn !== 'string') return drawn;
    }
  };
}

export const drawSequence = createDraw(families);
