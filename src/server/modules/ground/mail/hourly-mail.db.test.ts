import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { createMailService, type MailService } from './mail.service.ts';

const hour = 3_600_000;
let database: TestDatabase;
let mail: MailService;
let userId: number;
let clock: Date;
let sent: number;
let written: number;
beforeAll(async () => {
  database = await createDatabase();
  userId = (await createSignedInUser(database.pool)).user.id;
  mail = createMailService({
    db: openDatabase(database.pool),
    inTransaction: transactionsOn(database.pool),
    jobs: {
      queue: () => ({
        send: async () => {
          sent += 1;
        },
        work: async () => {},
        isWaiting: async () => true,
      }),
    },
    mailer: { isOutbox: true, send: async () => {} },
    now: () => clock,
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from mail_messages');
  clock = new Date('2026-03-01T10:30:00Z');
  sent = 0;
  written = 0;
});

function enqueue(key = 'key') {
  return transactionsOn(database.pool)((transaction) =>
    mail.enqueueHourly(transaction, key, async () => {
      written += 1;
      return {
        kind: 'test',
        userId,
        recipient: 'ada@example.org',
        email: { subject: 'Subject', greeting: 'Hello', paragraphs: [], closing: 'Bye' },
      };
    }),
  );
}

it('is sent at most once an hour, and not even rendered again', async () => {
  await enqueue();
  clock = new Date(clock.getTime() + hour - 1);
  await enqueue();
  expect({ sent, written }).toEqual({ sent: 1, written: 1 });
  clock = new Date(clock.getTime() + 1);
  await enqueue();
  await enqueue();
  expect({ sent, written }).toEqual({ sent: 2, written: 2 });
});

it('is sent once per key', async () => {
  await enqueue('one');
  await enqueue('other');
  expect(sent).toBe(2);
});

it('is sent once under concurrency, even an hour later', async () => {
  const several = () => Promise.all(Array.from({ length: 6 }, () => enqueue()));
  await several();
  expect(sent).toBe(1);
  clock = new Date(clock.getTime() + hour);
  await several();
  expect(sent).toBe(2);
});
