import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#shared/contracts/call.ts';
import { type CallName, calls, type ResponseOf } from '#shared/contracts/calls.ts';
import { requireAccess } from './access.ts';
import { addCall, type CallRequest } from './add-call.ts';
import { invalidInput } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    reads: Reads;
  }
}

/** Whoever sent the request, or asked for the page that is being rendered. */
export type Reader = Pick<CallRequest<CallName>, 'actor' | 'session' | 'ip'>;

type ReadName = Extract<CallName, `GET ${string}`>;

type ReadHandler<Name extends ReadName> = (
  request: Pick<CallRequest<Name>, 'params' | 'query' | keyof Reader>,
  reply: Pick<FastifyReply, 'header'>,
) => ResponseOf<Name> | Promise<ResponseOf<Name>>;

/** Registers a call that pages may also make in-process while they are rendered. */
export function addRead<Name extends ReadName>(
  api: FastifyInstance,
  name: Name,
  handler: ReadHandler<Name>,
): void {
  addCall(api, name, handler);
  api.reads.add(name, handler);
}

/** As strings, as in a URL. */
export interface ReadParts {
  params: Record<string, string>;
  query: Record<string, string>;
}

interface ReadResult {
  data: unknown;
  totalCount: string | null;
}

/** The calls that pages can make without HTTP, with the same access rules and contracts. */
export class Reads {
  readonly #handlers = new Map<string, (request: never, reply: never) => unknown>();

  add<Name extends ReadName>(name: Name, handler: ReadHandler<Name>): void {
    this.#handlers.set(name, handler);
  }

  async read(name: CallName, parts: ReadParts, reader: Reader): Promise<ReadResult> {
    const handler = this.#handlers.get(name);
    if (!handler) throw new Error(`A page tried to ${name} while rendering`);
    const call: Call = calls[name];
    requireAccess(call, reader);
    const headers = new Map<string, unknown>();
    const reply = {
      header(key: string, value: unknown) {
        headers.set(key, value);
      },
    };
    const request = {
      ...reader,
      params: readInput(call.params, parts.params),
      query: readInput(call.query, parts.query),
    };
    const outcome = await handler(request as never, reply as never);
    const total = headers.get('x-total-count');
    return {
      data: call.response.encode(outcome),
      totalCount: total === undefined ? null : String(total),
    };
  }
}

/** Refuses what the routes refuse. */
function readInput(schema: z.ZodType | undefined, input: unknown): unknown {
  const result = schema?.safeParse(input);
  if (!result?.error) return result?.data;
  throw invalidInput(
    result.error.issues.map(({ path, message }) => ({ instancePath: path.join('/'), message })),
  );
}
