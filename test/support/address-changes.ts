import { expect } from 'vitest';
import type { Authenticator } from './authenticator.ts';
import { linksTo } from './emailed-links.ts';
import { register } from './openid/linking.ts';
import type { OpenIdSite } from './openid/openid-site.ts';
import type { Traveler } from './openid/traveler.ts';
import { signInChallenge } from './passkeys.ts';
import { password } from './register.ts';

export const hour = 3_600_000;
export const newPassword = 'a password of my own';

/** What people do when an account's address is changed, on a site that is opened later. */
export function addressChangesOn(opened: () => OpenIdSite) {
  const browser = () => opened().browser();
  const query = (sql: string, values: unknown[]) => opened().query(sql, values);

  /** The newest link of a kind sent to an address. */
  async function linkTo(email: string, page: Parameters<typeof linksTo>[2]): Promise<string> {
    return (await linksTo(opened(), email, page)).at(-1) ?? '';
  }

  async function verify(email: string, visitor = browser()): Promise<void> {
    const token = await linkTo(email, 'confirm-email');
    expect((await visitor.post('/api/verify-email', { token })).statusCode).toBe(200);
  }

  /** A new user with a verified address. */
  async function join() {
    const person = await register(opened());
    await verify(person.email, person.visitor);
    const move = async (visitor: Traveler, email: string) => {
      const moved = await visitor.put('/api/user/profile', { username: person.username, email });
      expect(moved.statusCode).toBe(200);
    };
    const account = async () => {
      const [row] = await query(
        `select email, is_email_verified as verified, password_hash is not null as "hasPassword",
           (select count(*)::int from sessions where user_id = users.id) as sessions
         from users where id = $1`,
        [person.id],
      );
      return row;
    };
    return { ...person, move, account };
  }

  return {
    browser,
    linkTo,
    verify,
    join,
    revertLinkTo: (email: string) => linkTo(email, 'revert-email'),

    async askForReset(email: string): Promise<string> {
      await browser().post('/api/forgot-password', { email });
      return linkTo(email, 'reset-password');
    },
    reset: (token: string) => browser().post('/api/reset-password', { token, newPassword }),
    check: (token: string) => browser().post('/api/reset-password/check', { token }),
    release: (token: string) => browser().post('/api/release-email', { token }),
    revert: (token: string, visitor = browser()) => visitor.post('/api/revert-email', { token }),

    signUp: (email: string) =>
      browser().post('/api/register', { username: `new-${email.length}`, email, password }),
    logIn: (visitor: Traveler, email: string, secret = password) =>
      visitor.post('/api/login', { email, password: secret }),
    async signInWith(key: Authenticator) {
      const visitor = browser();
      return visitor.post('/api/login/passkey', key.get(await signInChallenge(visitor)));
    },
  };
}
