import fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { addRead, Reads } from './add-read.ts';

const admin = { id: 1, isAdmin: true } as never;
const user = { id: 2, isAdmin: false } as never;
const ip = '192.0.2.1';
const nobody = { actor: null, session: null, ip };
const noParts = { params: {}, query: {} };

describe('a read in-process', () => {
  let reads: Reads;
  let app: ReturnType<typeof fastify>;
  beforeEach(() => {
    app = fastify();
    app.setValidatorCompiler(() => () => true);
    reads = new Reads();
    app.decorate('reads', reads);
  });

  it('gets validated parts, and returns the total of a list', async () => {
    addRead(app, 'GET /api/notifications', async ({ query }, reply) => {
      reply.header('x-total-count', query.page ?? 0);
      return [];
    });
    const parts = { params: {}, query: { page: '3' } };
    expect(
      await reads.read('GET /api/notifications', parts, { actor: user, session: null, ip }),
    ).toEqual({ data: [], totalCount: '3' });
  });

  it('refuses invalid parts as its route does', async () => {
    addRead(app, 'GET /api/questions/:id', () => Promise.reject(new Error('never called')));
    const parts = { params: { id: 'seven' }, query: {} };
    await expect(reads.read('GET /api/questions/:id', parts, nobody)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      fieldErrors: { id: expect.any(String) },
    });
  });

  it('keeps the access rules', async () => {
    addRead(app, 'GET /api/admin/comment-reports', async () => []);
    const as = (actor: null | typeof user) =>
      reads.read('GET /api/admin/comment-reports', noParts, { actor, session: null, ip });
    await expect(as(null)).rejects.toMatchObject({ status: 401 });
    await expect(as(user)).rejects.toMatchObject({ status: 403 });
    expect(await as(admin)).toMatchObject({ data: [] });
  });

  it('returns nothing beyond the contract', async () => {
    const config = { mode: 'sandbox', publishableKey: null, secretKey: 'sk_1' } as const;
    addRead(app, 'GET /api/subscriptions/config', () => config);
    const { data } = await reads.read('GET /api/subscriptions/config', noParts, nobody);
    expect(data).toEqual({ mode: 'sandbox', publishableKey: null });
  });

  it('is refused if the call is not one that pages make', async () => {
    await expect(reads.read('POST /api/logout', noParts, nobody)).rejects.toThrow(
      'A page tried to POST /api/logout while rendering',
    );
  });
});
