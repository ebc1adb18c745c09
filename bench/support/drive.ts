import autocannon from 'autocannon';

export interface Measurement {
  requestsPerSecond: number;
  p99Ms: number;
}

/** Ten connections for a few seconds, after a moment to warm up. */
export async function drive(url: string, headers: Record<string, string>): Promise<Measurement> {
  await run(url, headers, 1);
  const { requests, latency } = await run(url, headers, 5);
  return { requestsPerSecond: requests.average, p99Ms: latency.p99 };
}

async function run(url: string, headers: Record<string, string>, duration: number) {
  const result = await autocannon({ url, headers, connections: 10, duration });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors and ${result.non2xx} answers other than 2xx`);
  }
  return result;
}
