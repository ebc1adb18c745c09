import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categoryColor } from './categories.ts';
import { landingTopics } from './landing-topics.ts';

const colored =
  'Probability, Options, Finance, Math, Algorithm, Puzzle, Statistics, Programming, Database, Risk, Brainteaser, General, Trading, Machine Learning, Modeling, Market Making, Data Science';

describe('categoryColor', () => {
  it('gives every category of the fixed map a color that no other has', () => {
    const colors = colored.split(', ').map(categoryColor);
    expect(new Set(colors).size).toBe(17);
    expect(colors).not.toContain('gray');
  });

  it('is gray for anything else, whatever its name', () => {
    for (const category of ['Calculus', '', 'probability', 'toString', '__proto__']) {
      expect(categoryColor(category)).toBe('gray');
    }
  });

  it('has its values in the style sheet, each different', () => {
    const css = readFileSync('src/web/components/ui/badge.module.css', 'utf8');
    const values = new Map(
      [...css.matchAll(/data-color="(\w+)"\] \{([^}]*)\}/g)].map(([, name, value]) => [
        name,
        value?.replace(/\s+/g, ' '),
      ]),
    );
    for (const category of colored.split(', ')) {
      expect(values.get(categoryColor(category))).toBeDefined();
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
