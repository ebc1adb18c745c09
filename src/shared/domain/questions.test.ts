import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultType, questionImagePath, toQuestionType, toSlug } from './questions.ts';

const anyText = fc.string({ unit: 'binary' });

describe('the type of a question', () => {
  it.each([
    ['Quantitative Researcher', 'Quantitative Researcher Interview Question'],
    ['Trader Interview Question', 'Trader Interview Question'],
    ['Trader interview question', 'Trader Interview Question'],
    ['Trader Interview Question Interview Question', 'Trader Interview Question'],
    ['  Risk   Manager ', 'Risk Manager Interview Question'],
    ['', defaultType],
    ['   ', defaultType],
    ['Interview Question', defaultType],
  ])('of %j is %j', (jobTitle, type) => {
    expect(toQuestionType(jobTitle)).toBe(type);
  });

  it('stays the same when it is saved again', () => {
    const title = fc.oneof(
      anyText,
      fc
        .array(fc.constantFrom('Trader', 'Interview', 'Question', 'interview question', ' ', '-'))
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(title, (jobTitle) => {
        const type = toQuestionType(jobTitle);
        expect(toQuestionType(type)).toBe(type);
        expect(type.endsWith(' Interview Question')).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the slug of a name', () => {
  it.each([
    ['Expected value of two dice', 'expected-value-of-two-dice'],
    ['  Itô’s lemma: d(W²)?  ', 'itos-lemma-d-w2'],
    ["Bayes' rule", 'bayes-rule'],
    ['确率', ''],
    ['---', ''],
  ])('of %j is %j', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  it('is made of words of lowercase letters and digits with hyphens between them', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ maxLength: 300 })), (name) => {
        expect(toSlug(name)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(toSlug(name).length).toBeLessThanOrEqual(80);
        expect(toSlug(toSlug(name))).toBe(toSlug(name));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the image of a question', () => {
  it.each([
    ['dice.png', '/uploads/dice.png'],
    ['uploads/dice.png', '/uploads/dice.png'],
    ['/uploads/dice.png', '/uploads/dice.png'],
    ['//elsewhere.example/dice.png', '/uploads/elsewhere.example/dice.png'],
  ])('%j is at %j', (imageUrl, path) => {
    expect(questionImagePath(imageUrl)).toBe(path);
  });
});
