import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUserSite, type UserSite } from '#test/support/admin-users.ts';
import { Customer } from '#test/support/billing.ts';
import { eventually } from '#test/support/eventually.ts';
import { Visitor } from '#test/support/http.ts';
import type { Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';

let site: UserSite;
let admin: Person;
beforeAll(async () => {
  site = await createUserSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  admin = await site.reset();
});

const setRole = (who: Visitor, id: unknown, isAdmin: unknown) =>
  who.call('PATCH', `/api/admin/users/${id}`, { isAdmin });
const audit = () =>
  site.query('select actor_name, action, subject_id, details from audit_log order by id');

describe('administrators', () => {
  it('grant rights that apply to the next request, and audit it', async () => {
    const ada = await site.invite({ username: 'Ada' });
    expect((await ada.get('/api/admin/users')).statusCode).toBe(403);
    const response = await setRole(admin, ada.id, true);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: ada.id, isAdmin: true });
    expect((await ada.get('/api/admin/users')).statusCode).toBe(200);
    await setRole(admin, ada.id, true);
    expect(await audit()).toEqual([
      {
        actor_name: 'Root',
        action: 'user.grant_admin',
        subject_id: String(ada.id),
        details: { username: 'Ada' },
      },
    ]);
  });

  it('revoke rights at once, and keep the session', async () => {
    const ada = await site.invite({ username: 'Ada', isAdmin: true });
    expect((await setRole(admin, ada.id, false)).json()).toMatchObject({ isAdmin: false });
    for (const attempt of [
      ada.get('/api/admin/users'),
      setRole(ada, admin.id, false),
      ada.delete(`/api/admin/users/${admin.id}`),
    ]) {
      expect((await attempt).statusCode).toBe(403);
    }
    expect((await ada.get('/api/user')).json()).toMatchObject({ isAdmin: false });
    expect(await audit()).toMatchObject([{ action: 'user.revoke_admin' }]);
  });

  it('cannot revoke their own', async () => {
    await site.invite({ isAdmin: true });
    const demoted = await setRole(admin, admin.id, false);
    expect(demoted.statusCode).toBe(409);
    expect(demoted.json().message).toBe('You cannot revoke your own administrator rights.');
    const deleted = await admin.delete(`/api/admin/users/${admin.id}`);
    expect(deleted.statusCode).toBe(409);
    expect(deleted.json()).toMatchObject({
      code: 'OWN_ACCOUNT',
      message: 'You can delete your own account only in your account settings.',
    });
    expect((await admin.get('/api/admin/users')).statusCode).toBe(200);
    expect(await audit()).toEqual([]);
  });

  it('cannot remove the last administrator', async () => {
    await site.invite();
    const demoted = await setRole(admin, admin.id, false);
    expect(demoted.statusCode).toBe(409);
    expect(demoted.json().message).toBe('The last administrator cannot be demoted.');
    const deleted = await admin.delete(`/api/admin/users/${admin.id}`);
    expect(deleted.statusCode).toBe(409);
    expect(deleted.json().message).toBe('The last administrator cannot be deleted.');
  });

  it.each([
    ['demote', (who: Person, other: Person) => setRole(who, other.id, false), 200],
    ['delete', (who: Person, other: Person) => who.delete(`/api/admin/users/${other.id}`), 204],
  ] as const)('keep one of two who %s each other at once', async (_what, act, done) => {
    const other = await site.invite({ isAdmin: true });
    const answers = await Promise.all([act(admin, other), act(other, admin)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes).toContain(done);
    expect(codes.some((code) => code === 403 || code === 401)).toBe(true);
    expect(await site.query('select 1 from users where is_admin')).toHaveLength(1);
  });

  it.each([undefined, null, 'true', 1])('are not granted by %s', async (isAdmin) => {
    const ada = await site.invite();
    const response = await setRole(admin, ada.id, isAdmin);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('isAdmin must be true or false');
  });
});

describe('an account that an administrator deletes', () => {
  it('loses its sessions and emails, and its posts stay without a name', async () => {
    const ada = await site.invite({ username: 'Ada' });
    const [questionId] = await insertQuestions(site.database.pool, [{}]);
    const body = { title: 'A thread', content: 'Some content', questionId };
    const { id } = (await ada.post('/api/discussions', body)).json();
    await ada.post('/api/comments', { threadId: id, content: 'A comment' });
    await site.query(
      `insert into mail_messages (kind, user_id, recipient, subject, html, text)
       values ('discussion', $1, 'ada@example.org', 'Subject', '', '')`,
      [ada.id],
    );
    const response = await admin.delete(`/api/admin/users/${ada.id}`);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect((await ada.get('/api/user')).statusCode).toBe(401);
    expect(await site.query('select 1 from mail_messages where user_id is not null')).toEqual([]);
    const thread = (await admin.get(`/api/discussions/${id}`)).json();
    expect(thread).toMatchObject({ createdBy: null, comments: [{ content: 'A comment' }] });
    expect(JSON.stringify(thread)).not.toContain('Ada');
    expect(await audit()).toEqual([
      {
        actor_name: 'Root',
        action: 'user.delete',
        subject_id: String(ada.id),
        details: { username: 'Ada' },
      },
    ]);
    expect((await admin.delete(`/api/admin/users/${ada.id}`)).statusCode).toBe(404);
  });

  it('ends its subscription, at the provider too', async () => {
    const ada = new Customer(site.app, await createSignedInUser(site.database.pool));
    await ada.subscribe();
    const { id } = await ada.details();
    expect((await admin.delete(`/api/admin/users/${ada.id}`)).statusCode).toBe(204);
    const ended = 'select 1 from sandbox_subscriptions where id = $1 and ended_at is not null';
    await eventually(async () => expect(await site.query(ended, [id])).toHaveLength(1));
  });
});

describe('the user management API', () => {
  const calls = [
    ['GET', () => '/api/admin/users', undefined],
    ['PATCH', (id: number) => `/api/admin/users/${id}`, { isAdmin: true }],
    ['DELETE', (id: number) => `/api/admin/users/${id}`, undefined],
  ] as const;

  it.each(calls)('are for administrators only: %s', async (method, path, payload) => {
    const [user, other] = [await site.invite(), await site.invite()];
    const formerly = await site.invite({ isAdmin: true });
    await setRole(admin, formerly.id, false);
    const nobody = new Visitor(site.app);
    const codes = [];
    for (const who of [nobody, user, formerly]) {
      codes.push((await who.call(method, path(other.id), payload)).statusCode);
    }
    expect(codes).toEqual([401, 403, 403]);
    expect(await site.query('select is_admin from users where id = $1', [other.id])).toEqual([
      { is_admin: false },
    ]);
  });

  it('distinguish unknown ids from invalid ones', async () => {
    for (const [id, status] of [
      [424_242, 404],
      ['abc', 400],
      ['0', 400],
      ['1e3', 400],
    ] as const) {
      expect((await setRole(admin, id, true)).statusCode).toBe(status);
      expect((await admin.delete(`/api/admin/users/${id}`)).statusCode).toBe(status);
    }
    expect((await setRole(admin, 424_242, true)).json().message).toBe('User not found');
  });
});

describe('ending all sessions of a user', () => {
  const end = (who: Visitor, id: unknown) => who.delete(`/api/admin/users/${id}/sessions`);

  it('signs out every device and is recorded', async () => {
    const ada = await site.invite({ username: 'Ada' });
    const bob = await site.invite();
    expect((await end(admin, ada.id)).statusCode).toBe(204);
    expect((await ada.get('/api/user')).statusCode).toBe(401);
    expect((await bob.get('/api/user')).statusCode).toBe(200);
    expect(await audit()).toEqual([
      {
        actor_name: 'Root',
        action: 'user.end_sessions',
        subject_id: String(ada.id),
        details: { username: 'Ada', sessions: 1 },
      },
    ]);
  });

  it("is refused to users and for one's own account", async () => {
    const ada = await site.invite();
    const bob = await site.invite();
    expect((await end(bob, ada.id)).statusCode).toBe(403);
    expect((await end(new Visitor(site.app), ada.id)).statusCode).toBe(401);
    const own = await end(admin, admin.id);
    expect(own.statusCode).toBe(409);
    expect(own.json().message).toBe('You can end your own sessions only in your account settings.');
    expect((await ada.get('/api/user')).statusCode).toBe(200);
    expect((await admin.get('/api/user')).statusCode).toBe(200);
    expect(await audit()).toEqual([]);
  });

  it.each([
    ['999999', 404],
    ['x', 400],
  ])('answers for the id %s with %i', async (id, status) => {
    expect((await end(admin, id)).statusCode).toBe(status);
  });
});
