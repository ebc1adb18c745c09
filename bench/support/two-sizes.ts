import { createTestApp, type TestApp, testAppUrl } from '#test/support/app.ts';
import startDatabaseServer from '#test/support/database-server.ts';
import { median, percentile } from './numbers.ts';
import { printTable } from './table.ts';

const usualSizes = [1_000, 100_000];

export interface SizedSite {
  size: number;
  site: TestApp;
  /** The cookie of the user that `fill` signed in. */
  cookie: string;
}

export interface Call {
  name: string;
  path: (size: number) => string;
  isSignedIn?: boolean;
  /** If present, it is posted. */
  body?: (size: number) => object;
}

/** Two in-process sites that differ only in the amount of data. */
export async function withTwoSizes(
  fill: (site: TestApp, size: number) => Promise<{ cookie: string }>,
  measure: (sites: SizedSite[]) => Promise<void>,
  sizes = usualSizes,
): Promise<void> {
  const stopServer = await startDatabaseServer();
  const sites: SizedSite[] = [];
  try {
    for (const size of sizes) {
      const site = await createTestApp({ config: { rateLimits: false } });
      const { cookie } = await fill(site, size);
      await site.database.pool.query('vacuum analyze');
      await site.changes.settle();
      sites.push({ size, site, cookie });
    }
    await measure(sites);
  } finally {
    for (const { site } of sites) await site.close();
    await stopServer?.();
  }
}

interface Comparison {
  /** The prefix of the calls' paths. */
  base: string;
  calls: readonly Call[];
  rounds: number;
}

/** Alternates, so that other load on the machine slows both down equally. */
export async function compareSizes(
  [small, large]: SizedSite[],
  { base, calls, rounds }: Comparison,
): Promise<void> {
  if (!small || !large) return;
  const [few, many] = [small.size, large.size].map((size) => size.toLocaleString('en'));
  const rows = [[base, `${few}`, `${many}`, 'ratio', `p95 of ${many}`]];
  for (const call of calls) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let round = -Math.ceil(rounds / 8); round < rounds; round += 1) {
      const smallMs = await time(small, base, call);
      const largeMs = await time(large, base, call);
      if (round < 0) continue;
      times.small.push(smallMs);
      times.large.push(largeMs);
    }
    rows.push([
      call.name,
      milliseconds(median(times.small)),
      milliseconds(median(times.large)),
      (median(times.large) / median(times.small)).toFixed(2),
      milliseconds(percentile(times.large, 95)),
    ]);
  }
  printTable(rows);
}

async function time(
  { site, size, cookie }: SizedSite,
  base: string,
  { path, isSignedIn, body }: Call,
): Promise<number> {
  const url = `${base}${path(size)}`;
  const headers = isSignedIn ? { cookie, origin: testAppUrl } : { origin: testAppUrl };
  const posted = body && { method: 'POST' as const, payload: body(size) };
  const started = performance.now();
  const { statusCode } = await site.app.inject({ url, headers, ...posted });
  const passed = performance.now() - started;
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return passed;
}

export function milliseconds(number: number): string {
  return `${number.toFixed(2)} ms`;
}
