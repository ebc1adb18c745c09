import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As received, not decompressed. */
  body: Buffer;
}

/** One request on a separate connection, without default headers or redirects. */
export async function ask(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: http.OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const request = http.request(url, { method, headers, agent: false });
  request.end();
  const response = await answerTo(request);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}

export async function askText(url: string, headers: http.OutgoingHttpHeaders = {}) {
  const answer = await ask(url, { headers });
  return { ...answer, body: answer.body.toString() };
}

/** True if the port accepts connections. */
export async function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port) });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** An upload that the server has begun to read, waiting for its second half. */
export async function beginUpload(
  url: string,
  content: string,
): Promise<{ finish(): Promise<number | undefined> }> {
  const request = http.request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
      // The server's 100 Continue proves that it has the request.
      expect: '100-continue',
    },
  });
  // Awaiting the answer reports the error; a test may also abandon the upload.
  request.on('error', () => {});
  request.flushHeaders();
  await once(request, 'continue');
  const half = Math.floor(content.length / 2);
  request.write(content.slice(0, half));
  return {
    async finish() {
      request.end(content.slice(half));
      const response = await answerTo(request);
      response.resume();
      return response.statusCode;
    },
  };
}

async function answerTo(request: http.ClientRequest): Promise<http.IncomingMessage> {
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('There was no answer');
  return response;
}
