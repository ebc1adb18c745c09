import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, busy, notFound } from '../lib/errors.ts';
import { addErrorHandling } from './errors.ts';

const failures: Record<string, () => Error> = {
  '/refused': () => new AppError(409, 'TAKEN', 'That name is taken.'),
  '/wait': () => new AppError(429, 'TOO_MANY', 'Slow down.', { retryAfterSeconds: 30 }),
  '/missing': () => notFound(),
  '/busy': () => busy(),
  '/bug': () => new Error('secret detail at /etc/passwd'),
  '/sql': () => Object.assign(new Error('syntax error at "SELECT hash"'), { code: '42601' }),
  '/away': () => Object.assign(new Error('connect failed'), { syscall: 'connect', code: 'ENOENT' }),
  '/nul': () =>
    new Error('Failed query', { cause: Object.assign(new Error('0x00'), { code: '22021' }) }),
  '/stopping': () =>
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) }),
};

describe('errors', () => {
  let app: FastifyInstance;
  const lines: object[] = [];

  beforeAll(async () => {
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    app = fastify({ bodyLimit: 100, logger: { stream }, disableRequestLogging: true });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    addErrorHandling(app);
    for (const [url, failure] of Object.entries(failures)) {
      app.get(url, async () => Promise.reject(failure()));
    }
    const body = z.object({
      title: z.string().min(5, 'Title must be at least 5 characters'),
      content: z.string().min(10, 'Content must be at least 10 characters'),
    });
    app.post('/discussion', { schema: { body } }, async () => null);
    await app.ready();
  });
  afterAll(() => app.close());

  it.each([
    ['/refused', 409, 'TAKEN', 'That name is taken.'],
    ['/missing', 404, 'NOT_FOUND', 'Not found'],
    ['/nowhere', 404, 'NOT_FOUND', 'Not found'],
    ['/bug', 500, 'INTERNAL', 'Something went wrong on our side. Please try again later.'],
    ['/sql', 500, 'INTERNAL', 'Something went wrong on our side. Please try again later.'],
    ['/nul', 400, 'INVALID_INPUT', 'The text contains a character that cannot be saved.'],
    [
      '/away',
      503,
      'UNAVAILABLE',
      'The service is briefly unavailable. Please try again in a moment.',
    ],
    [
      '/stopping',
      503,
      'UNAVAILABLE',
      'The service is briefly unavailable. Please try again in a moment.',
    ],
  ])('answers %s with the standard body', async (url, status, code, message) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toEqual({ code, message, error: message });
  });

  it('says when to try again', async () => {
    expect((await app.inject('/wait')).headers['retry-after']).toBe('30');
    expect((await app.inject('/away')).headers['retry-after']).toBe('5');
  });

  it('logs one line without a stack when the site itself refuses, and a stack for bugs', async () => {
    lines.length = 0;
    expect((await app.inject('/busy')).statusCode).toBe(503);
    expect(lines).toEqual([expect.objectContaining({ code: 'BUSY', msg: 'request refused' })]);
    expect(lines[0]).not.toHaveProperty('err');
    await app.inject('/bug');
    expect(lines[1]).toMatchObject({ msg: 'request failed', err: { stack: expect.any(String) } });
  });

  it('reports the first invalid field, and all of them by name', async () => {
    const payload = { title: 'Hi', content: 'short' };
    const response = await app.inject({ method: 'POST', url: '/discussion', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'INVALID_INPUT',
      message: 'Title must be at least 5 characters',
      error: 'Title must be at least 5 characters',
      fieldErrors: {
        title: 'Title must be at least 5 characters',
        content: 'Content must be at least 10 characters',
      },
    });
  });

  it.each([
    ['broken JSON', 'application/json', '{"title":', 400, 'INVALID_JSON'],
    ['an empty body', 'application/json', '', 400, 'INVALID_JSON'],
    ['a poisoned prototype', 'application/json', '{"__proto__": {"a": 1}}', 400, 'INVALID_JSON'],
    ['a form', 'application/x-www-form-urlencoded', 'title=x', 415, 'UNSUPPORTED_TYPE'],
    ['too much', 'application/json', `"${'x'.repeat(200)}"`, 413, 'TOO_LARGE'],
  ])('refuses %s', async (_what, contentType, payload, status, code) => {
    const headers = { 'content-type': contentType };
    const response = await app.inject({ method: 'POST', url: '/discussion', headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, error: response.json().message });
  });
});
