import { describe, expect, it } from 'vitest';
import { deviceOf, pathOf, referrerOf } from './visit-facts.ts';

describe('the path of a visit', () => {
  it.each([
    ['/', '/'],
    ['/questions', '/questions'],
    ['/questions/', '/questions'],
    ['/question/12/a-fair-coin', '/question/12/a-fair-coin'],
    ['/questions?search=secret&page=2', '/questions'],
    ['/reset-password?token=secret', '/reset-password'],
    ['/about#team', '/about'],
    ['/a/../b', '/b'],
    ['/größe', '/gr%C3%B6%C3%9Fe'],
    ['/a\u0000b', '/a%00b'],
  ])('of %s is %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  it.each(['//elsewhere.org/a', '/\\elsewhere.org', '/.//a', `/${'ä'.repeat(200)}`])(
    'of %s is not ours',
    (url) => {
      expect(pathOf(url)).toBeNull();
    },
  );
});

describe('the referrer of a visit', () => {
  it.each([
    ['https://www.google.com/search?q=secret', 'www.google.com'],
    ['http://news.example.org:8080/a', 'news.example.org:8080'],
    ['https://user:secret@example.org/', 'example.org'],
    ['https://bücher.example', 'xn--bcher-kva.example'],
    ['', 'direct'],
    ['https://quant.example.org/questions', 'direct'],
    ['nonsense', 'direct'],
    ['javascript:alert(1)', 'direct'],
    [`https://${'a.'.repeat(160)}example.org`, 'direct'],
  ])('of %s is %s', (url, referrer) => {
    expect(referrerOf(url, ['quant.example.org'])).toBe(referrer);
  });
});

describe('the device of a visit', () => {
  it.each([
    ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'],
    [
      'mobile',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'mobile',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    [
      'tablet',
      'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Mobile/15E148 Safari/604.1',
    ],
    ['other', 'something new'],
  ])('is %s for %s', (device, userAgent) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
