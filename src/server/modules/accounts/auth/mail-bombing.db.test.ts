import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

const password = 'right password';
let site: TestApp;
let count = 0;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.pool.query('DELETE FROM mail_messages');
});

/** Each has their own IP. */
function stranger() {
  count += 1;
  return new Visitor(site.app, { ip: `198.51.100.${count}` });
}

function register(person: Visitor, email: string, username = `user-${count}`) {
  return person.post('/api/register', { username, email, password });
}

async function countMails(): Promise<number> {
  return (await site.database.pool.query('SELECT 1 FROM mail_messages')).rows.length;
}

it('sends one inbox at most ten emails an hour, whatever asks for them', async () => {
  const victim = stranger();
  await register(victim, 'victim@gmail.com');
  for (let index = 0; index < 5; index += 1) {
    const address = index % 2 ? `vic.tim+${index}@gmail.com` : `victim+${index}@googlemail.com`;
    expect((await register(stranger(), address)).statusCode).toBe(201);
  }
  for (let index = 0; index < 2; index += 1) {
    expect((await victim.post('/api/resend-verification')).statusCode).toBe(200);
  }
  for (let index = 0; index < 4; index += 1) {
    const forgot = await stranger().post('/api/forgot-password', { email: 'victim@gmail.com' });
    expect(forgot.statusCode).toBe(200);
  }
  expect(await countMails()).toBe(10);

  const message = 'Too many attempts. Please wait a while and try again.';
  const refused = await register(stranger(), 'v.ictim@gmail.com');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe(message);
  expect((await victim.post('/api/resend-verification')).statusCode).toBe(429);
  expect((await register(stranger(), 'v.ictim@example.org')).statusCode).toBe(201);
  expect(await countMails()).toBe(11);
});

it('does not count a registration that sends nothing', async () => {
  const email = 'owner@example.org';
  useUpAllButOne(10);
  await register(stranger(), email, 'owner');
  expect((await register(stranger(), email)).statusCode).toBe(409);
  expect((await register(stranger(), 'owner+1@example.org', 'owner')).statusCode).toBe(409);
  await stranger().post('/api/forgot-password', { email });
  expect(await countMails()).toBe(2);
});

it('does not count a change to an address that is taken', async () => {
  const email = 'keeper@example.org';
  useUpAllButOne(10);
  await register(stranger(), email, 'keeper');
  const thief = stranger();
  await register(thief, 'mover@example.org', 'mover');
  const change = await thief.put('/api/user/profile', { username: 'mover', email });
  expect(change.statusCode).toBe(409);
  await site.database.pool.query('DELETE FROM mail_messages');
  await stranger().post('/api/forgot-password', { email });
  expect(await countMails()).toBe(1);
});

it('counts newsletter confirmations that are sent, and does not reveal it', async () => {
  const signUp = (email: string) => stranger().post('/api/newsletter', { email });
  useUpAllButOne(10);
  for (let index = 0; index < 3; index += 1) {
    expect((await signUp('reader@example.org')).statusCode).toBe(200);
  }
  expect(await countMails()).toBe(1);
  for (let index = 0; index < 2; index += 1) {
    expect((await signUp(`reader+${index}@example.org`)).statusCode).toBe(200);
  }
  expect(await countMails()).toBe(2);
  expect((await register(stranger(), 'reader+new@example.org')).statusCode).toBe(429);
});
