import type { ErrorBody } from '#shared/contracts/error.ts';

export interface ApiRequest {
  method: string;
  path: string;
  body?: unknown;
}

/** Carries a call to the API: over the network in a browser, inside the process on the server. */
export type ApiTransport = (request: ApiRequest) => Promise<{ status: number; text: string }>;

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

  post<T>(path: string, body?: unknown): Promise<T> {
    return this.#call<T>({ method: 'POST', path, body });
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.#call<T>({ method: 'PUT', path, body });
  }

  delete<T>(path: string, body?: unknown): Promise<T> {
    return this.#call<T>({ method: 'DELETE', path, body });
  }

  async #call<T>(request: ApiRequest): Promise<T> {
    const { status, text } = await this.#transport(request);
    if (status >= 400) throw new ApiError(status, text);
    return JSON.parse(text || 'null');
  }
}

export const browserTransport: ApiTransport = async ({ method, path, body }) => {
  const hasBody = body !== undefined;
  const response = await fetch(path, {
    method,
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    ...(hasBody && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
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
