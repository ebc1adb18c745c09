// The cost of statistics and the overview over a year with ten million visits, and of recording visits.
import autocannon from 'autocannon';
import type pg from 'pg';
import { overviewPeriods } from '#shared/domain/overview.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { commitsDuring } from './support/commits.ts';
import { median } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';
import { addYearOfActivity } from './support/year-of-activity.ts';

const days = 365;
const visitsOfDay = 27_400;
/** Of 6,000 pages, most of them rarely visited. */
const pagesOfDay = 1_500;
const referrersOfDay = 150;
const rounds = 20;
const seconds = 10;

const reports = [
  'daily-visits',
  'unique-visitors',
  'top-pages',
  'device-breakdown',
  'referrers',
  'activity',
];
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

ensureBuild();
const site = await startThrowAwaySite({ RATE_LIMITS: 'off' });
try {
  const cookie = await site.withPool(async (pool) => {
    const { cookie } = await createSignedInUser(pool, { isAdmin: true });
    return `${cookie.name}=${cookie.value}`;
  });
  await measureRecording(cookie);
  const onNewSite = await timeOverviews(cookie);
  await site.withPool(addYear);
  await read('/api/analytics/unique-visitors', cookie);
  await site.withPool(tellRows);
  await measureReports(cookie);
  console.log(`\n${await site.withPool(addYearOfActivity)} in a year`);
  await site.withPool((pool) => pool.query('vacuum analyze'));
  await measureOverview(cookie, onNewSite);
} finally {
  await site.close();
}

async function measureReports(cookie: string): Promise<void> {
  const end = new Date().toISOString().slice(0, 10);
  const start = new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const total: { totalVisits: number }[] = JSON.parse(
    await read(`/api/analytics/daily-visits?start=${start}&end=${end}`, cookie),
  );
  const visits = total.reduce((sum, day) => sum + day.totalVisits, 0);
  console.log(`\n${visits} visits in ${total.length} days`);
  const rows = [['statistics over a year', 'middle', 'slowest', 'should be below']];
  for (const name of reports) {
    const times = await timeReads(`/api/analytics/${name}?start=${start}&end=${end}`, cookie);
    rows.push([name, format(median(times)), format(Math.max(...times)), '200 ms']);
  }
  printTable(rows);
}

/** Against the same call while the site was new: it should not grow with what there is. */
async function measureOverview(cookie: string, onNewSite: number[][]): Promise<void> {
  const began = performance.now();
  await read('/api/admin/overview', cookie);
  console.log(`counting every day once: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const rows = [['overview', 'new site', 'middle', 'ratio', 'slowest', 'should be below']];
  for (const [index, times] of (await timeOverviews(cookie)).entries()) {
    const reference = median(onNewSite[index] ?? []);
    rows.push([
      `${overviewPeriods[index]} days`,
      format(reference),
      format(median(times)),
      (median(times) / reference).toFixed(1),
      format(Math.max(...times)),
      '200 ms',
    ]);
  }
  printTable(rows);
}

async function timeOverviews(cookie: string): Promise<number[][]> {
  const times: number[][] = [];
  for (const period of overviewPeriods) {
    times.push(await timeReads(`/api/admin/overview?days=${period}`, cookie));
  }
  return times;
}

async function timeReads(path: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await read(path, cookie);
    times.push(performance.now() - began);
  }
  return times;
}

/** The same page with and without recording the visit. */
async function measureRecording(cookie: string): Promise<void> {
  const page = { method: 'GET', path: '/about', headers: { 'accept-encoding': 'br' } } as const;
  const visit = {
    method: 'POST',
    path: '/api/analytics/visits',
    headers: { 'content-type': 'application/json', 'user-agent': browser },
    body: JSON.stringify({ path: '/about', referrer: '' }),
  } as const;
  const drive = (requests: autocannon.Request[]) =>
    autocannon({ url: site.url, connections: 10, duration: seconds, requests });
  await drive([page]);
  const idle = await commitsDuring(
    site,
    () => new Promise((done) => setTimeout(done, seconds * 1000)),
  );
  const alone = await drive([page]);
  let together: autocannon.Result | undefined;
  const commits = await commitsDuring(site, async () => {
    together = await drive([page, visit]);
    await read('/api/analytics/daily-visits', cookie);
  });
  if (!together) return;
  const { requests, latency } = together;
  const counted: { totalVisits: number }[] = JSON.parse(
    await read('/api/analytics/daily-visits', cookie),
  );
  const visits = counted.reduce((sum, day) => sum + day.totalVisits, 0);
  printTable([
    ['', 'requests/s', 'p99'],
    ['pages alone', alone.requests.average.toFixed(0), `${alone.latency.p99} ms`],
    ['pages and visits alternating', requests.average.toFixed(0), `${latency.p99} ms`],
  ]);
  console.log(`visits answered ${Math.floor(requests.total / 2)}, counted ${visits}`);
  console.log(`transactions per visit ${((commits - idle) / visits).toFixed(4)}`);
}

async function addYear(pool: pg.Pool): Promise<void> {
  await pool.query('truncate daily_visits, daily_pages, daily_devices, daily_referrers');
  const ofDays = `from generate_series(current_date - ${days - 1}, current_date, interval '1 day') day`;
  await pool.query(
    `insert into daily_visits select day, ${visitsOfDay}, ${visitsOfDay} / 3 ${ofDays}`,
  );
  // The first pages are visited daily, later ones less and less.
  await pool.query(
    `insert into daily_pages (date, path, count)
       select day, '/question/' || page, sum(greatest(1, 3000 / page)) ${ofDays},
         lateral (select 1 + floor(6000 * random() ^ 2)::int as page, day as same_day
           from generate_series(1, ${pagesOfDay * 2})) as pages
       group by day, page`,
  );
  await pool.query(
    `insert into daily_referrers
       select day, 'site-' || n + extract(doy from day)::int % 20 || '.example', 10
       ${ofDays}, generate_series(1, ${referrersOfDay}) n`,
  );
  await pool.query(
    `insert into daily_devices
       select day, device, ${visitsOfDay / 4}
       ${ofDays}, unnest(array['desktop', 'mobile', 'tablet', 'other']) device`,
  );
  await pool.query(`insert into daily_visitors (date, visitor_hash) select day, '\\x01' ${ofDays}`);
}

/** The state in which the site leaves past days. */
async function tellRows(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum analyze');
  const { rows } = await pool.query(
    'select count(*) as rows, count(distinct path) as paths from daily_pages',
  );
  console.log(`\nrows of pages ${rows[0]?.rows}, different ones ${rows[0]?.paths}`);
}

async function read(path: string, cookie: string): Promise<string> {
  const response = await fetch(`${site.url}${path}`, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
