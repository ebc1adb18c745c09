// Sequences drawn for drills: the share rejected of each family, and the time of one that is asked.
import { createRandom } from '#shared/drills/random.ts';
import { families } from '#shared/drills/sequences/families.ts';
import type { Family } from '#shared/drills/sequences/family.ts';
import { printTable } from './support/table.ts';

const wanted = 500;

const measured = families.map((family) => ({ name: family.name, ...measure(family) }));
const total = {
  name: 'all',
  asked: sum('asked'),
  unreadable: sum('unreadable'),
  ambiguous: sum('ambiguous'),
  milliseconds: sum('milliseconds'),
};

printTable([
  ['family', 'asked', 'unreadable', 'ambiguous', 'share ambiguous', 'ms each'],
  ...[...measured, total].map(({ name, asked, unreadable, ambiguous, milliseconds }) => [
    name,
    String(asked),
    String(unreadable),
    String(ambiguous),
    `${((100 * ambiguous) / (asked + ambiguous)).toFixed(1)} %`,
    (milliseconds / asked).toFixed(2),
  ]),
]);

/** Over the whole of a run in which the family is drawn, in CPU time. */
function measure({ name, from, draw }: Family) {
  const random = createRandom(`benchmark of ${name}`);
  const counts = { asked: 0, unreadable: 0, ambiguous: 0 };
  const start = process.cpuUsage();
  while (counts.asked < wanted) {
    const drawn = draw(random, from + ((1 - from) * counts.asked) / wanted);
    counts[typeof drawn === 'string' ? drawn : 'asked'] += 1;
  }
  return { ...counts, milliseconds: process.cpuUsage(start).user / 1000 };
}

function sum(column: Exclude<keyof (typeof measured)[number], 'name'>): number {
  return measured.reduce((so, row) => so + row[column], 0);
}
