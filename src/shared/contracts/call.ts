import type { z } from 'zod';

/** Who may call: anyone, signed-in users, or administrators. */
export type Access = 'public' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Sensitive calls need a session whose password was entered in the last 15 minutes: always, or
 * sometimes, if the service says so. Other sessions get 403 `REAUTHENTICATE`.
 */
export type Freshness = 'always' | 'sometimes';

/**
 * Ignored by calls with the same response for everyone. Frequent calls that only read may use a
 * recent lookup, which any change to the account invalidates.
 */
export type SessionUse = 'ignored' | 'recent';

/** One API call: everything either side needs to know. */
export interface Call {
  access: Access;
  fresh?: Freshness;
  summary: string;
  description?: string;
  tags: readonly string[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** For a multipart file upload instead of a JSON body: the form's field. */
  fileField?: string;
  /** In bytes, if the default limit does not fit. */
  bodyLimit?: number;
  response: z.ZodType;
  /** Defaults to 200. */
  status?: 201 | 204;
  /** The message for visitors who must sign in first. */
  signInMessage?: string;
  session?: SessionUse;
  /**
   * Any: other sites may call, because no cookie is read. Own: reading leaves a trace, such as an
   * entry in a log, so not even a link on another site may lead here.
   */
  origin?: 'any' | 'own';
}

/** Calls by method and path, such as `GET /api/questions/:id`. */
export type CallTable = Record<`${Method} /${string}`, Call>;
