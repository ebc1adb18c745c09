import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { createUserSite, type UserSite } from '#test/support/admin-users.ts';
import type { Person } from '#test/support/people.ts';
import { insertQuestions, setStatus } from '#test/support/questions.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';

let site: UserSite;
let admin: Person;
beforeAll(async () => {
  site = await createUserSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  admin = await site.reset();
});

async function list(search = ''): Promise<{ users: AdminUser[]; total: string }> {
  const response = await admin.get(`/api/admin/users${search}`);
  expect(response.statusCode).toBe(200);
  return { users: response.json(), total: String(response.headers['x-total-count']) };
}

describe('the list of users', () => {
  const names = async (search: string) => (await list(search)).users.map((user) => user.username);

  it('shows profile, subscription and activity, and no secrets', async () => {
    const ada = await site.invite({ username: 'Ada', isEmailVerified: false });
    const id = await insertSubscription(site.database.pool, ada.id, {
      plan: 'annual',
      status: 'trialing',
      currentPeriodEnd: new Date('2099-01-01'),
      cancelAtPeriodEnd: true,
    });
    const questions = await insertQuestions(site.database.pool, [{}, {}, {}]);
    const [first = 0, second = 0, third = 0] = questions;
    await setStatus(site.database.pool, 'Ada', first, 'solved');
    await setStatus(site.database.pool, 'Ada', second, 'solved');
    await setStatus(site.database.pool, 'Ada', third, 'attempted');
    const body = { title: 'A thread', content: 'Some content', questionId: first };
    const { id: threadId } = (await ada.post('/api/discussions', body)).json();
    await ada.post('/api/comments', { threadId, content: 'One' });
    const two = (await ada.post('/api/comments', { threadId, content: 'Two' })).json();
    await ada.delete(`/api/comments/${two.id}`);
    const { users, total } = await list();
    expect(total).toBe('2');
    expect(users[0]).toEqual({
      id: ada.id,
      username: 'Ada',
      email: 'Ada@example.org',
      isAdmin: false,
      isEmailVerified: false,
      stripeSubscriptionId: id,
      createdAt: expect.any(String),
      lastActive: expect.any(String),
      questionsAttempted: 3,
      questionsSolved: 2,
      canClaimAdmin: false,
      subscription: {
        plan: 'annual',
        status: 'trialing',
        currentPeriodEnd: '2099-01-01T00:00:00.000Z',
        cancelAtPeriodEnd: true,
      },
      hasSecondFactor: false,
      discussions: 1,
      comments: 1,
    });
    expect(users[1]).toMatchObject({
      username: 'Root',
      isAdmin: true,
      subscription: null,
      stripeSubscriptionId: null,
      questionsAttempted: 0,
    });
  });

  it('distinguishes active, past-due, ended and attempted subscriptions', async () => {
    const subscribe = async (username: string, fields: object) =>
      insertSubscription(site.database.pool, (await site.invite({ username })).id, fields);
    await subscribe('Late', { status: 'past_due' });
    await subscribe('Over', { status: 'canceled', endedAt: new Date() });
    await subscribe('Attempt', { paymentConfirmed: false });
    const { users } = await list('?sort=username');
    expect(
      users.map((user) => [user.username, user.subscription?.status, user.stripeSubscriptionId]),
    ).toEqual([
      ['Attempt', undefined, null],
      ['Late', 'past_due', null],
      ['Over', undefined, null],
      ['Root', undefined, null],
    ]);
  });

  describe('narrowed and sorted', () => {
    beforeEach(async () => {
      const [question = 0] = await insertQuestions(site.database.pool, [{}]);
      await site.invite({ username: 'ann_a', email: 'z@example.org' });
      await site.invite({ username: 'Bob', email: 'y@example.com', isEmailVerified: false });
      await site.invite({ username: 'cyd', email: 'X@example.org', isAdmin: true });
      await setStatus(site.database.pool, 'Bob', question, 'solved');
      await site.query(`update users set created_at = '2026-01-01'::timestamptz - id * interval '1 day',
        last_active = '2026-02-01'::timestamptz + id * interval '1 day'`);
    });

    it.each([
      ['', ['Root', 'ann_a', 'Bob', 'cyd']],
      ['?search=BO', ['Bob']],
      ['?search=EXAMPLE.ORG', ['Root', 'ann_a', 'cyd']],
      ['?search=_', ['ann_a']],
      ['?search=%25', []],
      ['?role=admin', ['Root', 'cyd']],
      ['?role=user&verified=false', ['Bob']],
      ['?verified=true&search=cy', ['cyd']],
      ['?sort=username', ['ann_a', 'Bob', 'cyd', 'Root']],
      ['?sort=email&direction=desc', ['ann_a', 'Bob', 'cyd', 'Root']],
      ['?sort=createdAt&direction=asc', ['cyd', 'Bob', 'ann_a', 'Root']],
      ['?sort=lastActive&direction=desc', ['cyd', 'Bob', 'ann_a', 'Root']],
      ['?sort=username&page=2&pageSize=3', ['Root']],
      ['?page=9', []],
    ])('handles %s', async (search, expected) => {
      expect(await names(search)).toEqual(expected);
    });

    it('has the total of all matches on every page', async () => {
      expect((await list('?page=2&pageSize=1')).total).toBe('4');
      expect((await list('?role=admin&pageSize=1')).total).toBe('2');
    });
  });

  it.each(['?sort=passwordHash', '?role=owner', '?verified=yes', '?page=0', '?pageSize=101'])(
    'refuses %s',
    async (search) => {
      expect((await admin.get(`/api/admin/users${search}`)).statusCode).toBe(400);
    },
  );
});

it('the list of users returns everyone without a page, and pages of ten thousand', async () => {
  // On its own site, since deleting so many from the shared one would take seconds.
  const crowded = await createUserSite();
  admin = await crowded.reset();
  await crowded.query(
    `insert into users (username, email, password_hash)
     select 'user_' || n, 'user_' || n || '@example.org', '-' from generate_series(1, 10001) n`,
  );
  const { users, total } = await list();
  expect([users.length, total]).toEqual([10_002, '10002']);
  expect((await list('?page=1')).total).toBe('10000');
  expect((await list('?page=401')).users).toEqual([]);
  await crowded.close();
});
