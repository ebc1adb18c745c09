import { describe, expect, it } from 'vitest';
import { pageUrl } from './page-url.ts';

describe('pageUrl', () => {
  it.each([
    ['/', '/'],
    ['/?z=1', '/'],
    ['/question/1?utm_source=x&z=2', '/question/1'],
    [
      '/question/1?z=2&level=Hard&category=Probability&status=solved&page=2',
      '/question/1?category=Probability&level=Hard',
    ],
    ['/question/1/a-coin?sort=type&z=1', '/question/1/a-coin?sort=type'],
    ['/questions?z=1', '/questions'],
    ['/questions?page=2&z=1&search=coin', '/questions?search=coin&page=2'],
    ['/questions?z=1&noted=1&starred=1', '/questions?starred=1&noted=1'],
    ['/question/1?starred=1', '/question/1'],
    ['/question/1?v=1.2&sort=type&z=1', '/question/1?sort=type&v=1.2'],
    ['/questions?v=1.2', '/questions'],
    ['/question/1?v=', '/question/1'],
    ['/question/1?v=x&sort=type', '/question/1?sort=type'],
    ['/question/1?v=1.2.3', '/question/1'],
    ['/question/1?v=x&v=1.2', '/question/1'],
    ['/questions?search=a%26b+c', '/questions?search=a%26b+c'],
    ['/questions?page=2&page=3', '/questions?page=2'],
    ['/auth?returnTo=%2Fquestion%2F1&x', '/auth?returnTo=%2Fquestion%2F1'],
    ['/auth?provider=x&problem=denied&y=1', '/auth?problem=denied&provider=x'],
    ['/newsletter/confirm?utm_source=x', '/newsletter/confirm'],
    ['/about?token=abc', '/about'],
    ['/question/1?list=7', '/question/1'],
    ['/about?', '/about'],
    ['/questions?%', '/questions'],
  ])('%s is the page %s', (url, page) => {
    expect(pageUrl(url)).toBe(page);
  });

  it.each([
    '/shared-list?token=abc&utm_source=x',
    '/shared-interview?token=abc',
    '/room?token=abc',
    '/drills/shared?token=abc',
    '/drills/duel?token=abc',
    '/reset-password?x=1&token=abc',
    '/confirm-email?token=abc',
    '/verify-email?token=abc',
    '/revert-email?token=abc',
    '/unsubscribe?token=abc',
    '/newsletter/confirm?token=',
  ])('%s has a token and is not for everyone', (url) => {
    expect(pageUrl(url)).toBeNull();
  });

  it('reads the first of several values, as pages do', () => {
    expect(new URLSearchParams('page=2&page=3').get('page')).toBe('2');
  });
});
