// Drills: faults in 100,000 items of each family, and how long dealing and scoring take compared to
// a loop that only writes sums. `npx node bench/drills.ts eighty` measures one family.
import { type Deal, dealRun } from '#server/modules/drills/dealing/deal.ts';
import { createRandom } from '#server/modules/drills/dealing/random.ts';
import { presets } from '#server/modules/drills/presets.ts';
import { rightResponse } from '#shared/drills/check.ts';
import type { Block, DrillFormat } from '#shared/drills/format.ts';
import { scoreRun } from '#shared/drills/score.ts';
import { faultsOf, faultsOfEquation } from '#test/support/drill-properties.ts';
import { median } from './support/numbers.ts';
import { printTable } from './support/table.ts';

const itemsOfFamily = 100_000;
/** Few enough that hardly any item must be redrawn. */
const itemsOfRun = 100;
const rounds = 30;
const mostFaultsShown = 5;

const chosen = process.argv.slice(2);
const isChosen = ({ family }: Block) => chosen.length === 0 || chosen.includes(family);

const facts: DrillFormat = {
  seconds: 120,
  secondsPerItem: null,
  order: 'forward',
  blocks: [
    {
      family: 'facts',
      settings: {
        facts: Array.from({ length: 60 }, (_, index) => ({
          operator: '×',
          left: String(6 + (index % 10)),
          right: String(11 + index),
        })),
      },
      count: 80,
      points: { right: 1, wrong: 0, skipped: null },
    },
  ],
};
const formats = [
  ...presets.map(({ slug, format }) => ({ name: slug, format })),
  { name: 'facts', format: facts },
].filter(({ format }) => format.blocks.every(isChosen));

const oneBlockOfEach = new Map<string, Block>(
  formats.flatMap(({ format }) => format.blocks.map((block) => [nameOf(block), block])),
);

printTable([
  ['family', 'items', 'faults', 'an item', 'times a bare sum'],
  ...[...oneBlockOfEach].map(([name, block]) => checkFamily(name, block)),
]);
console.log('goal: no faults; a sequence below 2 ms\n');

printTable([
  ['run', 'items', 'deal', 'times bare sums', 'deal and score'],
  ...formats.map(({ name, format }) => measureRun(name, format)),
]);
console.log('goal: 80 items dealt in less than 5 ms');

/** Blocks of one family with different settings are checked separately. */
function nameOf({ family, settings }: Block): string {
  const flags = Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'object' || value === false || value === 0 ? [] : [`${name} ${value}`],
  );
  return [family, ...flags].join(', ');
}

function checkFamily(name: string, block: Block): string[] {
  const format = { ...facts, blocks: [{ ...block, count: itemsOfRun }] };
  const faults: string[] = [];
  let time = 0;
  let bare = 0;
  for (let run = 0; run < itemsOfFamily / itemsOfRun; run += 1) {
    const deal = dealRun(format, `run ${run}`);
    time += millisecondsOf(() => dealAll(deal));
    bare += millisecondsOf(() => writeSums(itemsOfRun));
    for (let index = 0; index < itemsOfRun; index += 1) {
      const item = deal.at(index);
      faults.push(...faultsOf(item), ...(item.fact ? faultsOfEquation(item) : []));
    }
  }
  for (const fault of faults.slice(0, mostFaultsShown)) console.log(fault);
  return [
    name,
    itemsOfFamily.toLocaleString('en'),
    String(faults.length),
    `${((1000 * time) / itemsOfFamily).toFixed(1)} µs`,
    (time / bare).toFixed(1),
  ];
}

function measureRun(name: string, format: DrillFormat): string[] {
  const times: Record<'deal' | 'score' | 'bare', number[]> = { deal: [], score: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    const seed = `round ${round}`;
    const deal = dealRun(format, seed);
    times.deal.push(millisecondsOf(() => dealAll(deal)));
    times.bare.push(millisecondsOf(() => writeSums(deal.length)));
    const responses = new Map(
      Array.from({ length: deal.length }, (_, index) => [
        index,
        rightResponse(deal.at(index).asks),
      ]),
    );
    // Like the server, which has only the seed.
    const score = () => scoreRun(format, dealRun(format, seed), responses);
    times.score.push(millisecondsOf(score));
  }
  return [
    name,
    String(dealRun(format, '').length),
    `${median(times.deal).toFixed(2)} ms`,
    (median(times.deal) / median(times.bare)).toFixed(1),
    `${median(times.score).toFixed(2)} ms`,
  ];
}

function dealAll(deal: Deal): void {
  deal.at(deal.length - 1);
}

/** The minimum work of dealing. */
function writeSums(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`seed/${index}/0`);
    return `${random.int(2, 100)} + ${random.int(2, 100)} = ?`;
  });
}

/** In CPU time, which is hardly affected by other load on the machine. */
function millisecondsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}
