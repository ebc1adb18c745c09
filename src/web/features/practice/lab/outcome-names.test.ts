import { describe, expect, it } from 'vitest';
import { outcomeNamer } from './outcome-names.ts';

const bar = (from: number, to = from) => ({ from, to, count: 5 });

describe('the names of outcomes', () => {
  const namesOf = (bars: ReturnType<typeof bar>[], unit: string | null, others = 0) =>
    bars.map(outcomeNamer({ bars, others }, unit));

  it.each([null, '%'])('are Yes and No for an event with the unit %s', (unit) => {
    expect(namesOf([bar(0), bar(1)], unit)).toEqual(['No', 'Yes']);
    expect(namesOf([bar(1)], unit)).toEqual(['Yes']);
  });

  it('are numbers otherwise', () => {
    expect(namesOf([bar(0), bar(1)], 'dollars')).toEqual(['0', '1']);
    expect(namesOf([bar(0), bar(1), bar(2)], null)).toEqual(['0', '1', '2']);
    expect(namesOf([bar(0), bar(1)], null, 3)).toEqual(['0', '1']);
    expect(namesOf([bar(0, 1)], null)).toEqual(['0 to 1']);
  });
});
