import { describe, expect, it } from 'vitest';
import { parseCollectionFile } from './collection-file.ts';

const fields = `name: Starter
order: 1
questions: [two-dice, at-par]
`;
const file = (text = fields, body = '\nFor **everyone**.\n') => `---\n${text}---\n${body}`;

describe('a collection file', () => {
  it('is read with its questions in order', () => {
    expect(parseCollectionFile('starter', file())).toEqual({
      slug: 'starter',
      name: 'Starter',
      order: 1,
      questions: ['two-dice', 'at-par'],
      about: 'For **everyone**.',
    });
  });

  it.each([
    ['name', 'name: [1]', 'name: Name must have 3 to 60 characters'],
    ['order', 'order: first', 'order: Order must be a whole number from 1'],
    ['order', 'order: 0', 'order: Order must be a whole number from 1'],
    ['questions', 'questions:', 'questions: Questions must be a list'],
    ['questions', 'questions: []', 'questions: Questions must not be empty'],
    ['questions', 'questions: [Two dice]', 'questions: 0: Questions must be slugs'],
    [
      'questions',
      'questions: [at-par, at-par]',
      'questions: Questions must not contain duplicates',
    ],
    ['order', 'order: 1\nlevel: 2', 'Unrecognized key: "level"'],
  ])('explains a bad %s: %j', (field, line, message) => {
    const text = fields.replace(new RegExp(`^${field}:.*\\n`, 'm'), `${line}\n`);
    expect(() => parseCollectionFile('starter', file(text))).toThrow(message);
  });

  it('explains a missing text', () => {
    expect(() => parseCollectionFile('starter', file(fields, '\n'))).toThrow(
      'the text about the collection is missing',
    );
  });
});
