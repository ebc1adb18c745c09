import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#shared/contracts/call.ts';
import { calls } from '#shared/contracts/calls.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { invitePeople, type People, type Person } from '#test/support/people.ts';
import { enroll } from '#test/support/second-factor.ts';

let site: TestApp;
let people: People;
let enrolled: Person;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
  enrolled = (await invitePeople(site)).admin;
  await enroll(site.database.pool, enrolled.id);
});
afterAll(() => site.close());

const url = '/api/admin/settings/require_second_factor';
const demand = (value: string, admin = enrolled) => admin.put(url, { value });
afterEach(() => demand('off'));

const turnOn = 'Administrators of this site need two-step sign-in. Please turn it on first.';
const required = { code: 'SECOND_FACTOR_REQUIRED', message: turnOn, error: turnOn };

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const table: [string, Call][] = Object.entries(calls);
const adminCalls = table.filter(([, { access }]) => access === 'admin').map(([name]) => name);

describe('requiring a second factor from administrators', () => {
  it('is off by default, and hidden from visitors', async () => {
    expect((await people.admin.get('/api/admin/users')).statusCode).toBe(200);
    const settings = (await enrolled.get('/api/admin/settings')).json();
    expect(settings.at(-1)).toMatchObject({
      key: 'require_second_factor',
      kind: 'switch',
      value: 'off',
      default: 'off',
    });
    expect((await people.nobody.get('/api/settings')).body).not.toContain('second_factor');
  });

  it('can be turned on only by an administrator who has one', async () => {
    const own = 'Please turn on two-step sign-in for your own account first.';
    const fieldErrors = { require_second_factor: own };
    const refused = await demand('on', people.admin);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'NO_SECOND_FACTOR', fieldErrors });
    const values = { app_title: 'Changed', require_second_factor: 'on' };
    expect((await people.admin.put('/api/admin/settings', { values })).statusCode).toBe(409);
    expect((await people.admin.get('/api/admin/settings')).body).not.toContain('Changed');
    expect((await demand('on')).json()).toMatchObject({ value: 'on' });
  });

  it('stays as it is if the password was not entered recently', async () => {
    await site.database.pool.query(
      "update sessions set password_entered_at = now() - interval '16 minutes' where user_id = $1",
      [enrolled.id],
    );
    const values = { require_second_factor: 'off', app_title: 'Changed' };
    for (const refused of [
      await demand('off'),
      await enrolled.delete(url),
      await enrolled.put('/api/admin/settings', { values }),
    ]) {
      expect(refused.json().code).toBe('REAUTHENTICATE');
    }
    const title = { values: { app_title: 'Changed' } };
    expect((await enrolled.put('/api/admin/settings', title)).statusCode).toBe(200);
    await site.database.pool.query(
      'update sessions set password_entered_at = now() where user_id = $1',
      [enrolled.id],
    );
  });

  it.each(['yes', 'ON', '1'])('cannot be set to "%s"', async (value) => {
    expect((await demand(value)).json().message).toBe('Value must be on or off');
  });

  it('is for administrators only', async () => {
    expect((await people.user.put(url, { value: 'on' })).statusCode).toBe(403);
    expect((await people.nobody.put(url, { value: 'on' })).statusCode).toBe(401);
  });

  it('closes every admin call to administrators without one', async () => {
    await demand('on');
    const outcomes = await Promise.all(
      adminCalls.map(async (name) => {
        const [, path = ''] = name.split(' ');
        const method = methods.find((one) => name.startsWith(`${one} `));
        const url = path.replaceAll(/:\w+/g, '1');
        const response = await people.admin.call(method ?? 'GET', url);
        return { name, body: response.body };
      }),
    );
    expect(outcomes.filter(({ body }) => body !== JSON.stringify(required))).toEqual([]);
    expect((await enrolled.get('/api/admin/users')).statusCode).toBe(200);
    expect((await people.user.get('/api/admin/users')).json().code).toBe('FORBIDDEN');
  });

  it('leaves them the rights of a user, and says why', async () => {
    expect((await people.admin.get('/api/user')).json()).toMatchObject({ isAdmin: true });
    await demand('on');
    const user = (await people.admin.get('/api/user')).json();
    expect(user).toMatchObject({ isAdmin: false, needsSecondFactor: true, canClaimAdmin: false });
    await demand('off');
    const again = (await people.admin.get('/api/user')).json();
    expect(again.isAdmin).toBe(true);
    expect(again).not.toHaveProperty('needsSecondFactor');
  });

  it('restores the rights when one is set up, and takes them when it is turned off', async () => {
    await demand('on');
    const { admin } = people;
    expect((await admin.get('/api/user')).json().isAdmin).toBe(false);
    const { codeAt } = await enroll(site.database.pool, admin.id);
    await site.database.pool.query(
      'update authenticators set confirmed_at = null where user_id = $1',
      [admin.id],
    );
    await admin.post('/api/user/authenticator/confirm', { code: codeAt(new Date()) });
    expect((await admin.get('/api/user')).json()).toMatchObject({ isAdmin: true });
    expect((await admin.get('/api/admin/users')).statusCode).toBe(200);
    await admin.delete('/api/user/authenticator');
    expect((await admin.get('/api/user')).json()).toMatchObject({ needsSecondFactor: true });
    expect((await admin.get('/api/admin/users')).json()).toEqual(required);
  });

  it('does not affect users and visitors', async () => {
    await demand('on');
    expect((await people.user.get('/api/user')).json()).not.toHaveProperty('needsSecondFactor');
    expect((await new Visitor(site.app).get('/api/admin/users')).statusCode).toBe(401);
  });
});
