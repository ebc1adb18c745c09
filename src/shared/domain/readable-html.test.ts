import { expect, it } from 'vitest';
import { toPreview } from '#markup/preview.ts';
import { renderMarkup } from '#markup/render.ts';
import { toReadableHtml } from './readable-html.ts';

const read = (source: string, longest = 280) => toReadableHtml(renderMarkup(source).html, longest);

it.each([
  ['**a** [b](/c) `d`  \ne', 'a b d e'],
  ['# a\n\n- b\n- c\n\n> d', 'a b c d'],
  ['un**believ**able', 'unbelievable'],
  ['Let $\\frac{1}{2}<x$.\n\n$$\nx\\le y\n$$\nz', 'Let 1/2 < x. x ≤ y z'],
  ['a $\\foo$ b', 'a $\\foo$ b'],
  ['| a | b |\n|---|---|\n| c | d |', 'a b c d'],
  ['<script>a & "b" \'c\' &lt;</script>', '<script>a & "b" \'c\' <</script>'],
  ['&amp;lt;', '&lt;'],
  ['', ''],
])('%j reads %j', (source, text) => {
  expect(read(source)).toBe(text);
});

it('reads HTML as browsers serialize it', () => {
  const html = '<p><a href="/b" title="c > d" rel="e">a</a>&nbsp;"f"</p>';
  expect(toReadableHtml(html, 280)).toBe('a "f"');
});

const longSpoiler = `:::spoiler\n${'a\n\n'.repeat(2_000)}`;

it.each([
  'It is ||42||, see',
  'a\n\n:::spoiler The hint\nb ||c|| d\n\n$x$\n:::\ne',
  '||a ||b|| c|| d ||$\\frac12$||',
  '- :::spoiler\n  a\n  :::\n- b',
  longSpoiler,
])('gives nothing away (%#)', (source) => {
  expect(read(source)).toBe(toPreview(source));
  expect(read(source)).toContain('[spoiler]');
});

it('tells a figure by its name', () => {
  const figure = '```figure\nalt: A "b" < c\nx: 0 to 1\ny: 0 to 1\nlabel: 0,0 d\n```';
  expect(read(`a\n\n${figure}\n\ne`)).toBe('a A "b" < c e');
  expect(toPreview(`a\n\n${figure}\n\ne`)).toBe('a A "b" < c e');
});

it('is cut between two words', () => {
  expect(read('one two three', 9)).toBe('one two…');
  expect(read('a\n\n'.repeat(100), 9)).toBe('a a a a…');
});

it('reads no further than it needs to', () => {
  const html = '<p>word </p>'.repeat(1_000_000);
  expect(toReadableHtml(html, 20)).toBe('word word word word…');
});
