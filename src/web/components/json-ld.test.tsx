import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLd } from './json-ld.tsx';

it('escapes its data', () => {
  const data = { name: '</script><script>alert(1)</script><!-- & "\u2028' };
  const html = renderToString(<JsonLd data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
