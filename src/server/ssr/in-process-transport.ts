import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Reader } from '../plugins/add-read.ts';
import { errorBody, logFailure, toAppError } from '../plugins/errors.ts';
import type { ApiTransport } from './page-source.ts';

/** On whose behalf a page is rendered. */
export interface Visitor extends Reader {
  /** The URL of each call, before it is made. */
  onCall?: (url: string) => void;
  /** Called when the page has to do without something it asked for. */
  onTrouble?: () => void;
}

/** Reads from the API without HTTP, on behalf of the visitor. */
export function inProcessTransport(
  { reads }: FastifyInstance,
  page: FastifyRequest,
  { actor, session, ip, onCall, onTrouble }: Visitor,
): ApiTransport {
  return async ({ url }, name) => {
    onCall?.(url);
    try {
      const { data, totalCount } = await reads.read(name, partsOf(name, url), {
        actor,
        session,
        ip,
      });
      return { status: 200, text: '', data, totalCount };
    } catch (error) {
      const appError = toAppError(error);
      if (appError.status >= 500) logFailure(page, error);
      if (appError.status >= 500 || appError.status === 429) onTrouble?.();
      return {
        status: appError.status,
        text: JSON.stringify(errorBody(appError)),
        totalCount: null,
      };
    }
  };
}

/** `GET /api/questions/:id` and /api/questions/7: the id is 7. */
function partsOf(name: string, url: string) {
  const [path = '', search = ''] = url.split('?');
  const values = path.split('/');
  const params = name.split('/').flatMap((part, place): [string, string][] => {
    return part.startsWith(':') ? [[part.slice(1), decodeURIComponent(values[place] ?? '')]] : [];
  });
  return {
    params: Object.fromEntries(params),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}
