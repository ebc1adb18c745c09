import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { createRateLimiter } from '../../db/rate-limiters.ts';
import { AppError } from '../../errors.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** How often one caller may do a thing. */
const allowances = {
  register: { points: 100, seconds: hour },
  verifyEmail: { points: 60, seconds: hour },
  resendVerification: { points: 5, seconds: hour },
  forgotPasswordFrom: { points: 30, seconds: hour },
  forgotPasswordFor: { points: 5, seconds: hour },
  resetPassword: { points: 30, seconds: hour },
} as const;

/** How many failures are forgiven in a day before each further one costs a growing wait. */
const forgivenFailures = { account: 8, address: 60 };
const firstWaitSeconds = 30;
const longestWaitSeconds = hour;

export type Allowance = keyof typeof allowances;
export type ThrottleService = ReturnType<typeof createThrottleService>;

export function createThrottleService(pool: pg.Pool, isOn: boolean) {
  const limiters = new Map(
    Object.entries(allowances).map(([name, limits]) => [
      name,
      createRateLimiter(pool, { name, ...limits }),
    ]),
  );
  const failures = createRateLimiter(pool, { name: 'failures', points: 1e9, seconds: day });
  const waits = createRateLimiter(pool, { name: 'waits', points: 1, seconds: 1 });

  /**
   * Failures count per address, and per account from that address. So a stranger who guesses a
   * password locks out nobody but themselves: the owner still gets in from elsewhere.
   */
  function failureKeys(address: string, account: string) {
    return [
      { key: digest(address), forgiven: forgivenFailures.address },
      { key: digest(`${address} ${account.toLowerCase()}`), forgiven: forgivenFailures.account },
    ];
  }

  return {
    async allow(name: Allowance, caller: string): Promise<void> {
      if (!isOn) return;
      try {
        await limiters.get(name)?.consume(digest(caller));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext);
        throw refusal;
      }
    },

    /** Call before looking at a password. */
    async refuseWhileWaiting(address: string, account: string): Promise<void> {
      if (!isOn) return;
      for (const { key } of failureKeys(address, account)) {
        const wait = await waits.get(key);
        if (wait && wait.consumedPoints > 0) throw tooMany(wait.msBeforeNext);
      }
    },

    async recordFailure(address: string, account: string): Promise<void> {
      if (!isOn) return;
      for (const { key, forgiven } of failureKeys(address, account)) {
        const { consumedPoints } = await failures.penalty(key);
        const excess = consumedPoints - forgiven;
        if (excess > 0) await waits.block(key, waitSeconds(excess));
      }
    },

    /** A right password clears the account's slate, not the address's. */
    async recordSuccess(address: string, account: string): Promise<void> {
      if (!isOn) return;
      const [, own] = failureKeys(address, account);
      if (own) await failures.delete(own.key);
    },
  };
}

function waitSeconds(excess: number): number {
  return Math.min(firstWaitSeconds * 2 ** (excess - 1), longestWaitSeconds);
}

function tooMany(milliseconds: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError(429, 'TOO_MANY', 'Too many attempts. Please wait a while and try again.', {
    retryAfterSeconds,
  });
}

/** Addresses are personal data: only a digest is kept. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
