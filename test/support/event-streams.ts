import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** A browser's end of a stream of server-sent events, which does not come back by itself. */
export async function openEventStream(url: string, headers: Record<string, string> = {}) {
  const request = get(url, { headers, agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error(`No response from ${url}`);
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const ended = Promise.withResolvers<void>();
  response.on('close', () => ended.resolve());
  // Cut off by this side.
  response.on('error', () => ended.resolve());
  return {
    status: response.statusCode,
    headers: response.headers,
    /** All that has arrived. */
    text: () => text,
    /** The data of all events of this name. */
    data(name: string): unknown[] {
      return text.split('\n\n').flatMap((event) => {
        const lines = event.split('\n');
        const data = lines.find((line) => line.startsWith('data: '))?.slice(6);
        return lines.includes(`event: ${name}`) && data ? [JSON.parse(data)] : [];
      });
    },
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? null,
    ended: ended.promise,
    close(): Promise<void> {
      request.destroy();
      return ended.promise;
    },
  };
}
