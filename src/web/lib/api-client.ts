import type { ErrorBody } from '#shared/contracts/error.ts';

export interface ApiRequest {
  method: string;
  path: string;
  body?: unknown;
}

/** Carries a call to the API: over the network in a browser, inside the process on the server. */
export type ApiTransport = (request: ApiRequest) => Promise<ApiAnswer>;

export interface ApiAnswer {
  status: number;
  text: string;
  /** How many rows a list has on all its pages together, where the server says so. */
  totalCount: string | null;
}

export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What the server said, fit to be shown. */
  readonly reason: string;
  readonly fieldErrors: Record<string, string>;

  constructor(status: number, text: string) {
    const body = parseErrorBody(text);
    super(`${status}: ${text || 'no answer'}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? '';
    this.reason = body?.message ?? '';
    this.fieldErrors = body?.fieldErrors ?? {};
  }
}

export class ApiClient {
  readonly #transport: ApiTransport;

  constructor(transport: ApiTransport) {
    this.#transport = transport;
  }

  get<T>(path: string): Promise<T> {
    return this.#call<T>({ method: 'GET', path });
  }

  /** A list of which the answer is one page. */
  async getPage<Row>(path: string): Promise<ListPage<Row>> {
    const { text, totalCount } = await this.#answer({ method: 'GET', path });
    const rows: Row[] = JSON.parse(text);
    return { rows, total: Number(totalCount ?? rows.length) };
  }

  post<T>(path: string, body?: unknown): Promise<T> {
    return this.#call<T>({ method: 'POST', path, body });
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.#call<T>({ method: 'PUT', path, body });
  }

  patch<T>(path: string, body: unknown): Promise<T> {
    return this.#call<T>({ method: 'PATCH', path, body });
  }

  delete<T>(path: string, body?: unknown): Promise<T> {
    return this.#call<T>({ method: 'DELETE', path, body });
  }

  async #call<T>(request: ApiRequest): Promise<T> {
    const { text } = await this.#answer(request);
    return JSON.parse(text || 'null');
  }

  async #answer(request: ApiRequest): Promise<ApiAnswer> {
    const answer = await this.#transport(request);
    if (answer.status >= 400) throw new ApiError(answer.status, answer.text);
    return answer;
  }
}

export const browserTransport: ApiTransport = async ({ method, path, body }) => {
  const hasBody = body !== undefined;
  const response = await fetch(path, {
    method,
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    ...(hasBody && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    text: await response.text(),
    totalCount: response.headers.get('x-total-count'),
  };
};

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body;
}
