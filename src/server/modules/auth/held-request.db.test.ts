import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';

const password = 'right password';

/** A request whose body is kept back until the test says so. */
describe('a request that is still being sent', () => {
  let site: TestApp;
  let url: string;
  beforeAll(async () => {
    site = await createTestApp({ config: { adminEmail: 'root@corp.example' } });
    url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.close());

  async function hold(cookie: string, body: object) {
    const payload = JSON.stringify(body);
    const call = request(`${url}/api/user/profile`, {
      method: 'PUT',
      headers: {
        cookie,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      },
    });
    const answered = new Promise<number>((resolve, reject) => {
      call.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      call.on('error', reject);
    });
    await new Promise((written) => call.write(payload.slice(0, 1), written));
    return {
      finish() {
        call.end(payload.slice(1));
        return answered;
      },
    };
  }

  async function register(name: string) {
    const person = new Visitor(site.app);
    const email = `${name}@example.org`;
    await person.post('/api/register', { username: name, email, password });
    return { person, username: name, email };
  }

  it('does not outlive its session', async () => {
    const { person, username, email } = await register('owner');
    const thief = new Visitor(site.app);
    await thief.post('/api/login', { email, password });
    const held = await hold(thief.cookie, { username, email: 'thief@example.org' });
    await person.put('/api/user/password', {
      currentPassword: password,
      newPassword: 'a better one',
    });
    expect(await held.finish()).toBe(401);
    expect((await person.get('/api/user')).json().email).toBe(email);
  });

  it('does not carry a verification over to another email', async () => {
    const { person, username } = await register('climber');
    const move = (email: string) => person.put('/api/user/profile', { username, email });
    await move('root@corp.example');
    const held = await hold(person.cookie, { username, email: 'root@corp.example' });
    await move('mine@example.org');
    await site.database.pool.query(
      "UPDATE users SET is_email_verified = true WHERE email = 'mine@example.org'",
    );
    expect(await held.finish()).toBe(200);
    expect((await person.get('/api/user')).json()).toMatchObject({
      email: 'root@corp.example',
      isEmailVerified: false,
      canClaimAdmin: false,
    });
    expect((await person.post('/api/make-admin')).statusCode).toBe(403);
  });
});
