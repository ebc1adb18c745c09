import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { LaunchError } from '#postgres/embedded.ts';
import { connectDatabase } from '../db/connect.ts';
import { DatabaseTooNewError } from '../db/too-new-error.ts';
import { DatabaseTooOldError } from '../db/too-old-error.ts';
import { ConfigError } from '../lib/config-error.ts';
import { readConfig } from './config.ts';
import { connectFailure, explainStartFailure } from './start-failure.ts';

const log = { info: () => {}, warn: () => {} };

async function whyNot(databaseUrl: string): Promise<string> {
  const failure = await connectDatabase(readConfig({ DATABASE_URL: databaseUrl }), log).then(
    () => 'It connects.',
    (error: unknown) => explainStartFailure(connectFailure(error)),
  );
  expect(failure).not.toContain('hunter2');
  return failure;
}

describe('a database that cannot be reached is explained in one line:', () => {
  it.each([
    ['a closed port', 'me:hunter2@127.0.0.1:1/x', /127\.0\.0\.1:1\. Check DATABASE_URL\.$/],
    ['an unknown host', 'me:hunter2@nowhere.invalid/x', /nowhere\.invalid\. Check DATABASE_URL\.$/],
    ['no such socket', 'me@localhost/x?host=/nowhere', /\/nowhere.*\. Check DATABASE_URL\.$/],
  ])('%s', async (_name, address, reason) => {
    const explained = await whyNot(`postgres://${address}`);
    expect(explained).toMatch(/^the database cannot be reached: [^\n]+$/);
    expect(explained).toMatch(reason);
  });

  it('a server that is not PostgreSQL', async () => {
    const server = net.createServer((socket) => socket.end('220 mail.example.org ESMTP\r\n'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address?.port;
    try {
      const explained = await whyNot(`postgres://me@127.0.0.1:${port}/x`);
      expect(explained).toMatch(/^the database [^\n]+ Check DATABASE_URL\.$/);
    } finally {
      server.close();
    }
  });
});

describe('explainStartFailure', () => {
  it.each([
    new ConfigError('PORT must be a number'),
    new LaunchError('DATA_DIR is not a folder'),
    new DatabaseTooNewError(),
    new DatabaseTooOldError(),
  ])('passes on self-explanatory errors: $name', (error) => {
    expect(explainStartFailure(error)).toBe(error.message);
  });

  it('adds the stack to our own bugs', () => {
    const error = new TypeError('x is not a function');
    expect(explainStartFailure(error)).toBe(error.stack);
  });
});
