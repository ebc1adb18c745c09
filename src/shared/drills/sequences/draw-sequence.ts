import type { Draw } from '../family.ts';
import { families } from './families.ts';

/** A sequence in which one rule only, of all that are searched, says what comes next. */
export const drawSequence: Draw<'sequences'> = (random, _settings, progress) => {
  const family = random.pick(families.filter(({ from }) => from <= progress));
  for (;;) {
    const drawn = family.draw(random, progress);
    if (typeof drawn !== 'string') return drawn;
  }
};
