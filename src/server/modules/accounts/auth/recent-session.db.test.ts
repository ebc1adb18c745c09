import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { ChangeFeed } from '#server/db/change-feed.ts';
import { openDatabase } from '#server/db/client.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { noChanges } from '#test/support/no-changes.ts';
import { patienceMs } from '#test/support/patience.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { createSessionService } from './session.service.ts';

/** Two processes on one database. */
describe('a recent session', () => {
  let site: TestApp;
  let otherFeed: ChangeFeed;
  let otherApp: FastifyInstance;
  beforeAll(async () => {
    // A fixed time: what is recent must not depend on the machine's speed.
    const moment = new Date();
    site = await createTestApp({ now: () => moment });
    otherFeed = new ChangeFeed(site.database.connection, () => {}, patienceMs);
    await otherFeed.start();
    otherApp = await buildApp({ ...site.deps, changes: otherFeed });
  });
  afterAll(async () => {
    await otherApp.close();
    await otherFeed.close();
    await site.close();
  });
  afterEach(() => vi.restoreAllMocks());

  let here: Visitor;
  let there: Visitor;
  let id: number;
  let email: string;
  beforeEach(async () => {
    const { user, cookie } = await createSignedInUser(site.database.pool);
    const headers = { cookie: `${cookie.name}=${cookie.value}` };
    here = new Visitor(site.app, headers);
    there = new Visitor(otherApp, headers);
    ({ id, email } = user);
    // From here on, both processes remember the session.
    expect((await here.get('/api/user')).statusCode).toBe(200);
    expect((await there.get('/api/user')).statusCode).toBe(200);
  });

  it('needs no query', async () => {
    const query = vi.spyOn(site.database.pool, 'query');
    expect((await here.get('/api/user')).statusCode).toBe(200);
    expect(query).not.toHaveBeenCalled();
  });

  it('is not used for calls that write or need more than reading', async () => {
    const query = vi.spyOn(site.database.pool, 'query');
    await here.get('/api/notifications');
    expect(JSON.stringify(query.mock.calls)).toContain('sessions');
  });

  it('ends everywhere on sign-out', async () => {
    expect((await here.post('/api/logout')).statusCode).toBe(204);
    expect((await there.get('/api/user')).statusCode).toBe(401);
  });

  it('ends everywhere when the others are signed out', async () => {
    const sessions = createSessionService({
      db: openDatabase(site.database.pool),
      changes: noChanges,
      now: () => new Date(),
    });
    const { token } = await sessions.start(id, null);
    const second = new Visitor(otherApp, { cookie: `martingale_session=${token}` });
    expect((await second.get('/api/user')).statusCode).toBe(200);
    expect((await here.delete('/api/user/sessions')).statusCode).toBeLessThan(300);
    expect((await second.get('/api/user')).statusCode).toBe(401);
    expect((await there.get('/api/user')).statusCode).toBe(200);
  });

  it('loses administrator rights everywhere at once', async () => {
    await site.database.pool.query('update users set is_admin = true where id = $1', [id]);
    await site.changes.settle();
    expect((await there.get('/api/user')).json()).toMatchObject({ isAdmin: true });
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    const demoted = await admin.call('PATCH', `/api/admin/users/${id}`, { isAdmin: false });
    expect(demoted.statusCode).toBe(200);
    expect((await there.get('/api/user')).json()).toMatchObject({ isAdmin: false });
  });

  it('shows what its user has just changed', async () => {
    const renamed = { username: `renamed_${id}`, email };
    expect((await here.put('/api/user/profile', renamed)).statusCode).toBe(200);
    expect((await here.get('/api/user')).json()).toMatchObject(renamed);
  });
});
