// Sequences drawn for drills: the share rejected per family, the time to draw one, and how many of
// 100,000 have a second rule, as found by a slower search that is independent of ours.
import { createRandom } from '#server/modules/drills/dealing/random.ts';
import { drawSequence } from '#server/modules/drills/dealing/sequences/draw-sequence.ts';
import { families } from '#server/modules/drills/dealing/sequences/families.ts';
import type { Family } from '#server/modules/drills/dealing/sequences/family.ts';
import { findSecond } from '#test/support/drills/second-rules.ts';
import { printTable } from './support/table.ts';

const wanted = 500;
const searched = Number(process.argv[2] ?? 100_000);
const itemsOfRun = 26;

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

const doubtful: string[] = [];
for (let index = 0; index < searched; index += 1) {
  const progress = (index % itemsOfRun) / (itemsOfRun - 1);
  const item = drawSequence(createRandom(`searched ${index}`), {}, progress);
  const others = new Set(findSecond(item));
  if (others.size > 0) doubtful.push(`${item.prompt} ${item.explanation} Or ${[...others]}.`);
}
for (const line of doubtful.slice(0, 20)) console.log(line);
console.log(
  `${doubtful.length} of ${searched.toLocaleString('en')} have a second rule; goal: none`,
);

/** Over the part of a run where the family is drawn, in CPU time. */
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
