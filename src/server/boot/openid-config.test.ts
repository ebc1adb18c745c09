import { describe, expect, it } from 'vitest';
import { ConfigError } from '../lib/config-error.ts';
import { readConfig } from './config.ts';

const google = {
  OIDC_PROVIDERS: 'google',
  OIDC_GOOGLE_ISSUER: 'https://accounts.google.com/',
  OIDC_GOOGLE_CLIENT_ID: 'an id',
  OIDC_GOOGLE_CLIENT_SECRET: 'hunter2',
};

describe('the sign-in providers', () => {
  it('are none by default', () => {
    expect(readConfig({}).openId).toEqual([]);
    expect(readConfig({ ...google, OIDC_PROVIDERS: '' }).openId).toEqual([]);
  });

  it('are read in order, with their names', () => {
    const environment = {
      ...google,
      OIDC_PROVIDERS: 'gitlab, google',
      OIDC_GITLAB_NAME: 'GitLab',
      OIDC_GITLAB_ISSUER: 'https://gitlab.example.org/git',
      OIDC_GITLAB_CLIENT_ID: 'another id',
      OIDC_GITLAB_CLIENT_SECRET: 'another secret',
    };
    expect(readConfig(environment).openId).toEqual([
      {
        id: 'gitlab',
        name: 'GitLab',
        issuer: 'https://gitlab.example.org/git',
        clientId: 'another id',
        clientSecret: 'another secret',
      },
      {
        id: 'google',
        name: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'an id',
        clientSecret: 'hunter2',
      },
    ]);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'may be at %s',
    (issuer) => {
      const [provider] = readConfig({ ...google, OIDC_GOOGLE_ISSUER: issuer }).openId;
      expect(provider?.issuer).toBe(issuer);
    },
  );

  it.each([
    [{ OIDC_PROVIDERS: 'Google' }, 'OIDC_PROVIDERS must be different names such as'],
    [{ OIDC_PROVIDERS: 'google,google' }, 'OIDC_PROVIDERS must be different names such as'],
    [{ OIDC_PROVIDERS: 'google,' }, 'OIDC_PROVIDERS must be different names such as'],
    [
      { OIDC_PROVIDERS: 'google,gitlab' },
      'The sign-in provider "gitlab" also needs OIDC_GITLAB_ISSUER, OIDC_GITLAB_CLIENT_ID, OIDC_GITLAB_CLIENT_SECRET',
    ],
    [
      { OIDC_GOOGLE_CLIENT_SECRET: '' },
      'The sign-in provider "google" also needs OIDC_GOOGLE_CLIENT_SECRET',
    ],
    [
      { OIDC_GOOGLE_ISSUER: 'accounts.google.com' },
      'OIDC_GOOGLE_ISSUER must be an https URL such as https://accounts.google.com, not',
    ],
    [{ OIDC_GOOGLE_ISSUER: 'http://accounts.google.com' }, 'OIDC_GOOGLE_ISSUER must be'],
    [{ OIDC_GOOGLE_ISSUER: 'https://a.example/?x=1' }, 'OIDC_GOOGLE_ISSUER must be'],
    [{ OIDC_GOOGLE_NAME: 'x'.repeat(31) }, 'OIDC_GOOGLE_NAME must be at most 30 characters'],
  ])('are refused with a clear message: %j', (change, message) => {
    const attempt = () => readConfig({ ...google, ...change });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});
