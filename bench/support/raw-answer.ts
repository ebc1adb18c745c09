import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  /** Alternating names and values, as received. */
  headers: string[];
  /** As received, not decompressed. */
  body: Buffer;
}

export async function fetchRaw(url: string, headers: http.OutgoingHttpHeaders): Promise<RawAnswer> {
  const request = http.get(url, { headers, agent: false });
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error(`${url} did not answer`);
  return {
    status: response.statusCode ?? 0,
    headers: response.rawHeaders,
    body: await buffer(response),
  };
}
