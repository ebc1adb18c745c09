import { describe, expect, it } from 'vitest';
import { sliceModule } from './slice-module.ts';

const slice = (source: string) => sliceModule(source, ['simulate']).text;

describe('the slice of a module', () => {
  it('keeps the text of what is needed, with its comments', () => {
    const needed = `/** The chance of heads. */
const chance = 0.5;

/** One flip. */
export function simulate(random: () => number): number {
  // Heads count.
  return random() < chance ? 1 : 0;
}
`;
    const source = `${needed}
const table = [1, 2].map((entry) => entry * chance);

/** The answer. */
export function exact(): number {
  return table.length * chance;
}
`;
    expect(slice(source)).toBe(needed);
  });

  it('follows names through other declarations, and code that fills them', () => {
    const source = `const rows: number[] = [];
for (const row of [1, 2]) rows.push(twice(row));
const lost: number[] = [];
lost.push(3);
function twice(row: number) { return 2 * row; }
const { first, second = first } = pair();
function pair() { return { first: 1, second: rows.at(0) }; }
export const simulate = () => second;`;
    expect(slice(source)).not.toContain('lost');
    for (const word of ['rows.push', 'function twice', 'function pair']) {
      expect(slice(source)).toContain(word);
    }
  });

  it('does not mistake a property for a name', () => {
    const source = `export function exact() { return 1; }
export function simulate() { return { exact: 2 }.exact; }`;
    expect(slice(source)).toBe('export function simulate() { return { exact: 2 }.exact; }\n');
    const read = `const key = 'a';\nexport const simulate = () => ({ a: 1 })[key];`;
    expect(slice(read)).toContain("const key = 'a';");
  });

  it('imports only what it uses, and says from where', () => {
    const source = `import { choose } from '../tools/choose.ts';
import { drawBelow, shuffle as mix } from '../tools/draw.ts';
import type { Story } from '../tools/story.ts';
export const simulate = (random: () => number) => mix(random, [1]).length;
export const narrate = (): Story => ({ steps: [choose(2, 1)], outcome: drawBelow(simulate, 2) });`;
    const { text, imports } = sliceModule(source, ['simulate']);
    expect(text).toMatch(/^import \{ shuffle as mix \} from '..\/tools\/draw.ts';\n\nexport const/);
    expect(imports).toMatchObject([{ from: '../tools/draw.ts', names: ['shuffle'] }]);
  });

  it('refuses invalid TypeScript', () => {
    expect(() => slice('export function simulate( {')).toThrow();
  });
});
