import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './apply-format.ts';
import { beginLines, byLines, type Format, fence, link, surround } from './formatting.ts';
import { tools } from './tools.tsx';

/** Applies a format. Angle brackets mark the selection. */
function use(format: Format, marked: string): string {
  const selectionStart = marked.indexOf('<');
  const selectionEnd = marked.indexOf('>') - 1;
  const after = format({ text: marked.replace(/[<>]/g, ''), selectionStart, selectionEnd });
  const { text } = after;
  return `${text.slice(0, after.selectionStart)}<${text.slice(after.selectionStart, after.selectionEnd)}>${text.slice(after.selectionEnd)}`;
}

describe('marks around words', () => {
  const bold = surround('**', 'bold text');
  const formula = surround('$', 'x^2');

  it.each([
    ['a <word> here', 'a **<word>** here'],
    ['nothing <>', 'nothing **<bold text>**'],
    ['<>', '**<bold text>**'],
    ['a< word >here', 'a **<word>** here'],
    ['a **<word>** here', 'a <word> here'],
    ['a <**word**> here', 'a <word> here'],
    ['<****>', '**<****>**'],
  ])('%s', (before, after) => {
    expect(use(bold, before)).toBe(after);
  });

  it.each([
    ['<x>', '$<x>$'],
    ['$<x>$', '<x>'],
    ['$$<x>$$', '$$$<x>$$$'],
  ])('a formula: %s', (before, after) => {
    expect(use(formula, before)).toBe(after);
  });
});

describe('marks before lines', () => {
  const list = beginLines('- ');

  it.each([
    ['<>', '- <>'],
    ['one <word>', '- one word<>'],
    ['above\no<n>e\nbelow', 'above\n- one<>\nbelow'],
    ['above\n<one\ntwo>\nbelow', 'above\n<- one\n- two>\nbelow'],
    ['o<ne\ntw>o', '<- one\n- two>'],
    ['<- one\n- two>', '<one\ntwo>'],
    ['<- one\ntwo>', '<- - one\n- two>'],
  ])('%j', (before, after) => {
    expect(use(list, before)).toBe(after);
  });
});

describe('fences around text', () => {
  const block = fence('$$', '$$', 'x^2');

  it.each([
    ['<>', '$$\n<x^2>\n$$'],
    ['<y>', '$$\n<y>\n$$'],
    ['before <y> after', 'before \n\n$$\n<y>\n$$\n\n after'],
    ['before\n<y>\nafter', 'before\n\n$$\n<y>\n$$\n\nafter'],
    ['before\n\n<y>\n\nafter', 'before\n\n$$\n<y>\n$$\n\nafter'],
    ['<\na\nb\n>', '$$\n<a\nb>\n$$'],
  ])('%j', (before, after) => {
    expect(use(block, before)).toBe(after);
  });

  it('are used only for multi-line selections', () => {
    const code = byLines(surround('`', 'code'), fence('```', '```', 'code'));
    expect(use(code, '<one>')).toBe('`<one>`');
    expect(use(code, '<one\n>')).toBe('`<one>`\n');
    expect(use(code, '<one\ntwo>')).toBe('```\n<one\ntwo>\n```');
  });
});

it.each([
  ['see <this>', 'see [this](<https://>)'],
  ['<>', '[text](<https://>)'],
  ['<https://example.org/a>', '[<text>](https://example.org/a)'],
  ['<javascript:alert(1)>', '[javascript:alert(1)](<https://>)'],
])('a link: %s', (before, after) => {
  expect(use(link, before)).toBe(after);
});

it('each tool formats the selection', () => {
  const area = { text: 'x', selectionStart: 0, selectionEnd: 1 };
  expect(tools.map(({ name, key, format }) => [name, key, format(area).text])).toEqual([
    ['Bold', 'b', '**x**'],
    ['Italic', 'i', '_x_'],
    ['Link', 'k', '[x](https://)'],
    ['List', undefined, '- x'],
    ['Quote', undefined, '> x'],
    ['Code', undefined, '`x`'],
    ['Formula', undefined, '$x$'],
    ['Formula on its own line', undefined, '$$\nx\n$$'],
    ['Spoiler', undefined, '||x||'],
  ]);
});

const anywhere = fc
  .record({
    text: fc.string({ unit: fc.constantFrom('a', ' ', '\n', '*', '$', '|', '`', '>', '-', 'w') }),
    from: fc.nat(),
    to: fc.nat(),
  })
  .map(({ text, from, to }) => {
    const ends = [from % (text.length + 1), to % (text.length + 1)].sort((a, b) => a - b);
    return { text, selectionStart: ends[0] ?? 0, selectionEnd: ends[1] ?? 0 };
  });

it.each(tools)('$name leaves unselected text alone, and selects within the text', ({ format }) => {
  fc.assert(
    fc.property(anywhere, (area) => {
      const after = format(area);
      expect(after.selectionStart).toBeGreaterThanOrEqual(0);
      expect(after.selectionEnd).toBeGreaterThanOrEqual(after.selectionStart);
      expect(after.selectionEnd).toBeLessThanOrEqual(after.text.length);
      const letters = (text: string) => text.replaceAll(/[^w]/g, '').length;
      expect(letters(after.text)).toBe(letters(area.text));
    }),
  );
});

it('finds the smallest edit between two texts', () => {
  expect(differenceOf('a word', 'a **word**')).toEqual({
    start: 2,
    end: 6,
    replacement: '**word**',
  });
  expect(differenceOf('aa', 'aaa')).toEqual({ start: 2, end: 2, replacement: 'a' });
  expect(differenceOf('same', 'same')).toEqual({ start: 4, end: 4, replacement: '' });
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b') }),
      fc.string({ unit: fc.constantFrom('a', 'b') }),
      (text, next) => {
        const { start, end, replacement } = differenceOf(text, next);
        expect(text.slice(0, start) + replacement + text.slice(end)).toBe(next);
      },
    ),
  );
});
