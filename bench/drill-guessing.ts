// Drills with options, answered without reading the question: the best of some seventy strategies
// against chance, over 1,000 runs of each preset. Strategies are in `test/support/drills`.
import { presets } from '#server/modules/drills/presets.ts';
import { playBlind } from '#test/support/drills/play-blind.ts';
import { printTable } from './support/table.ts';

const runs = Number(process.argv[2] ?? 1_000);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const played = presets
  .map(({ slug, format }) => ({ slug, ...playBlind(format, runs) }))
  .filter(({ items }) => items > 0);

printTable([
  ['preset', 'items', 'chance', 'best strategy', 'right', 'second best', 'right'],
  ...played.map(({ slug, items, chance, shares }) => [
    slug,
    items.toLocaleString('en'),
    percent(chance),
    ...shares.slice(0, 2).flatMap(([strategy, share]) => [strategy, percent(share)]),
  ]),
]);
console.log('wanted: no strategy more than five in a hundred items beyond chance');
