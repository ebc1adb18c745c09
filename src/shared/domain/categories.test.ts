import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categoryColour, landingTopics } from './categories.ts';

const coloured =
  'Probability, Options, Finance, Math, Algorithm, Puzzle, Statistics, Programming, Database, Risk, Brainteaser, General, Trading, Machine Learning, Modeling, Market Making, Data Science';

describe('categoryColour', () => {
  it('gives every category of the fixed map a colour that no other has', () => {
    const colours = coloured.split(', ').map(categoryColour);
    expect(new Set(colours).size).toBe(17);
    expect(colours).not.toContain('grey');
  });

  it('is grey for anything else, whatever its name', () => {
    for (const category of ['Calculus', '', 'probability', 'toString', '__proto__']) {
      expect(categoryColour(category)).toBe('grey');
    }
  });

  it('has its values in the style sheet, each different', () => {
    const css = readFileSync('src/web/components/ui/badge.module.css', 'utf8');
    const values = new Map(
      [...css.matchAll(/data-colour="(\w+)"\] \{([^}]*)\}/g)].map(([, name, value]) => [
        name,
        value?.replace(/\s+/g, ' '),
      ]),
    );
    for (const category of coloured.split(', ')) {
      expect(values.get(categoryColour(category))).toBeDefined();
    }
    expect(new Set(values.values()).size).toBe(values.size);
  });
});

describe('landingTopics', () => {
  it('are the eight that the landing page names', () => {
    expect(landingTopics.join(', ')).toBe(
      'Probability, Statistics, Calculus, Linear Algebra, Options Pricing, Stochastic Processes, Finance, Machine Learning',
    );
  });
});
