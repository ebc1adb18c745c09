import type { ErrorBody } from '#shared/contracts/error.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's message, safe to show to users. */
  readonly reason: string;
  readonly fieldErrors: Record<string, string>;
  /** For the second step of a sign-in, otherwise empty. */
  readonly token: string;

  constructor(status: number, text: string) {
    const body = parseErrorBody(text);
    super(`${status}: ${text || 'no response'}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? '';
    this.reason = body?.message ?? '';
    this.fieldErrors = body?.fieldErrors ?? {};
    this.token = body?.token ?? '';
  }
}

/** Whether another try would be refused again. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

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
