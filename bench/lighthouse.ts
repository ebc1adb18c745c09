// Lighthouse's scores and paint times of four pages for a visitor on a phone: the worst of five runs.
import { ensureBuild } from '../scripts/ensure-build.ts';
import { type PageReport, visitWithLighthouse } from './support/lighthouse.ts';
import { median } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';
import { addUsualThread } from './support/usual-thread.ts';

const runs = Number(process.argv[2] ?? 5);

ensureBuild();
const { url, withPool, close } = await startThrowAwaySite();
try {
  const thread = await withPool(addUsualThread);
  const pages = ['/', '/questions', '/question/1', `/discussions/${thread}`];
  const reports = new Map<string, PageReport[]>(pages.map((page) => [page, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [page, ofPage] of reports) ofPage.push(await visitWithLighthouse(url + page));
  }
  const categories = Object.keys(reports.get('/')?.[0]?.scores ?? {});
  printTable([
    ['worst of each', ...categories, 'first paint', 'largest paint', 'median', 'shift', 'blocked'],
    ...[...reports].map(([page, ofPage]) => [page, ...summarize(ofPage, categories)]),
  ]);
} finally {
  await close();
}

function summarize(reports: PageReport[], categories: string[]): string[] {
  const most = (read: (report: PageReport) => number) => Math.max(...reports.map(read));
  return [
    ...categories.map((name) =>
      String(Math.min(...reports.map(({ scores }) => scores[name] ?? 0))),
    ),
    seconds(most(({ firstPaintMs }) => firstPaintMs)),
    seconds(most(({ largestPaintMs }) => largestPaintMs)),
    seconds(median(reports.map(({ largestPaintMs }) => largestPaintMs))),
    most(({ layoutShift }) => layoutShift).toFixed(3),
    `${most(({ blockedMs }) => blockedMs).toFixed(0)} ms`,
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
