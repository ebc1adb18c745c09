import autocannon from 'autocannon';

export interface Measurement {
  requestsPerSecond: number;
  p99Ms: number;
}

/** Ten connections, each sending a request after a response; a function can create the headers. */
export async function drive(
  url: string,
  headers: Record<string, string> | (() => Record<string, string>),
  seconds: number,
): Promise<Measurement> {
  const result = await autocannon({
    url,
    ...(typeof headers === 'function'
      ? { requests: [{ setupRequest: (request) => ({ ...request, headers: headers() }) }] }
      : { headers }),
    connections: 10,
    duration: seconds,
  });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors and ${result.non2xx} answers other than 2xx`);
  }
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}
