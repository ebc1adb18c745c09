import { Secret, TOTP } from 'otpauth';
import type pg from 'pg';
import { hashToken } from '#server/lib/secret-token.ts';

/** What an authenticator app shows. */
export function codeAt(secret: Secret, time: Date): string {
  return TOTP.generate({ secret, timestamp: time.getTime() });
}

/** Turns two-step sign-in on, without going through the form. */
export async function enroll(pool: pg.Pool, userId: number) {
  const secret = new Secret({ size: 20 });
  await pool.query(
    'insert into authenticators (user_id, secret, confirmed_at) values ($1, $2, now())',
    [userId, Buffer.from(secret.bytes)],
  );
  const recoveryCodes = ['2'.repeat(24), '3'.repeat(24), '4'.repeat(24)];
  await pool.query(
    'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])',
    [userId, recoveryCodes.map(hashToken)],
  );
  return { secret, recoveryCodes, codeAt: (time: Date) => codeAt(secret, time) };
}
