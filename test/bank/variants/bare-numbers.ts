import { inWords, ordinalInWords } from '#markup/placeholders/number-words.ts';
import { textsOf } from '#server/modules/questions/question-template.ts';
import { withFiguresInWords } from '../figures-in-text.ts';
import type { Parametrized } from './freeze.ts';

const wholes = Array.from({ length: 28 }, (_, index) => (index < 20 ? index : 10 * (index - 18)));
const words = [
  ...wholes.map(inWords),
  // First and second seldom count anything.
  ...wholes
    .slice(3)
    .map(ordinalInWords)
    .flatMap((ordinal) => [ordinal, `${ordinal}s`]),
  ...['hundred', 'hundredth', 'hundredths', 'thousand', 'thousandth', 'thousandths', 'million'],
  ...['half', 'halves', 'quarter', 'quarters', 'once', 'twice', 'thrice', 'double', 'triple'],
  'dozen',
];
const number = new RegExp(`\\d+(?:\\.\\d+)?|\\b(?:${words.join('|')})\\b`, 'gi');

/** A number in the text changes with the parameters, or the author says that it never does. */
export function findBareNumbers({ parameters, ...template }: Parametrized): string[] {
  const { name, subject = '' } = template.fields;
  const texts = [name, subject, ...textsOf(template)].map(prose);
  const found = new Set(
    texts.flatMap((text) => text.match(number) ?? []).map((text) => text.toLowerCase()),
  );
  const fixed = new Set(parameters.fixed.map((text) => text.toLowerCase()));
  const bare = [...found].filter((text) => !fixed.has(text));
  const unused = [...fixed].filter((text) => !found.has(text));
  return [
    ...(bare.length > 0
      ? [`Numbers outside placeholders: ${bare.join(', ')}. List those that never change as fixed.`]
      : []),
    ...(unused.length > 0 ? [`No text has these fixed numbers: ${unused.join(', ')}.`] : []),
  ];
}

/** Without placeholders, headings and the coordinates of figures, which nobody reads. */
const prose = (text: string) =>
  withFiguresInWords(text)
    .replaceAll(/#\{[^{}]*\}/g, ' ')
    .replaceAll(/^## .*$/gm, '');
