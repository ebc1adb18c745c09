import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface HeldRequest {
  method: 'POST' | 'PUT';
  headers: Record<string, string>;
  payload: Buffer;
  agent?: Agent;
}

/** Sends a request, but only the first byte of its body until `finish` is called. */
export async function holdRequest(url: string, { method, headers, payload, agent }: HeldRequest) {
  const call = request(url, {
    method,
    headers: { ...headers, 'content-length': payload.length },
    agent,
  });
  const response = once(call, 'response').then(async ([message]: IncomingMessage[]) => ({
    status: message?.statusCode,
    body: message && (await text(message)),
  }));
  await new Promise((written) => call.write(payload.subarray(0, 1), written));
  return {
    response,
    async finish() {
      await new Promise<void>((sent) => call.end(payload.subarray(1), sent));
      return response;
    },
  };
}
