import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleRows } from '#postgres/backup/sample-site.ts';
import type { Call } from '#shared/contracts/call.ts';
import { calls } from '#shared/contracts/calls.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createLog } from '../lib/log.ts';

const queries: Record<string, string> = {
  'GET /api/admin/export': 'format=json',
  'GET /api/admin/feedback': 'format=csv',
  'GET /api/admin/signups': 'list=newsletter&format=csv',
  'GET /api/search': 'q=unknown',
};

const table: [string, Call][] = Object.entries(calls);
const reads = table.filter(([name]) => name.startsWith('GET '));
const guarded = reads.filter(([, { origin }]) => origin === 'own').map(([name]) => name);
const urlOf = (name: string) => `${name.slice(4).replaceAll(/:\w+/g, '1')}?${queries[name] ?? ''}`;

let site: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  site = await createTestApp();
  const { pool } = site.database;
  await addSampleRows(pool);
  await pool.query("update mail_messages set status = 'sent', sent_at = now()");
  await pool.query('update kept_exports set data = $1', [gzipSync('[]')]);
  await pool.query(`update question_answers set hints = '[{"source": "Try.", "html": "Try."}]'`);
  admin = await site.signIn({ isAdmin: true });
});
afterAll(() => site.close());

it('reads that leave a trace are declared', async () => {
  const pool = new pg.Pool({
    ...site.database.connection,
    options: '-c default_transaction_read_only=on',
  });
  // Dropping the database may cut off a connection that is just closing.
  pool.on('error', () => {});
  let log = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const readOnly = await createTestApp({
    pool,
    log: createLog('error', sink),
    config: { rateLimits: false },
  });
  const writing: string[] = [];
  for (const [name] of reads) {
    log = '';
    const isCutOff = await readOnly.app
      .inject({ url: urlOf(name), headers: admin })
      .then(() => false)
      .catch(() => true);
    if (isCutOff || log.includes('read-only transaction')) writing.push(name);
  }
  await readOnly.close();
  await pool.end();
  // They fill in what is the same for everyone: totals of past days, today's question, known words.
  const isHarmless = (name: string) =>
    /^GET \/api\/(analytics\/|admin\/overview$|questions\/daily$|search$)/.test(name);
  expect(writing.filter((name) => !guarded.includes(name) && !isHarmless(name))).toEqual([]);
  expect(writing).toEqual(expect.arrayContaining(guarded));
});

describe.each(guarded)('%s', (name) => {
  const open = (headers: Record<string, string>) =>
    site.app.inject({ url: urlOf(name), headers: { ...admin, ...headers } });

  it.each(['cross-site', 'same-site', 'none'])(
    'refuses a link from elsewhere: %s',
    async (from) => {
      const headers = { 'sec-fetch-site': from, 'sec-fetch-mode': 'navigate' };
      const answer = await open(headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        message: 'Please open this from a page on this site.',
      });
    },
  );

  it('lets our own pages and programs through', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, {}]) {
      expect((await open(headers)).statusCode).toBe(200);
    }
  });
});
