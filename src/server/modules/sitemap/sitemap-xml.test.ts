import { expect, it } from 'vitest';
import { indexXml, urlSetXml } from './sitemap-xml.ts';

it.each([
  ['addresses', (address: string) => urlSetXml([{ address }])],
  ['an index', (address: string) => indexXml([address])],
])('escapes %s', (_, toXml) => {
  expect(toXml(`http://a.example/?a=1&b='"<>`)).toContain(
    '<loc>http://a.example/?a=1&amp;b=&apos;&quot;&lt;&gt;</loc>',
  );
});
