import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import type { Visitor } from '#test/support/http.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { enroll } from '#test/support/second-factor.ts';

let site: TestApp;
let people: People;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
});
afterAll(() => site.close());

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;
const reset = (who: Visitor, id: unknown) => who.delete(`/api/admin/users/${id}/second-factor`);
const isListedWithOne = async (id: number) =>
  (await people.admin.get('/api/admin/users')).json().find((user: AdminUser) => user.id === id)
    ?.hasSecondFactor;

describe("resetting a user's second factor", () => {
  it('removes it with its codes, ends nothing else, and is recorded and mailed', async () => {
    const { admin, user } = people;
    await enroll(site.database.pool, user.id);
    expect(await isListedWithOne(user.id)).toBe(true);
    expect((await reset(admin, user.id)).statusCode).toBe(204);
    expect(await isListedWithOne(user.id)).toBe(false);
    expect((await user.get('/api/user/two-step')).json()).toEqual({
      authenticator: null,
      hasPasskeys: false,
      recoveryCodesLeft: 0,
    });
    expect(await query('select actor_name, action, subject_id, details from audit_log')).toEqual([
      {
        actor_name: admin.username,
        action: 'user.reset_second_factor',
        subject_id: String(user.id),
        details: { username: user.username },
      },
    ]);
    expect((await user.get('/api/user/security-log')).json()).toMatchObject([
      { kind: 'user.reset_second_factor', actor: 'administrator' },
    ]);
    const mails = await query("select * from mail_messages where kind = 'second_factor'");
    expect(mails).toMatchObject([
      { recipient: user.email, subject: 'Two-step sign-in was reset for Martingale' },
    ]);
    expect(mails[0].text).toContain('http://localhost:3000/account?tab=security');
  });

  it('is refused if there is none', async () => {
    const response = await reset(people.admin, people.other.id);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('This account does not use two-step sign-in.');
  });

  it("is refused to users and for one's own account", async () => {
    const { nobody, user, other, admin } = people;
    await enroll(site.database.pool, other.id);
    await enroll(site.database.pool, admin.id);
    expect((await reset(nobody, other.id)).statusCode).toBe(401);
    expect((await reset(user, other.id)).statusCode).toBe(403);
    expect((await reset(other, other.id)).statusCode).toBe(403);
    const own = await reset(admin, admin.id);
    expect(own.statusCode).toBe(409);
    expect(own.json().code).toBe('OWN_ACCOUNT');
    expect(await isListedWithOne(other.id)).toBe(true);
    expect(await isListedWithOne(admin.id)).toBe(true);
  });

  it('distinguishes unknown ids from invalid ones', async () => {
    expect((await reset(people.admin, 424_242)).statusCode).toBe(404);
    expect((await reset(people.admin, 'abc')).statusCode).toBe(400);
  });
});
