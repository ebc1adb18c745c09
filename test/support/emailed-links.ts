import { expect } from 'vitest';
import { type TestApp, testAppUrl } from './app.ts';

/** The tokens in the links emailed to one user, oldest first. */
export async function linksTo(
  { database }: Pick<TestApp, 'database'>,
  email: string,
  page: 'confirm-email' | 'reset-password' | 'revert-email',
): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string; html: string }>(
    'SELECT text, html FROM mail_messages WHERE recipient = $1 ORDER BY id',
    [email],
  );
  const link = new RegExp(`${testAppUrl}/${page}\\?token=([\\w-]{43})\\b`);
  return rows.flatMap(({ text, html }) => {
    const token = link.exec(text)?.[1];
    if (token) expect(html).toContain(`token=${token}`);
    return token ?? [];
  });
}
