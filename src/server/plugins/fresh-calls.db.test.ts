import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#shared/contracts/call.ts';
import { calls } from '#shared/contracts/calls.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';

const table: [string, Call][] = Object.entries(calls);
const namesOf = (chosen: (call: Call) => boolean) =>
  table.filter(([, call]) => chosen(call)).map(([name]) => name);

it('lists the calls that need a recently entered password', () => {
  expect(namesOf(({ fresh }) => fresh === 'always').sort()).toEqual([
    'DELETE /api/admin/questions/all',
    'DELETE /api/admin/users/:id',
    'DELETE /api/admin/users/:id/second-factor',
    'DELETE /api/admin/users/:id/sessions',
    'DELETE /api/user/authenticator',
    'DELETE /api/user/identities/:id',
    'DELETE /api/user/passkeys/:id',
    'DELETE /api/user/sessions',
    'DELETE /api/user/sessions/:id',
    'GET /api/admin/export',
    'GET /api/admin/kept-exports/:id',
    'GET /api/reauthenticate',
    'GET /api/user/data',
    'PATCH /api/admin/users/:id',
    'POST /api/make-admin',
    'POST /api/pending-identity/link',
    'POST /api/user/authenticator',
    'POST /api/user/authenticator/confirm',
    'POST /api/user/identities/:provider',
    'POST /api/user/passkeys',
    'POST /api/user/passkeys/challenge',
    'POST /api/user/recovery-codes',
    'PUT /api/user/sign-in-mail',
  ]);
  expect(namesOf(({ fresh }) => fresh === 'sometimes')).toEqual([
    'PUT /api/user/profile',
    'PUT /api/user/password',
    'DELETE /api/user',
    'PUT /api/admin/settings',
    'PUT /api/admin/settings/:key',
    'DELETE /api/admin/settings/:key',
  ]);
});

describe('a stale session', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
    await site.database.pool.query(
      "UPDATE sessions SET password_entered_at = now() - interval '16 minutes'",
    );
  });
  afterAll(() => site.close());

  const outcome = async (person: keyof People, name: string, headers?: Record<string, string>) => {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replaceAll(/:\w+/g, '1');
    const response = await site.app.inject({
      method: methodOf(method),
      url,
      headers: { cookie: people[person].cookie, ...headers },
      ...(headers && { payload: '{' }),
    });
    const [, code = ''] = /"code":"(\w+)"/.exec(response.body) ?? [];
    return { status: response.statusCode, code };
  };

  const stale = { status: 403, code: 'REAUTHENTICATE' };

  it.each(namesOf(({ fresh }) => fresh === 'always'))('may not %s', async (name) => {
    const access = table.find(([other]) => other === name)?.[1].access;
    expect(await outcome('nobody', name)).toEqual({ status: 401, code: 'NOT_SIGNED_IN' });
    const forbidden = { status: 403, code: 'FORBIDDEN' };
    expect(await outcome('user', name)).toEqual(access === 'admin' ? forbidden : stale);
    expect(await outcome('admin', name)).toEqual(stale);
  });

  it('is refused before its body is read', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await outcome('admin', 'PATCH /api/admin/users/:id', headers)).toEqual(stale);
  });

  it.each(namesOf(({ fresh, access }) => !fresh && access === 'admin'))(
    'may %s as before',
    async (name) => {
      expect((await outcome('admin', name)).code).not.toBe('REAUTHENTICATE');
    },
  );
});

function methodOf(method: string) {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  return methods.find((other) => other === method) ?? 'GET';
}
