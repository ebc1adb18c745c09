import { textsOf } from '#server/modules/questions/question-template.ts';
import type { Parametrized } from './freeze.ts';

const words = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  ...['hundred', 'thousand', 'million', 'dozen', 'half', 'halves', 'twice', 'once', 'double'],
  ...['third', 'thirds', 'fourth', 'quarter', 'quarters', 'fifth', 'fifths', 'sixth', 'sixths'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
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

/** Without placeholders and headings. */
const prose = (text: string) => text.replaceAll(/#\{[^{}]*\}/g, ' ').replaceAll(/^## .*$/gm, '');
