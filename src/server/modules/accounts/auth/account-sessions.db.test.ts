import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import type { Visitor } from '#test/support/http.ts';
import { newBrowser, password, register } from '#test/support/register.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe("an account's sessions", () => {
  it('are listed with their device, and others can be ended', async () => {
    const { person, email } = await register(site);
    const phone = newBrowser(site);
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    await phone.call('POST', '/api/login', { email, password }, { 'user-agent': userAgent });
    const list = (await person.get('/api/user/sessions')).json();
    expect(list).toHaveLength(2);
    expect(list).toContainEqual(
      expect.objectContaining({ device: 'Safari on iOS', isCurrent: false }),
    );
    expect(list).toContainEqual(expect.objectContaining({ isCurrent: true }));
    expect(JSON.stringify(list)).not.toMatch(/token|hash/);

    expect((await person.delete('/api/user/sessions')).statusCode).toBe(204);
    expect((await phone.get('/api/user')).statusCode).toBe(401);
    expect((await person.get('/api/user/sessions')).json()).toHaveLength(1);
  });

  it('can be ended one by one', async () => {
    const { person, email } = await register(site);
    const [phone, tablet] = [newBrowser(site), newBrowser(site)];
    for (const other of [phone, tablet]) await other.post('/api/login', { email, password });
    const idOf = async (one: Visitor): Promise<number> =>
      (await one.get('/api/user/sessions'))
        .json()
        .find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
    const url = `/api/user/sessions/${await idOf(phone)}`;
    const elsewhere = await person.call('DELETE', url, undefined, {
      origin: 'https://elsewhere.example',
    });
    expect(elsewhere.statusCode).toBe(403);
    expect((await (await register(site)).person.delete(url)).statusCode).toBe(404);
    expect((await newBrowser(site).delete(url)).statusCode).toBe(401);
    expect((await phone.get('/api/user')).statusCode).toBe(200);

    // Two tabs at once: one ends it, and the other finds it gone.
    const ends = await Promise.all([person.delete(url), person.delete(url)]);
    expect(ends.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    expect((await phone.get('/api/user')).statusCode).toBe(401);
    expect((await tablet.get('/api/user')).statusCode).toBe(200);
    expect((await person.get('/api/user')).statusCode).toBe(200);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999'])('cannot be ended by the id %s', async (id) => {
    const { person } = await register(site);
    const response = await person.delete(`/api/user/sessions/${id}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Invalid session id');
  });

  it('are private to their owner', async () => {
    const one = await register(site);
    const other = await register(site);
    expect((await one.person.get('/api/user/sessions')).json()).toHaveLength(1);
    await one.person.delete('/api/user/sessions');
    expect((await other.person.get('/api/user')).statusCode).toBe(200);
  });
});
