import { expect, it } from 'vitest';
import { isBot } from './visitor.service.ts';

it.each([
  '',
  ' ',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
  'facebookexternalhit/1.1',
  'Slackbot-LinkExpanding 1.0',
  'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
  'curl/8.5.0',
  'python-requests/2.31',
])('treats %j as a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0',
  'Mozilla/5.0 (Linux; Android 12; CUBOT X30) AppleWebKit/537.36 Chrome/120.0 Mobile',
])('treats %j as a visitor', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
