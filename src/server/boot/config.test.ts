import { describe, expect, it } from 'vitest';
import { ConfigError } from '../lib/config-error.ts';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no settings', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      appUrl: 'http://127.0.0.1:3000',
      dataDirIsDefault: true,
      databaseUrl: null,
      trustProxy: false,
      processes: 1,
      rateLimits: true,
      logLevel: 'info',
    });
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', APP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  it.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['quant.example.org', 'http://quant.example.org:3000'],
  ])('defaults APP_URL to where it listens: %s', (host, url) => {
    expect(readConfig({ HOST: host }).appUrl).toBe(url);
  });

  it.each([
    ['security@example.org', 'mailto:security@example.org'],
    ['https://example.org/security', 'https://example.org/security'],
  ])('reads SECURITY_CONTACT=%s', (value, expected) => {
    expect(readConfig({ SECURITY_CONTACT: value }).securityContact).toBe(expected);
  });

  it('strips the trailing slash of APP_URL', () => {
    expect(readConfig({ APP_URL: 'https://quant.example.org/' }).appUrl).toBe(
      'https://quant.example.org',
    );
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
    ['PORT', '3000.5', 'PORT must be a whole number from 0 to 65535, not "3000.5"'],
    ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY must be a whole number from 1 to 64, not "0"'],
    ['APP_URL', 'example.org', 'APP_URL must be a URL such as https://quant.example.org, not'],
    ['APP_URL', 'ftp://example.org', 'APP_URL must be a URL such as'],
    ['APP_URL', 'https://example.org/path', 'APP_URL must be a URL such as'],
    ['TRUST_PROXY', '999.1.1.1', 'TRUST_PROXY must be true, false, the number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be true, false, the number of proxies'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be true, false, the number of proxies'],
    ['SECURITY_CONTACT', 'http://example.org', 'SECURITY_CONTACT must be an email address or an'],
    [
      'SECURITY_CONTACT',
      'nobody',
      'SECURITY_CONTACT must be an email address or an https URL, not',
    ],
    ['RATE_LIMITS', 'yes', 'RATE_LIMITS must be on or off, not "yes"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
    ['ADMIN_EMAIL', 'nobody', 'ADMIN_EMAIL must be an email address, not "nobody"'],
    ['STRIPE_API_BASE', 'here', 'STRIPE_API_BASE must be an http or https URL, not "here"'],
  ])('refuses %s=%s with a clear message', (name, value, message) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(message);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
    ['SMTP_URL', 'http://user:hunter2@host'],
    ['SESSION_SECRET', 'hunter2'],
    ['ADMIN_PASSWORD', 'hunter2'],
    ['METRICS_TOKEN', 'hunter2'],
  ])('does not repeat a bad %s, which may contain a secret', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  describe('with Stripe', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_MONTHLY: 'price_month',
      STRIPE_PRICE_ANNUAL: 'price_year',
    };

    it('uses the sandbox without keys, even with an API base', () => {
      expect(readConfig({}).stripe).toBeNull();
      expect(readConfig({ STRIPE_API_BASE: 'http://localhost:12111' }).stripe).toBeNull();
    });

    it('reads all keys', () => {
      expect(readConfig(keys).stripe).toEqual({
        secretKey: 'sk_test_1',
        publishableKey: 'pk_test_1',
        webhookSecret: 'whsec_1',
        priceIds: { monthly: 'price_month', annual: 'price_year' },
        apiBase: null,
      });
      expect(readConfig({ ...keys, STRIPE_API_BASE: 'http://localhost:12111/' }).stripe).toEqual(
        expect.objectContaining({ apiBase: 'http://localhost:12111' }),
      );
    });

    it.each(Object.keys(keys))('names %s if only it is missing', (name) => {
      const attempt = () => readConfig({ ...keys, [name]: '' });
      expect(attempt).toThrow(ConfigError);
      expect(attempt).toThrow(`Stripe payments also need ${name}`);
    });

    it('names all missing keys in one line, and repeats none', () => {
      expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
        expect.objectContaining({
          message:
            'Stripe payments also need STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ' +
            'STRIPE_PRICE_MONTHLY, STRIPE_PRICE_ANNUAL',
        }),
      );
    });
  });

  it('names every bad value in one line', () => {
    expect(() => readConfig({ PORT: 'x', RATE_LIMITS: 'y' })).toThrow(
      'PORT must be a whole number from 0 to 65535, not "x"; RATE_LIMITS must be on or off, not "y"',
    );
  });
});
