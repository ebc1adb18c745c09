import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { createLog } from '../lib/log.ts';

let site: TestApp;
let lines: string[];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  site = await createTestApp({ log: createLog('info', sink) });
});
afterAll(() => site.close());
beforeEach(() => {
  lines = [];
});

const ip = '198.51.100.7';
const network = '198.51.100.0/24';
const completed = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed');

it('names the network of a refused visitor', async () => {
  await new Visitor(site.app, { ip }).get('/api/user/sessions');
  expect(completed()).toMatchObject([{ path: '/api/user/sessions', status: 401, network }]);
  expect(lines.join('')).not.toContain(ip);
});

it.each([
  ['/api/admin/users', 403],
  ['/api/questions/x/note', 400],
])('names the member who is refused %s', async (path, status) => {
  const { user, cookie } = await createSignedInUser(site.database.pool);
  await new Visitor(site.app, { ip, cookie: `${cookie.name}=${cookie.value}` }).get(path);
  expect(completed()).toMatchObject([{ status, network, userId: user.id }]);
});

it('names the network of a request from another site', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  await new Visitor(site.app, { ip }).call('POST', '/api/logout', undefined, headers);
  expect(completed()).toMatchObject([{ status: 403, network }]);
});

it('names nobody who is served', async () => {
  await new Visitor(site.app, { ...(await site.signIn()), ip }).get('/api/user');
  const [line] = completed();
  expect(line).toMatchObject({ status: 200 });
  expect(line).not.toHaveProperty('network');
  expect(line).not.toHaveProperty('userId');
});
