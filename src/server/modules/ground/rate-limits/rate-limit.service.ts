import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createRateLimiter } from '../../../db/rate-limiters.ts';
import { AppError } from '../../../lib/errors.ts';
import { inboxOf } from '../../../lib/inbox.ts';
import { networkOf, siteOf } from '../../../lib/network.ts';
import {
  type Allowance,
  allowances,
  day,
  hour,
  lightAllowances,
  siteFactor,
} from './allowances.ts';

/** Wrong passwords a day before each further one means a longer wait. */
const forgiven = { fromNetwork: 60, forAccountFromNetwork: 8, forAccountFromStrangers: 100 };
const firstWaitSeconds = 30;
const longestWaitSeconds = hour;

export type RateLimitService = ReturnType<typeof createRateLimitService>;

export function createRateLimitService(pool: pg.Pool, isOn: boolean) {
  const createLimiters = (factor: number, suffix = '') =>
    new Map<string, Pick<RateLimiterMemory, 'consume' | 'reward'>>([
      ...Object.entries(allowances).map(([name, { points, seconds }]) => {
        const limits = { name: `${name}${suffix}`, points: points * factor, seconds };
        return [name, createRateLimiter(pool, limits)] as const;
      }),
      ...Object.entries(lightAllowances).map(([name, { points, duration }]) => {
        return [name, new RateLimiterMemory({ points: points * factor, duration })] as const;
      }),
    ]);
  const limiters = createLimiters(1);
  const siteLimiters = createLimiters(siteFactor, ' per site');
  const attempts = createRateLimiter(pool, { name: 'attempts', points: 1e9, seconds: day });
  const waits = createRateLimiter(pool, { name: 'waits', points: 1, seconds: 1 });
  const released = createRateLimiter(pool, { name: 'released', points: 1e9, seconds: hour });
  const owners = createRateLimiter(pool, { name: 'owners', points: 1e9, seconds: 90 * day });

  /**
   * Attempts count per network and site, per account and network, and per account for all networks
   * its owner has not used lately. So guessing locks out the attacker and other strangers, but not
   * the owner.
   */
  async function countersOf(ip: string, account: string) {
    const network = networkOf(ip);
    const site = siteOf(ip);
    const owner = account.toLowerCase();
    const own = { key: digest(`${network} ${owner}`), limit: forgiven.forAccountFromNetwork };
    const isStranger = (await owners.get(own.key)) === null;
    const networks = [
      { key: digest(network), limit: forgiven.fromNetwork },
      ...(site ? [{ key: digest(site), limit: forgiven.fromNetwork * siteFactor }] : []),
    ];
    return {
      own,
      networks,
      all: [
        own,
        ...networks,
        ...(isStranger ? [{ key: digest(owner), limit: forgiven.forAccountFromStrangers }] : []),
      ],
    };
  }

  async function consume(name: Allowance, caller: string): Promise<RateLimiterRes | null> {
    try {
      if (!isOn) return null;
      await limiters.get(name)?.consume(keyOf(name, caller));
      // Last, so that a network over its limit does not use up its neighbors' share.
      const site = siteOf(caller);
      if (site) await siteLimiters.get(name)?.consume(digest(site));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  }

  async function allow(name: Allowance, caller: string): Promise<void> {
    const refusal = await consume(name, caller);
    if (refusal) throw new TooMany(refusal.msBeforeNext);
  }

  /** Takes back what was counted but did not happen. */
  async function giveBack(name: 'mailTo' | 'answerPremium', caller: string): Promise<void> {
    if (isOn) await limiters.get(name)?.reward(keyOf(name, caller));
  }

  return {
    /** The caller is any key; an IP address counts as its network. */
    allow,

    giveBack,

    /** Per network, so that someone else with the password cannot keep the owner out. */
    async allowSignIn(userId: number, ip: string): Promise<void> {
      await allow('signIn', `${userId} ${networkOf(ip)}`);
      const site = siteOf(ip);
      if (site) await allow('signInFromSite', `${userId} ${site}`);
    },

    /** For an hour, no account can take an email that was given up, so its owner can sign up. */
    async recordReleased(email: string): Promise<void> {
      await released.penalty(digest(email.toLowerCase()));
    },

    async isReleased(email: string): Promise<boolean> {
      return (await released.get(digest(email.toLowerCase()))) !== null;
    },

    /** Counts one email, unless writing it fails. */
    async allowMail<T>(recipient: string, write: () => Promise<T>): Promise<T> {
      await allow('mailTo', recipient);
      try {
        return await write();
      } catch (error) {
        await giveBack('mailTo', recipient);
        throw error;
      }
    },

    /** For calls that must not reveal a refusal. `write` returns whether it sent an email. */
    async allowMailQuietly(recipient: string, write: () => Promise<boolean>): Promise<void> {
      if (await consume('mailTo', recipient)) return;
      let isSent = false;
      try {
        isSent = await write();
      } finally {
        if (!isSent) await giveBack('mailTo', recipient);
      }
    },

    /** For calls that must not reveal a refusal. */
    async isAllowed(name: Allowance, caller: string): Promise<boolean> {
      return (await consume(name, caller)) === null;
    },

    /** Call before checking a password, so that concurrent attempts cannot slip through. */
    async countAttempt(ip: string, account: string): Promise<void> {
      if (!isOn) return;
      const { networks, all } = await countersOf(ip, account);
      // First, so that guesses at made-up accounts do not leave a row each.
      for (const { key, limit } of networks) {
        const wait = await waits.get(key);
        const isSpent = wait && ((await attempts.get(key))?.consumedPoints ?? 0) >= limit;
        if (isSpent) throw new AttemptRefused('network', wait.msBeforeNext);
      }
      for (const counter of all) {
        const { consumedPoints } = await attempts.penalty(counter.key);
        const excess = consumedPoints - counter.limit;
        if (excess <= 0) continue;
        try {
          await waits.consume(counter.key, 1, { customDuration: waitSeconds(excess) });
        } catch (refusal) {
          await attempts.reward(counter.key);
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          const by = networks.includes(counter) ? 'network' : 'account';
          throw new AttemptRefused(by, refusal.msBeforeNext);
        }
      }
    },

    /** From then on, attempts from this network do not count as a stranger's. */
    async recordOwner(ip: string, account: string): Promise<void> {
      if (isOn) await owners.penalty((await countersOf(ip, account)).own.key);
    },

    /** For a correct password without its second factor: not a guess, but it clears none either. */
    async returnAttempt(ip: string, account: string): Promise<void> {
      if (!isOn) return;
      for (const { key } of (await countersOf(ip, account)).all) {
        await attempts.reward(key);
        await waits.delete(key);
      }
    },

    /** The owner has signed in: it was not a guess, and this network is theirs. */
    async recordSuccess(ip: string, account: string): Promise<void> {
      if (!isOn) return;
      const { own, all } = await countersOf(ip, account);
      for (const { key } of all) await attempts.reward(key);
      await attempts.delete(own.key);
      await waits.delete(own.key);
      await owners.penalty(own.key);
    },
  };
}

function keyOf(name: Allowance, caller: string): string {
  return digest(name === 'mailTo' ? inboxOf(caller) : networkOf(caller));
}

function waitSeconds(excess: number): number {
  return Math.min(firstWaitSeconds * 2 ** (excess - 1), longestWaitSeconds);
}

class TooMany extends AppError {
  constructor(milliseconds: number) {
    super(429, 'TOO_MANY', 'Too many attempts. Please wait a while and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
    });
  }
}

/** A sign-in attempt over the limit of its network or account. */
export class AttemptRefused extends TooMany {
  readonly by: 'network' | 'account';

  constructor(by: AttemptRefused['by'], milliseconds: number) {
    super(milliseconds);
    this.by = by;
  }
}

/** IP addresses are personal data: only a digest is stored. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
