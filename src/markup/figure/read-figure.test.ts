import { describe, expect, it } from 'vitest';
import { FigureError } from './figure.ts';
import { readFigure } from './read-figure.ts';

const figure = (...lines: string[]) =>
  readFigure(['alt: A line', 'x: 0 to 10', 'y: -5 to 5', ...lines].join('\n'));
const itemOf = (line: string) => figure(line).items[0];

describe('a figure', () => {
  it('has an alt, a window, axes and commands', () => {
    const lines = ['x axis: price', 'x ticks: 0, 2.5 = K, 10 = 1,000', 'y axis:', 'y ticks: -5, 5'];
    expect(figure(...lines, 'shape: 4 by 2', '', '  line: 0,-5 10,5')).toEqual({
      alt: 'A line',
      x: {
        range: { from: 0, to: 10 },
        name: 'price',
        ticks: [
          { at: 0, text: '0' },
          { at: 2.5, text: 'K' },
          { at: 10, text: '1,000' },
        ],
      },
      y: {
        range: { from: -5, to: 5 },
        name: '',
        ticks: [
          { at: -5, text: '−5' },
          { at: 5, text: '5' },
        ],
      },
      shape: 0.5,
      items: [
        {
          kind: 'line',
          words: [],
          points: [
            { x: 0, y: -5 },
            { x: 10, y: 5 },
          ],
        },
      ],
    });
  });

  it('has its adjectives before or behind the noun', () => {
    expect(itemOf('blue dashed curve: 0,0 1,1')).toMatchObject({ words: ['blue', 'dashed'] });
    expect(itemOf('label above left: 1,1 so: “x < y”, 5')).toEqual({
      kind: 'label',
      words: ['above', 'left'],
      at: { x: 1, y: 1 },
      text: 'so: “x < y”, 5',
    });
  });

  it('has circles and arcs', () => {
    const center = { x: 1, y: 2 };
    expect(itemOf('circle: 1,2 3')).toEqual({ kind: 'circle', words: [], center, radius: 3 });
    const degrees = { from: -30, to: 90 };
    expect(itemOf('arc: 1,2 3/2 -30 to 90')).toEqual({
      ...{ kind: 'arc', words: [], center, radius: 1.5, degrees },
    });
  });

  it.each([
    ['2,3', 2, 3],
    ['-0.5,1/3', -0.5, 1 / 3],
    ['−2,−2', -2, -2],
  ])('reads numbers strictly: %s', (point, x, y) => {
    const range = 'x: -9 to 9';
    expect(figure(range, `dot: ${point}`).items[0]).toMatchObject({ points: [{ x, y }] });
  });
});

describe('a figure cannot be read', () => {
  it.each([
    ['line: 0,0 1', '“1” is no point, such as 2,3.5'],
    ['line: 0,0 1,2,3', '“1,2,3” is no point, such as 2,3.5'],
    ['line: 0,0 1e3,1', '“1e3” is no number, such as 12.5 or 3/4'],
    ['line: 0,0 Infinity,1', '“Infinity” is no number, such as 12.5 or 3/4'],
    ['line: 0,0 1/0,1', '“1/0” is no number, such as 12.5 or 3/4'],
    ['line: 0,0 ,1', '“” is no number, such as 12.5 or 3/4'],
    [`line: 0,0 ${'9'.repeat(40)},1`, `“${'9'.repeat(30)}…” is no number, such as 12.5 or 3/4`],
    ['line: 0,0', 'Too few points for line'],
    ['area: 0,0 1,1', 'Too few points for area'],
    ['dot:', 'Too few points for dot'],
    ['circle: 0,0 -1', 'A radius must be above zero'],
    ['circle: 0,0 1 2', '“2” is too much'],
    ['arc: 0,0 1 90', '“” is no number, such as 12.5 or 3/4'],
    ['label: 0,0', 'There is no text'],
    [`label: 0,0 ${'a'.repeat(61)}`, `“${'a'.repeat(30)}…” is longer than 60 characters`],
    ['line', 'A command ends with a colon, such as “line: 0,0 1,1”'],
    ['star: 0,0', 'There is no command “star”'],
    ['line dot: 0,0', 'There is no command “line dot”'],
    ['constructor: 0,0', 'There is no command “constructor”'],
    ['purple line: 0,0 1,1', 'A line cannot be “purple”'],
    ['dashed label: 0,0 a', 'A label cannot be “dashed”'],
    ['x: 3 to 3', 'A range goes from left to right, or up'],
    ['x: 1 to 2 to 3', '“1 to 2 to 3” is no range, such as 0 to 10'],
    ['x ticks: 1 = a = b', '“1 = a = b” is no tick, such as 3 or 3 = K'],
    ['shape: 1 by 9', 'A shape is “equal” or as wide by high as 8 by 5, at most 4 by 5'],
    ['alt: again', 'A figure begins with its only “alt: …”'],
  ])('%s', (line, reason) => {
    expect(() => figure(line)).toThrow(new FigureError(`Line 4: ${reason}`));
  });

  it.each([
    ['dot: 10.1,0', '10.1,0 is outside of the figure'],
    ['circle: 0,0 10.1', 'A radius is larger than the figure'],
    ['y ticks: 7', '0,7 is outside of the figure'],
    ['circle: 0,6 1', '0,6 is outside of the figure'],
    [`dot: ${'0,0 '.repeat(401)}`, 'A figure has more than 60 commands or 400 points'],
    ['dot: 0,0\n'.repeat(61), 'A figure has more than 60 commands or 400 points'],
    [`x ticks: 0${', 0'.repeat(40)}`, 'A figure has more than 40 ticks'],
    ['a'.repeat(4_000), 'A figure is longer than 4,000 characters'],
  ])('%.20s …', (line, reason) => {
    expect(() => figure(line)).toThrow(reason);
  });

  it.each([
    ['', 'A figure begins with its only “alt: …”'],
    ['x: 0 to 1', 'Line 1: A figure begins with its only “alt: …”'],
    ['alt:', 'Line 1: An alt has 1 to 300 characters'],
    [`alt: ${'a'.repeat(301)}`, 'Line 1: An alt has 1 to 300 characters'],
    ['alt: a\nx: 0 to 1', 'A figure needs its “x: 0 to 1” and “y: 0 to 1”'],
  ])('without alt and window: %.20j', (source, reason) => {
    expect(() => readFigure(source)).toThrow(new FigureError(reason));
  });
});
