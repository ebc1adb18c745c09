import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findStyleProblems, type Sources } from './style-rules.ts';

const root = resolve(import.meta.dirname, '../..');

function readProject(): Sources {
  // Includes the markup tests, which contain its HTML.
  const paths = globSync(['src/web/**/*.{css,ts,tsx}', 'src/markup/**/*.ts'], {
    cwd: root,
    exclude: ['src/web/**/*.test.{ts,tsx}'],
  });
  return Object.fromEntries(paths.map((path) => [path, readFileSync(resolve(root, path), 'utf8')]));
}

const clean: Sources = {
  'src/web/styles/base.css': '@utility wide { width: 100%; } .no-print:is(.plain) { color: red; }',
  'src/web/components/ui/card.module.css': '@layer ui { .card > .title { color: red; } }',
  'src/web/components/ui/card.tsx': `import styles from './card.module.css';
export const classes = [styles.card, styles.title, 'no-print', 'plain', 'wide'];`,
  'src/web/features/lab/plot.module.css': `
@layer components { @media print { .card { animation: grow 1s; } } }
@layer utilities { .card * { color: blue; } }
@keyframes grow { from { width: 0; } }`,
  'src/web/features/lab/plot.tsx': `import styles from './plot.module.css';
export const className = styles.card;`,
};

const card = 'src/web/components/ui/card';
const plot = 'src/web/features/lab/plot';

const violations: [string, Sources][] = [
  [
    '.no-print is defined in src/web/styles/base.css and src/web/styles/print.css',
    { 'src/web/styles/print.css': '@media print { p .no-print { display: none; } }' },
  ],
  [
    `.no-print is defined in src/web/styles/base.css and ${plot}.module.css`,
    {
      [`${plot}.module.css`]:
        '@layer components { .card { color: red; & :global(.no-print) { color: red; } } }',
    },
  ],
  [
    '.wide is defined in src/web/styles/base.css and src/web/styles/more.css',
    { 'src/web/styles/more.css': 'p:not(.wide) { color: red; }' },
  ],
  [
    '.left-over of src/web/styles/more.css is unused',
    { 'src/web/styles/more.css': '.left-over { color: red; }' },
  ],
  [
    `${plot}.module.css has rules in no layer`,
    { [`${plot}.module.css`]: '@media print { .card { color: red; } }' },
  ],
  [
    `${plot}.module.css has rules in the layer ui`,
    { [`${plot}.module.css`]: '@layer ui { .card { color: red; } }' },
  ],
  [
    `${card}.module.css has rules in the layer components`,
    { [`${card}.module.css`]: '@layer components { .card, .title { color: red; } }' },
  ],
  [
    `${plot}.tsx names .cards, which ${plot}.module.css does not have`,
    {
      [`${plot}.tsx`]: `import look from './plot.module.css';
export const classes = [look.card, look.cards];`,
    },
  ],
  [
    `.old of ${plot}.module.css is unused`,
    { [`${plot}.module.css`]: '@layer components { .card.old { color: red; } }' },
  ],
];

it('finds that no component changes the look of another', () => {
  expect(findStyleProblems(readProject())).toEqual([]);
});

it('finds nothing if styles belong to their components', () => {
  expect(findStyleProblems(clean)).toEqual([]);
});

it.each(violations)('says: %s', (problem, change) => {
  expect(findStyleProblems({ ...clean, ...change })).toEqual([problem]);
});
