import { expect, it } from 'vitest';
import { inWords, ordinalInWords } from '#markup/placeholders/number-words.ts';
import {
  bankFolder,
  type QuestionFile,
  readBank,
} from '#server/modules/questions/bank/read-bank.ts';
import { drawBelow, shuffle } from '../../content/tools/draw.ts';
import { seededRandom } from '../../content/tools/seeded-random.ts';
import { readQuestion } from './rules/read-question.ts';
import { hashOfTemplate } from './variants/evaluate-template.ts';

const mutations = 40;
const words = Array.from({ length: 20 }, (_, n) => [inWords(n), ordinalInWords(n)]).flat();
const digits = [...'0123456789'];
const digitOrWord = new RegExp(`\\d|\\b(?:${words.join('|')})\\b`, 'gi');

const random = seededRandom(1);
const varied = (await readBank(bankFolder)).filter(({ variants }) => variants !== null);

/** With another digit or number word in a text or a mistake, inside a placeholder or outside. */
function withMutation(text: string): string {
  const start = text.indexOf('\nanswer:');
  const places = [...text.matchAll(digitOrWord)].filter(({ index }) => index > start);
  const place = places[drawBelow(random, places.length)] ?? expect.fail();
  const [found] = place;
  const others = digits.includes(found) ? digits : words;
  const [other] = shuffle(
    random,
    others.filter((one) => one !== found.toLowerCase()),
  );
  return `${text.slice(0, place.index)}${other}${text.slice(place.index + found.length)}`;
}

/** Frozen variants with another hash are reported: see frozen-rules.test.ts. */
function isNoticed(file: QuestionFile): boolean {
  const read = readQuestion(file);
  return 'problem' in read || hashOfTemplate(read.template) !== read.frozen?.texts;
}

it('a changed number in a question with frozen variants is noticed', () => {
  expect(varied.filter(isNoticed)).toEqual([]);
  const unnoticed = Array.from({ length: mutations }, () => {
    const file = varied[drawBelow(random, varied.length)] ?? expect.fail();
    return { ...file, text: withMutation(file.text) };
  }).filter((file) => !isNoticed(file));
  expect(unnoticed).toEqual([]);
});
