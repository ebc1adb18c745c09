import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '#shared/contracts/error.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { isUnstorableText } from '../db/unstorable.ts';
import { PaymentRefused, PaymentsUnavailable } from '../integrations/payments/payments.ts';
import { AppError, databaseUnavailable, notFound } from '../lib/errors.ts';

/** Turns anything thrown into the standard error body, never showing a stack or SQL. */
export function addErrorHandling(app: FastifyInstance): void {
  // A body that is not an object lacks every field; validation then names each one.
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body && !isObject(request.body)) request.body = {};
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const appError = toAppError(error);
    if (appError.status >= 500) logFailure(request, error);
    return sendError(reply, appError);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, notFound()));
}

/** What the site itself refuses for now, such as when it is busy, needs no stack. */
export function logFailure({ log }: FastifyRequest, error: unknown): void {
  if (error instanceof AppError) log.warn({ code: error.code }, 'request refused');
  else log.error({ err: error }, 'request failed');
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error));
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  if (isUnstorableText(error)) return unstorableText;
  if (error instanceof PaymentsUnavailable) return paymentsUnavailable;
  if (error instanceof PaymentRefused) return new AppError(402, 'PAYMENT_REFUSED', error.message);
  if (isClientError(error)) {
    const explained = clientErrors[error.code];
    if (explained) return explained;
    const name = STATUS_CODES[error.statusCode] ?? 'Bad request';
    return new AppError(error.statusCode, name.toUpperCase().replaceAll(/\W+/g, '_'), name);
  }
  return new AppError(500, 'INTERNAL', 'Something went wrong on our side. Please try again later.');
}

const unstorableText = new AppError(
  400,
  'INVALID_INPUT',
  'The text contains a character that cannot be saved.',
);

const paymentsUnavailable = new AppError(
  503,
  'PAYMENTS_UNAVAILABLE',
  'The payment provider is not responding. You have not been charged. Please try again in a moment.',
);

const clientErrors: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError(413, 'TOO_LARGE', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(
    415,
    'UNSUPPORTED_TYPE',
    'This content type is not supported.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError(400, 'INVALID_JSON', 'The body must be JSON.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError(400, 'INVALID_JSON', 'The body must be JSON.'),
  FST_ERR_BAD_URL: new AppError(400, 'BAD_ADDRESS', 'The URL is malformed.'),
};

function isClientError(error: unknown): error is FastifyError & { statusCode: number } {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  );
}

export function invalidInput(
  issues: readonly { instancePath: string; message?: string | undefined }[],
) {
  const fieldErrors: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.');
    if (field && message) fieldErrors[field] ??= message;
  }
  const message = issues[0]?.message ?? 'The input is invalid.';
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors });
}

export function errorBody({ code, message, fieldErrors, token }: AppError): ErrorBody {
  return {
    code,
    message,
    error: message,
    ...(fieldErrors && { fieldErrors }),
    ...(token && { token }),
  };
}

function isObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
