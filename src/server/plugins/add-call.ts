import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#shared/contracts/call.ts';
import {
  type BodyOf,
  type CallName,
  calls,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '#shared/contracts/calls.ts';

interface CallGeneric<Name extends CallName> {
  Params: ParamsOf<Name>;
  Querystring: QueryOf<Name>;
  Body: BodyOf<Name>;
}

export type CallRequest<Name extends CallName> = FastifyRequest<CallGeneric<Name>>;

/** Returns the response body, or the reply after sending something else: a file, a 304. */
type CallHandler<Name extends CallName> = (
  request: CallRequest<Name>,
  reply: FastifyReply,
) => Outcome<Name> | Promise<Outcome<Name>>;

/** The return value of a call without content is dropped. */
type Outcome<Name extends CallName> =
  ResponseOf<Name> extends null ? unknown : ResponseOf<Name> | FastifyReply;

/** Registers an API call from its contract. */
export function addCall<Name extends CallName>(
  api: FastifyInstance,
  name: Name,
  handler: CallHandler<Name>,
): void {
  const call: Call = calls[name];
  const { method, path } = splitName(name);
  const { access, fresh, signInMessage, session, origin, bodyLimit, status = 200 } = call;
  const { summary, description, tags, params, query, body, fileField, response } = call;
  api.route<CallGeneric<Name>>({
    method,
    url: path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: {
      access,
      ...(fresh && { fresh }),
      ...(signInMessage !== undefined && { signInMessage }),
      ...(session && { session }),
      ...(origin && { origin }),
      ...(fileField !== undefined && { fileField }),
    },
    schema: {
      summary,
      ...(description !== undefined && { description }),
      tags,
      ...(fileField !== undefined && { consumes: ['multipart/form-data'] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [status]: response },
    },
    handler: async (request, reply) => {
      reply.code(status);
      const outcome = await handler(request, reply);
      return status === 204 ? null : outcome;
    },
  });
}

function splitName(name: string): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}
