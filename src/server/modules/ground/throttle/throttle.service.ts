import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createRateLimiter } from '../../../db/rate-limiters.ts';
import { AppError } from '../../../lib/errors.ts';
import { inboxOf } from '../../../lib/inbox.ts';
import { networkOf, siteOf } from '../../../lib/network.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How many times as much as one IPv6 network the larger one around it may do. */
const siteFactor = 4;

/** The rate limits per client. */
const allowances = {
  register: { points: 100, seconds: hour },
  /** Each one asks a sign-in provider. */
  visitProvider: { points: 100, seconds: hour },
  verifyEmail: { points: 60, seconds: hour },
  resendVerification: { points: 5, seconds: hour },
  forgotPasswordFrom: { points: 30, seconds: hour },
  forgotPasswordFor: { points: 5, seconds: hour },
  resetPassword: { points: 30, seconds: hour },
  checkResetLink: { points: 60, seconds: hour },
  /** Per account and network; a two-step sign-in counts twice. */
  signIn: { points: 60, seconds: hour },
  signInFromSite: { points: 60 * siteFactor, seconds: hour },
  /** What follows is logged, and most of it mailed: it must neither flood an inbox nor the log. */
  changeName: { points: 30, seconds: hour },
  changeAddress: { points: 10, seconds: hour },
  changePassword: { points: 10, seconds: hour },
  changeTwoStep: { points: 30, seconds: hour },
  renewRecoveryCodes: { points: 10, seconds: hour },
  changePasskeys: { points: 30, seconds: hour },
  changeProviders: { points: 20, seconds: hour },
  endSessions: { points: 60, seconds: hour },
  exportData: { points: 10, seconds: hour },
  revertAddress: { points: 60, seconds: hour },
  /** Emails about an account to one inbox, possibly requested by a stranger. */
  mailTo: { points: 10, seconds: hour },
  passkeyChallenge: { points: 300, seconds: hour },
  report: { points: 20, seconds: hour },
  feedback: { points: 10, seconds: hour },
  signUp: { points: 60, seconds: hour },
  redeemSignUp: { points: 60, seconds: hour },
  discussion: { points: 10, seconds: hour },
  comment: { points: 30, seconds: 10 * minute },
  /** Unverified accounts may be bots. */
  discussionUnverified: { points: 2, seconds: hour },
  commentUnverified: { points: 5, seconds: 10 * minute },
  editComment: { points: 60, seconds: 10 * minute },
  like: { points: 120, seconds: 10 * minute },
  answer: { points: 120, seconds: 10 * minute },
  /** Of visitors on one network, such as a class. */
  answerFrom: { points: 600, seconds: 10 * minute },
  /** Not right, per network and premium question: “within 5%” leads there in a hundred or so. */
  answerPremium: { points: 60, seconds: day },
  /** Everything else that goes into the log of attempts. */
  practice: { points: 300, seconds: 10 * minute },
  setting: { points: 120, seconds: 10 * minute },
  readNotifications: { points: 300, seconds: 10 * minute },
  star: { points: 120, seconds: 10 * minute },
  /** Notes are saved while they are written. */
  note: { points: 300, seconds: 10 * minute },
  newNote: { points: 100, seconds: hour },
  /** Moving a question down a long list takes many. */
  changeList: { points: 300, seconds: 10 * minute },
  exportCards: { points: 30, seconds: hour },
  carryAnswers: { points: 10, seconds: hour },
  /** Short ones are often started again. */
  startDrill: { points: 300, seconds: hour },
  startDuel: { points: 60, seconds: hour },
  changeDrill: { points: 120, seconds: 10 * minute },
  carryRuns: { points: 30, seconds: hour },
  subscribe: { points: 30, seconds: hour },
  manageSubscription: { points: 60, seconds: hour },
  view: { points: 1_000, seconds: hour },
} as const;

/** Counted per process, for calls too frequent for the database. */
const lightAllowances = {
  visit: { points: 1_000, duration: minute },
  clientError: { points: 60, duration: minute },
  cspReport: { points: 60, duration: minute },
  readAnswer: { points: 600, duration: minute },
  /** People search while they type, and a class does so behind one address. */
  search: { points: 1_200, duration: 10 * minute },
  tryAnswer: { points: 120, duration: minute },
  /** One for each item, by several people behind one address. */
  drillAnswers: { points: 1_000, duration: minute },
  /** Each one may take half a second. */
  dealAgain: { points: 20, duration: minute },
} as const;

/** How many wrong passwords a day are free before each one costs a growing delay. */
const forgiven = { fromNetwork: 60, forAccountFromNetwork: 8, forAccountFromStrangers: 100 };
const firstWaitSeconds = 30;
const longestWaitSeconds = hour;

export type Allowance = keyof typeof allowances | keyof typeof lightAllowances;
export type ThrottleService = ReturnType<typeof createThrottleService>;

export function createThrottleService(pool: pg.Pool, isOn: boolean) {
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
   * Attempts count per network and the larger one around it, per account from that network, and per
   * account from networks that its owner has not used lately. So guessing locks out the attacker
   * and other strangers, but not the owner.
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
      // Last: a network that is refused must not use up what its neighbors may do.
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

  /** For what was counted but did not happen. */
  async function giveBack(name: 'mailTo' | 'answerPremium', caller: string): Promise<void> {
    if (isOn) await limiters.get(name)?.reward(keyOf(name, caller));
  }

  return {
    /** The caller is any key; an IP address counts as its network. */
    allow,

    giveBack,

    /** Whoever has the password must not keep the owner out, so other networks count apart. */
    async allowSignIn(userId: number, ip: string): Promise<void> {
      await allow('signIn', `${userId} ${networkOf(ip)}`);
      const site = siteOf(ip);
      if (site) await allow('signInFromSite', `${userId} ${site}`);
    },

    /** For an hour no account can be moved to an email that was given up: its owner may sign up. */
    async recordReleased(email: string): Promise<void> {
      await released.penalty(digest(email.toLowerCase()));
    },

    async isReleased(email: string): Promise<boolean> {
      return (await released.get(digest(email.toLowerCase()))) !== null;
    },

    /** Counts one email. If writing it fails, none is sent and none counts. */
    async allowMail<T>(recipient: string, write: () => Promise<T>): Promise<T> {
      await allow('mailTo', recipient);
      try {
        return await write();
      } catch (error) {
        await giveBack('mailTo', recipient);
        throw error;
      }
    },

    /** For calls that must not reveal that they were refused. `write` tells whether it sent one. */
    async allowMailQuietly(recipient: string, write: () => Promise<boolean>): Promise<void> {
      if (await consume('mailTo', recipient)) return;
      let isSent = false;
      try {
        isSent = await write();
      } finally {
        if (!isSent) await giveBack('mailTo', recipient);
      }
    },

    /** For calls that must not reveal that they were refused. */
    async isAllowed(name: Allowance, caller: string): Promise<boolean> {
      return (await consume(name, caller)) === null;
    },

    /** Call before checking a password, so that concurrent attempts cannot slip through. */
    async countAttempt(ip: string, account: string): Promise<void> {
      if (!isOn) return;
      const { networks, all } = await countersOf(ip, account);
      // First: whoever makes up an account each time must not leave a row for each.
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

    /** Attempts from the owner's networks do not count as a stranger's. */
    async recordOwner(ip: string, account: string): Promise<void> {
      if (isOn) await owners.penalty((await countersOf(ip, account)).own.key);
    },

    /** For a correct password that is not enough: it is not a guess, and clears no guesses. */
    async returnAttempt(ip: string, account: string): Promise<void> {
      if (!isOn) return;
      for (const { key } of (await countersOf(ip, account)).all) {
        await attempts.reward(key);
        await waits.delete(key);
      }
    },

    /** Whoever has proved to be the owner did not guess, and their network is the owner's. */
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

/** An attempt to sign in, one too many of its network or for its account. */
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
