import { expect, it } from 'vitest';
import { figuresIn, withFiguresInWords, withoutFigures, wordsInFigure } from './figures-in-text.ts';

const lines = [
  'alt: Two of #{n} dots',
  'x: 0 to 7',
  'x axis: time',
  'x ticks: 1, 2 = #{n} s, 3',
  'red label above: #{n + 1 | places 2},4 five of them',
  'label: 6,6 b',
  'dot: 7,7',
].join('\n');
const figure = `\`\`\`figure\n${lines}\n\`\`\``;

it('a text is the same without the figure that it gets', () => {
  for (const text of ['One.', 'One.\n\nTwo.', '```py\nfigure\n```\n\n\nTwo.']) {
    expect(withoutFigures(text)).toBe(text);
    expect(withoutFigures(`${text}\n\n${figure}`)).toBe(text);
  }
  expect(withoutFigures(`One.\n\n${figure}\n\nTwo.`)).toBe('One.\n\nTwo.');
  expect(withoutFigures(`One.\n\n${figure}\n\n${figure}\n\nTwo.`)).toBe('One.\n\nTwo.');
});

it('finds figures, however they are fenced', () => {
  expect(figuresIn(`a\n${figure}\nb\n~~~ figure\nalt: c\n~~~\n\`\`\`py\nd\n\`\`\``)).toEqual([
    `${lines}\n`,
    'alt: c\n',
  ]);
});

it('tells what can be read in a figure, but no coordinates', () => {
  const words = 'Two of #{n} dots\ntime\n1, #{n} s, 3\nfive of them\nb';
  expect(wordsInFigure(lines)).toBe(words);
  expect(withFiguresInWords(`a\n\n${figure}\n\nb`)).toBe(`a\n\n${words}\n\nb`);
});
