import { eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client.ts';
import { errorReports } from '../../../db/tables/error-reports.ts';
import { mailMessages } from '../../../db/tables/mail.ts';
import { users, userTokens } from '../../../db/tables/users.ts';

/** Without the secret tokens at the end of links. */
const text = sql<string>`regexp_replace(${mailMessages.text}, '[?]token=\\S*', '', 'g')`;

/** The part of a user's data that is about email. */
export async function readMail(db: Database, userId: number) {
  const [current] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const isEarlier = sql`lower(email) <> lower(${current?.email ?? ''})`;
  const addresses = union(
    db
      .select({ email: sql<string>`${userTokens.email}`.as('email') })
      .from(userTokens)
      .where(eq(userTokens.userId, userId)),
    db
      .select({ email: sql<string>`${mailMessages.recipient}`.as('email') })
      .from(mailMessages)
      .where(eq(mailMessages.userId, userId)),
    db
      .select({ email: sql<string>`${errorReports.reportedByEmail}`.as('email') })
      .from(errorReports)
      .where(eq(errorReports.reportedBy, userId)),
  ).as('addresses');
  const earlier = await db
    .select({ email: addresses.email })
    .from(addresses)
    .where(isEarlier)
    .orderBy(addresses.email);
  return {
    earlierAddresses: earlier.map(({ email }) => email),
    mails: await db
      .select({
        kind: mailMessages.kind,
        recipient: mailMessages.recipient,
        subject: mailMessages.subject,
        text,
        createdAt: mailMessages.createdAt,
        sentAt: mailMessages.sentAt,
      })
      .from(mailMessages)
      .where(eq(mailMessages.userId, userId))
      .orderBy(mailMessages.id),
  };
}
