import { describe, expect, it } from 'vitest';
import { newDiscussionSchema } from './discussion.ts';
import { newFeedbackSchema } from './feedback.ts';
import { usernameField } from './fields.ts';
import { questionFields } from './question-edit.ts';

const codes = (...ranges: [from: number, to: number][]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
const lineBreaks = [...codes([0x09, 0x0d]), 0x85, 0x2028, 0x2029];
const unseen = codes(
  [0x01, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x84],
  [0x86, 0x9f],
  [0x61c, 0x61c],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
);
const between = (code: number) => `Fair${String.fromCodePoint(code)}Coin`;

describe.each([
  ["a discussion's title", newDiscussionSchema.shape.title],
  ["a question's name", questionFields.name],
  ['a category', questionFields.category],
  ['a job title', questionFields.type],
  ["a sender's name", newFeedbackSchema.shape.name],
])('%s', (_what, field) => {
  it('loses invisible characters', () => {
    for (const code of unseen)
      expect(field.parse(between(code)), code.toString(16)).toBe('FairCoin');
  });

  it('is one line', () => {
    for (const code of lineBreaks) {
      expect(field.parse(` ${between(code)}\n`), code.toString(16)).toBe('Fair Coin');
    }
  });

  it.each(['Ünïcödé 字 مرحبا שלום', 'क्\u200dष 👩\u200d🚀', 'soft\u00adhyphen'])(
    'keeps %s',
    (text) => {
      expect(field.parse(text)).toBe(text);
    },
  );
});

it('invisible characters do not make a title long enough', () => {
  const title = newDiscussionSchema.shape.title.safeParse('a\u202eb\u202c\ufeff\u200f');
  expect(title.error?.issues[0]?.message).toBe('Title must be at least 5 characters');
  expect(questionFields.category.safeParse('\u202e').success).toBe(false);
});

it('usernames with such characters are rejected', () => {
  for (const code of [...lineBreaks, ...unseen]) {
    expect(usernameField('').safeParse(between(code)).success, code.toString(16)).toBe(false);
  }
});
