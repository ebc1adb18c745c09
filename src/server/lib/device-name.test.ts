import Bowser from 'bowser';
import { describe, expect, it } from 'vitest';
import { longestPasskeyName } from '#shared/domain/passkeys.ts';
import { deviceName } from './device-name.ts';

describe('the name of a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Microsoft Edge on Windows',
    ],
    // Only the system is known.
    ['You won! Claim it at http://example.org (Macintosh)', 'macOS'],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
    ['', 'Unknown device'],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each([
    'You won! Claim it at http://example.org',
    'You won/1.0 http://example.org',
    `${'x'.repeat(20_000)}/1.0`,
    'Generic (http://example.org) <b>free</b>/1.0 (x)',
  ])('is never something a client made up: %.40s', (userAgent) => {
    expect(deviceName(userAgent)).toBe('Unknown device');
  });

  it('always fits in the name of a passkey', () => {
    const longest = (names: Record<string, string>) =>
      Math.max(...Object.values(names).map((name) => name.length));
    const length = longest(Bowser.BROWSER_MAP) + ' on '.length + longest(Bowser.OS_MAP);
    expect(length).toBeLessThanOrEqual(longestPasskeyName);
  });
});
