import type { z } from 'zod';

/** Who may call: anyone, somebody signed in, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API: all that either side has to know of it. */
export interface Call {
  access: Access;
  summary: string;
  description?: string;
  tags: readonly string[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** For a file sent in a form, instead of a body in JSON: the form's field. */
  fileField?: string;
  /** Bytes, where the site's own limit does not fit. */
  bodyLimit?: number;
  response: z.ZodType;
  /** 200 unless it says otherwise. */
  status?: 201 | 204;
  /** What somebody who has to sign in first is told. */
  signInMessage?: string;
  /** For calls whose answer is the same for everybody: the session is not looked up. */
  session?: 'ignored';
  /** For calls that any site may make, because they look at no cookie. */
  origin?: 'any';
}

/** Calls by method and path, such as `GET /api/questions/:id`. */
export type CallTable = Record<`${Method} /${string}`, Call>;
