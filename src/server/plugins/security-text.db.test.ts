import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/support/app.ts';

async function read(securityContact: string | null) {
  const now = () => new Date('2026-05-04T12:34:56Z');
  const site = await createTestApp({ now, config: { securityContact } });
  onTestFinished(() => site.close());
  return site.app.inject('/.well-known/security.txt');
}

it('names the contact and when to look again', async () => {
  const response = await read('mailto:security@example.org');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body.split('\n')).toEqual([
    'Contact: mailto:security@example.org',
    'Expires: 2026-10-31T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ]);
});

it('is missing without a contact', async () => {
  expect((await read(null)).statusCode).toBe(404);
});
