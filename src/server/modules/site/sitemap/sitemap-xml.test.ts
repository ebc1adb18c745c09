import { expect, it } from 'vitest';
import { indexXml, urlSetXml } from './sitemap-xml.ts';

it.each([
  ['addresses', (url: string) => urlSetXml([{ url }])],
  ['an index', (url: string) => indexXml([url])],
])('escapes %s', (_, toXml) => {
  expect(toXml(`http://a.example/?a=1&b='"<>`)).toContain(
    '<loc>http://a.example/?a=1&amp;b=&apos;&quot;&lt;&gt;</loc>',
  );
});
