import { describe, expect, it } from 'vitest';
import { chooseSuites } from '../../scripts/test/suites.ts';

const namesOf = (...chosen: string[]) => chooseSuites(chosen).map(({ name }) => name);

describe('chooseSuites', () => {
  it('runs everything unless suites are named, without those that only test changes', () => {
    expect(namesOf()).toContain('routes');
    expect(namesOf()).not.toContain('changed');
  });

  it('takes the named ones', () => {
    expect(namesOf('changed', 'lint')).toEqual(['lint', 'changed']);
  });

  it('needs nothing that is not a suite', () => {
    const needed = chooseSuites([]).flatMap(({ needs = [] }) => needs);
    expect(namesOf()).toEqual(expect.arrayContaining(needed));
  });

  it('refuses an unknown name, and lists the known ones', () => {
    expect(() => chooseSuites(['lint', 'units'])).toThrow(
      /^No suite named units\. Choose from: .*routes.*changed$/,
    );
  });
});
