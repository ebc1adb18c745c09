import { describe, expect, it } from 'vitest';
import { fraction } from '#shared/domain/fraction.ts';
import { fillPlain, MissingValue, readMarkup } from './fill.ts';
import { findPlaceholders } from './find-placeholders.ts';

const values = new Map([
  ['n', fraction(-12345)],
  ['half', fraction(1, 2)],
  ['C(n, 2) / 7', fraction(3)],
]);

describe('placeholders', () => {
  it.each([
    ['#{n}', 'n', ''],
    ['#{ n | word }', 'n', ' word '],
    ['#{n| much/}', 'n', ' much/'],
    ['#{C(n,\n 2)  /  7|places 2}', 'C(n, 2) / 7', 'places 2'],
    ['#{n|die/dice}', 'n', 'die/dice'],
    ['#{n|}', 'n', ''],
    ['#{}', '', ''],
  ])('are found: %j', (text, formula, format) => {
    expect(findPlaceholders(text)).toEqual([{ start: 0, end: text.length, formula, format }]);
  });

  it.each(['# Hint', '{n}', '# {n}', '$\\#$', '#n'])('are not found in %j', (text) => {
    expect(findPlaceholders(text)).toEqual([]);
  });
});

describe('a value is shown as its place needs it', () => {
  const prose = '−12,345';
  const formula = '-12{,}345';
  const code = '-12345';
  it.each([
    ['#{n}', prose],
    ['# A #{n}, #{n}', `# A ${prose}, ${prose}`],
    ['$x=#{n}$ and #{n}', `$x=${formula}$ and ${prose}`],
    ['$#{n}$#{n}$#{n}$', `$${formula}$${prose}$${formula}$`],
    ['$$\nx=#{n}\n$$\n#{n}', `$$\nx=${formula}\n$$\n${prose}`],
    ['so $$#{n}$$ and', `so $$${formula}$$ and`],
    ['$$a$$ #{n} $$b$$', `$$a$$ ${prose} $$b$$`],
    ['\\$#{n} and \\$#{n}', `\\$${prose} and \\$${prose}`],
    ['$\\$#{n}$', `$\\$${formula}$`],
    ['It costs $5, not #{n}.', `It costs $5, not ${prose}.`],
    ['$5 or $ #{n} $ or $6', `$5 or $ ${prose} $ or $6`],
    ['`#{n}` #{n}', `\`${code}\` ${prose}`],
    ['``a ` #{n}`` #{n}', `\`\`a \` ${code}\`\` ${prose}`],
    ['`$` #{n} `$`', `\`$\` ${prose} \`$\``],
    ['`a$#{n}$` $#{n}$', `\`a$${code}$\` $${formula}$`],
    ['$a$ `#{n}` $b$', `$a$ \`${code}\` $b$`],
    ['\\`#{n}\\`', `\\\`${prose}\\\``],
    ['a ` #{n}', `a \` ${prose}`],
    ['```py\nx = #{n}\n```\n#{n}', `\`\`\`py\nx = ${code}\n\`\`\`\n${prose}`],
    ['```\n$ #{n}\n```\n$#{n}$', `\`\`\`\n$ ${code}\n\`\`\`\n$${formula}$`],
    ['````\n```\n#{n}\n````\n#{n}', `\`\`\`\`\n\`\`\`\n${code}\n\`\`\`\`\n${prose}`],
    ['~~~\n`#{n}\n~~~\n#{n}', `~~~\n\`${code}\n~~~\n${prose}`],
    [
      '1. so\n   ```\n   #{n}\n   ```\n   #{n}',
      `1. so\n   \`\`\`\n   ${code}\n   \`\`\`\n   ${prose}`,
    ],
    ['```figure\nlabel: #{n},0 #{n}\n```', `\`\`\`figure\nlabel: ${code},0 ${code}\n\`\`\``],
    ['```\n#{n}', `\`\`\`\n${code}`],
    ['```#{n}``` is', `\`\`\`${code}\`\`\` is`],
    ['| $#{n}$ | #{n} |', `| $${formula}$ | ${prose} |`],
    ['$\\text{#{C(n, 2) / 7|word} of } #{n}$', `$\\text{three of } ${formula}$`],
    ['#{half|fraction} $#{half|fraction}$', '1/2 $\\frac{1}{2}$'],
    ['$x #{n|signed}$', `$x ${formula}$`],
    ['**#{C(n, 2) / 7|Word}**', '**Three**'],
    ['No placeholder, # and {n}.', 'No placeholder, # and {n}.'],
    ['', ''],
  ])('%j', (text, filled) => {
    expect(readMarkup(text)(values)).toBe(filled);
  });

  it('as it is told outside Markdown', () => {
    expect(fillPlain('$#{n}$, `#{n}`', values, 'plain')).toBe(`$${prose}$, \`${prose}\``);
    expect(fillPlain('\\frac{#{n}}2', values, 'code')).toBe(`\\frac{${code}}2`);
  });
});

describe('filling fails', () => {
  it('for a placeholder without a value', () => {
    expect(() => readMarkup('#{n} #{m + 1|word}')(values)).toThrow(MissingValue);
    expect(() => readMarkup('#{m + 1|word}')(values)).toThrow('#{m + 1} has no value.');
  });

  it.each([
    ['#{n', '#{n'],
    ['#{n} and #{n|word of them', '#{n|word of them'],
    ['#{{n}} #{n}', '#{{n}}'],
  ])('for a placeholder that cannot be read: %j', (text, odd) => {
    expect(() => readMarkup(text)(values)).toThrow(`This placeholder cannot be read: ${odd}`);
  });

  it('for a format that does not suit the value', () => {
    expect(() => readMarkup('#{half|word}')(values)).toThrow('#{half}: 0.5 is no whole number.');
  });
});
