import { describe, expect, it } from 'vitest';
import { drawFigure } from './draw-figure.ts';
import { readFigure } from './read-figure.ts';

const draw = (...lines: string[]) =>
  drawFigure(readFigure(['alt: A "b" & <c>', 'x: 0 to 10', 'y: 0 to 5', ...lines].join('\n')));
/** What is inside of the drawing. */
const inside = (...lines: string[]) => draw(...lines).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '');

it('is an image with a name', () => {
  expect(draw()).toBe(
    '<svg class="figure" viewBox="0 0 320 207.5" width="320" height="207.5" role="img"' +
      ' aria-label="A &quot;b&quot; &amp; &lt;c&gt;"' +
      ' fill="none" stroke="currentColor" font-size="14"></svg>',
  );
});

it('has an equal scale if told so', () => {
  expect(draw('shape: equal', 'line: 0,0 10,5')).toContain('d="M10 160L310 10"');
  expect(draw('y: 0 to 20', 'shape: equal', 'line: 0,0 10,20')).toContain('d="M85 310L235 10"');
});

describe('a command draws', () => {
  it.each([
    ['line: 0,0 10,5', '<path class="figure-stroke" d="M10 197.5L310 10"/>'],
    [
      'dashed blue line: 0,0 10,5',
      '<path class="figure-stroke figure-blue" d="M10 197.5L310 10" stroke-dasharray="5 4"/>',
    ],
    [
      'curve: 0,0 5,0 10,0',
      '<path class="figure-stroke" d="M10 197.5C35 197.5 110 197.5 160 197.5C210 197.5 285 197.5 310 197.5"/>',
    ],
    [
      'arrow: 0,0 10,0',
      '<path class="figure-stroke" d="M10 197.5L310 197.5"/><path class="figure-stroke" d="M310 197.5L301 193.5L301 201.5Z" fill="currentColor"/>',
    ],
    ['arrow: 1,1 1,1', '<path class="figure-stroke" d="M40 160L40 160"/>'],
    [
      'red area: 0,0 10,0 10,5',
      '<path class="figure-stroke figure-red" d="M10 197.5L310 197.5L310 10Z" fill="currentColor" fill-opacity="0.2" stroke="none"/>',
    ],
    ['dot: 0,0', '<circle class="figure-stroke" cx="10" cy="197.5" r="3.5" fill="currentColor"/>'],
    ['open dot: 0,0', '<circle class="figure-stroke figure-open" cx="10" cy="197.5" r="3.5"/>'],
    ['arc: 5,2 2 0 to 90', '<path class="figure-stroke" d="M220 122.5A60 75 0 0 0 160 47.5"/>'],
    ['arc: 5,2 2 90 to 0', '<path class="figure-stroke" d="M160 47.5A60 75 0 1 0 220 122.5"/>'],
  ])('%s', (line, drawn) => {
    expect(inside(line)).toBe(drawn);
  });

  it('a whole circle', () => {
    expect(inside('circle: 5,2 2')).toMatch(/d="M220 122\.5A60 75 0 1 0 220 122\.\dZ"/);
    expect(inside('arc: 5,2 2 0 to 360')).toMatch(/d="M220 122\.5A60 75 0 1 0 220 122\.\d"/);
  });

  it.each([
    [
      'label: 5,2 a<b',
      'x="160" y="127.5" text-anchor="middle" fill="currentColor" stroke="none">a&lt;b<',
    ],
    ['label above: 5,2 a', 'x="160" y="114.5" text-anchor="middle"'],
    ['label below: 5,2 a', 'x="160" y="140.5" text-anchor="middle"'],
    ['label right: 5,2 a', 'x="167" y="127.5" text-anchor="start"'],
    ['label above left: 5,2 a', 'x="153" y="119.5" text-anchor="end"'],
    ['label right: 10,5 aaaa', 'x="286" y="15" text-anchor="start"'],
    ['label left: 0,0 aaaa', 'x="34" y="202.5" text-anchor="end"'],
    ['label below: 0,0 aaaa', 'x="18" y="203.5" text-anchor="middle"'],
  ])('%s, where there is room for it', (line, drawn) => {
    expect(inside(line)).toContain(drawn);
  });
});

it('has axes at the edges, and at zero, with ticks and names', () => {
  const drawn = inside('y: -5 to 5', 'x axis: time', 'y ticks: -5, 0 = none', 'y axis: gain');
  expect(drawn.replaceAll(' fill="currentColor" stroke="none"', '').split(/(?=<[pt])/)).toEqual([
    '<path class="figure-axis" d="M46 193L310 193"/>',
    '<path class="figure-axis" d="M46 110.5L310 110.5"/>',
    '<path class="figure-axis" d="M46 28L46 193"/>',
    '<path class="figure-axis" d="M46 193L42 193"/>',
    '<text class="figure-note" x="39" y="198" text-anchor="end">−5</text>',
    '<path class="figure-axis" d="M46 110.5L42 110.5"/>',
    '<text class="figure-note" x="39" y="115.5" text-anchor="end">none</text>',
    '<text class="figure-note" x="310" y="217" text-anchor="end">time</text>',
    '<text class="figure-note" x="4" y="15" text-anchor="start">gain</text>',
  ]);
});

it('numbers the axis across likewise', () => {
  const drawn = inside('x: -5 to 5', 'x ticks: -5, 5', 'y axis:');
  expect(drawn.match(/d="[^"]*"/g)).toEqual([
    'd="M10 197.5L310 197.5"',
    'd="M10 197.5L10 201.5"',
    'd="M310 197.5L310 201.5"',
    'd="M10 10L10 197.5"',
    'd="M160 10L160 197.5"',
  ]);
  expect(drawn).toContain('x="310" y="215.5" text-anchor="middle"');
});
