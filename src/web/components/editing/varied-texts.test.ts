import { describe, expect, it } from 'vitest';
import { adminQuestion } from '#test/support/components/admin-question.ts';
import { blankFollowUp, toExtrasDraft } from './extras/extras-draft.ts';
import {
  changedNumbersText,
  changesVariedExtras,
  changesVariedTexts,
  numbersText,
} from './varied-texts.ts';

const question = adminQuestion({ hints: ['Count.'], subject: 'A sum', tags: ['dice'] });
const { description } = question;
const solution = 'It is seven.';

it.each([
  [{}, false],
  [{ description, solution, keepsAnswer: true }, false],
  [{ description: `  ${description}\n` }, false],
  [{ description: 'What is the sum?' }, true],
  [{ solution: '' }, true],
  [{ solution: 'It is 7.' }, true],
  [{ keepsAnswer: false }, true],
])('the draft %j changes the texts: %s', (draft, expected) => {
  expect(changesVariedTexts(question, draft)).toBe(expected);
});

it('a first solution is a change', () => {
  const unsolved = { ...question, solution: null };
  expect(changesVariedTexts(unsolved, { solution: '' })).toBe(false);
  expect(changesVariedTexts(unsolved, { solution })).toBe(true);
});

const first = toExtrasDraft(question);

it.each([
  [{}, false],
  [{ subject: 'Another', tags: [] }, false],
  [{ hints: ['Count.'] }, false],
  [{ hints: ['Add.'] }, true],
  [{ followUps: [{ ...blankFollowUp, question: 'And two?', answer: 'Also.' }] }, true],
  [{ answer: { ...first.answer, kind: 'number' as const, value: '7' } }, true],
])('the extras %j change the texts: %s', (part, expected) => {
  expect(changesVariedExtras(first, { ...first, ...part })).toBe(expected);
});

describe('the notice about fresh numbers', () => {
  const on = { hasVariants: true, usesVariants: true };
  const off = { hasVariants: true, usesVariants: false };

  it('says whether they are in use', () => {
    expect(numbersText(on)).toBe('Fresh numbers are on.');
    expect(numbersText(off)).toContain('Fresh numbers are off, since');
    expect(numbersText({ hasVariants: false, usesVariants: false })).toBe('');
  });

  it('is left out unless saving changed it', () => {
    expect(changedNumbersText(on, off)).toBe(numbersText(off));
    expect(changedNumbersText(off, on)).toBe(numbersText(on));
    for (const before of [null, off]) expect(changedNumbersText(before, off)).toBe('');
    expect(changedNumbersText(on, on)).toBe('');
  });
});
