import { describe, expect, it } from 'vitest';
import { returnUrl } from './return-url.ts';

describe('returnUrl', () => {
  it.each([
    '/',
    '/account',
    '/account?tab=password',
    '/question/12?sort=name#discussions',
    '/questions?search=%5Csqrt%7Bx%7D',
    '/questions?next=//evil.com',
    '/questions?next=https://evil.com',
  ])('returns to %s', (asked) => {
    expect(returnUrl(asked)).toBe(asked);
  });

  it.each([
    null,
    '',
    'account',
    'https://evil.com',
    'https:evil.com',
    'https:',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.com',
    '///evil.com',
    '/\\evil',
    '/\\/evil.com',
    '\\\\evil.com',
    '/%09/evil.com',
    '/%0a/evil.com',
    '/%2f/evil.com',
    '/%2fevil.com',
    '/%5cevil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/ /evil.com',
    '/./\\evil.com',
    '/.//evil.com',
    '/a/..//evil.com',
    '/a\\..\\evil.com',
    '/a\u0000b',
    '/account?x=\n',
    ' //evil.com',
    '\t//evil.com',
    '/%',
    '/%ff',
    '@evil.com',
    '/auth',
    '/auth?returnTo=/auth',
  ])('replaces %j with the home page', (asked) => {
    expect(returnUrl(asked)).toBe('/');
  });

  it('never leaves the site', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%09',
      '%2f',
      '%5c',
      '\t',
      ' ',
      'evil.com',
      '@',
      ':',
      '?',
    ];
    const pairs = pieces.flatMap((a) => pieces.map((b) => a + b));
    const asked = pairs.flatMap((start) => pairs.map((end) => `/${start}${end}`));
    const leaves = (url: string) =>
      new URL(returnUrl(url), 'https://site.example').host !== 'site.example';
    expect(asked.filter(leaves)).toEqual([]);
  });
});
