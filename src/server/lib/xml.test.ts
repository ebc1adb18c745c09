import { expect, it } from 'vitest';
import { escapeXml } from './xml.ts';

it.each([
  [`<a href="b">'&'</a>`, '&lt;a href=&quot;b&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;'],
  [']]>', ']]&gt;'],
  ['&amp;', '&amp;amp;'],
  ['a\u0000b\u0008c\u000bd\u001fe\ufffef\uffffg', 'abcdefg'],
  ['a\ud800b\udc00c', 'abc'],
  ['tab\tand\nline 😀 ∑ \u0085', 'tab\tand\nline 😀 ∑ \u0085'],
])('%j', (text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});
