import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ownEmailField } from '#shared/contracts/fields.ts';
import type { OpenIdSettings } from '../integrations/openid/openid-provider.ts';
import type { StripeSettings } from '../integrations/payments/stripe-payments.ts';
import { ConfigError } from '../lib/config-error.ts';
import { readOpenIdSettings } from './openid-config.ts';

const text = z.string().min(1);
const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest);
const siteUrl = z
  .string()
  .refine((value) => URL.canParse(value) && isBareSiteUrl(new URL(value)))
  .transform((value) => new URL(value).origin);

/** Every variable the site reads; the description completes the sentence "NAME must be …". */
const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('a whole number from 0 to 65535'),
  HOST: text.default('127.0.0.1').describe('a hostname or IP address to listen on'),
  APP_URL: siteUrl.optional().describe('a URL such as https://quant.example.org'),
  DATA_DIR: text.optional().describe('a folder'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a URL such as postgres://user:password@host:5432/martingale'),
  DATABASE_SYSTEM_USER: text.optional().describe('the name of a system user'),
  SESSION_SECRET: z.string().min(32).optional().describe('at least 32 characters'),
  ADMIN_EMAIL: ownEmailField('').optional().describe('an email address'),
  ADMIN_PASSWORD: z.string().min(8).max(1024).optional().describe('8 to 1024 characters'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('a URL such as smtps://user:password@host:465'),
  MAIL_FROM: text.optional().describe('a sender such as Martingale <hello@example.org>'),
  STRIPE_SECRET_KEY: text.optional().describe('a Stripe secret key'),
  STRIPE_PUBLISHABLE_KEY: text.optional().describe('a Stripe publishable key'),
  STRIPE_WEBHOOK_SECRET: text.optional().describe('a Stripe webhook signing secret'),
  STRIPE_PRICE_MONTHLY: text.optional().describe('a Stripe price id'),
  STRIPE_PRICE_ANNUAL: text.optional().describe('a Stripe price id'),
  STRIPE_API_BASE: siteUrl.optional().describe('an http or https URL'),
  TRUST_PROXY: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .or(wholeNumber(1, 10))
    .or(z.string().refine((value) => value.split(',').every(isNetwork)))
    .default(false)
    .describe('true, false, the number of proxies, or their IP addresses separated by commas'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1).describe('a whole number from 1 to 64'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on').describe('on or off'),
  METRICS_TOKEN: z.string().min(16).optional().describe('at least 16 characters'),
  SECURITY_CONTACT: ownEmailField('')
    .transform((email) => `mailto:${email}`)
    .or(z.url({ protocol: /^https$/ }))
    .optional()
    .describe('an email address or an https URL'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
});

const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const;

/** Never echoed back: a typo must not put a secret into a log. */
const secretNames = /SECRET|PASSWORD|KEY|TOKEN|^(DATABASE|SMTP)_URL$/;

export interface Config {
  host: string;
  port: number;
  /** The site's own URL without a trailing slash, for links in emails and the origin check. */
  appUrl: string;
  /** Where the embedded database, mail and generated secrets live. */
  dataDir: string;
  dataDirIsDefault: boolean;
  databaseUrl: string | null;
  /** The user that root runs the embedded database as; undefined: one made for it. */
  databaseSystemUser: string | undefined;
  adminEmail: string | null;
  adminPassword: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Null: payments run in the sandbox and nothing is charged. */
  stripe: StripeSettings | null;
  /** The sign-in providers, in the order of their buttons. */
  openId: OpenIdSettings[];
  trustProxy: boolean | number | string;
  processes: number;
  rateLimits: boolean;
  /** Null: anyone may read the metrics. */
  metricsToken: string | null;
  /** A URL for security.txt, such as mailto:security@example.org. */
  securityContact: string | null;
  logLevel: string;
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // An empty value means "not set": that is what `FOO= npm start` and most container tools intend.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(explain(parsed.error, given));
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    appUrl: values.APP_URL ?? listeningUrl(values.HOST, values.PORT),
    dataDir: resolve(values.DATA_DIR ?? 'data'),
    dataDirIsDefault: values.DATA_DIR === undefined,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseSystemUser: values.DATABASE_SYSTEM_USER,
    adminEmail: values.ADMIN_EMAIL ?? null,
    adminPassword: values.ADMIN_PASSWORD ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? 'Martingale <martingale@localhost>',
    stripe: stripeSettings(values),
    openId: readOpenIdSettings(given),
    trustProxy: values.TRUST_PROXY,
    processes: values.WEB_CONCURRENCY,
    rateLimits: values.RATE_LIMITS === 'on',
    metricsToken: values.METRICS_TOKEN ?? null,
    securityContact: values.SECURITY_CONTACT ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

/** All or none: with half the keys the site would charge cards and never hear about it. */
function stripeSettings(values: z.infer<typeof environmentSchema>): StripeSettings | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: monthly,
    STRIPE_PRICE_ANNUAL: annual,
    STRIPE_API_BASE: apiBase = null,
  } = values;
  if (secretKey && publishableKey && webhookSecret && monthly && annual) {
    return { secretKey, publishableKey, webhookSecret, priceIds: { monthly, annual }, apiBase };
  }
  const missing = stripeNames.filter((name) => values[name] === undefined);
  if (missing.length === stripeNames.length) return null;
  throw new ConfigError(`Stripe payments also need ${missing.join(', ')}`);
}

/** The URL to type for a server that listens on this host and port. */
export function listeningUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function explain(error: z.ZodError, given: Record<string, string | undefined>): string {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  return Object.entries(environmentSchema.shape)
    .filter(([name]) => names.has(name))
    .map(([name, schema]) => {
      const found = secretNames.test(name) ? '' : `, not "${given[name]}"`;
      return `${name} must be ${schema.description}${found}`;
    })
    .join('; ');
}

function isBareSiteUrl(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isNetwork(text: string): boolean {
  const [ip = '', prefix = '0', ...rest] = text.trim().split('/');
  const longest = isIP(ip) === 4 ? 32 : 128;
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest;
  return isIP(ip) !== 0 && isPrefix && rest.length === 0;
}
