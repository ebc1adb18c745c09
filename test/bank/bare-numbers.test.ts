import { describe, expect, it } from 'vitest';
import { hatTemplate } from '#test/support/parametrized-question.ts';
import { findBareNumbers } from './variants/bare-numbers.ts';

const hint = 'Which names are drawn first does not matter.';
const problemsIn = (text: string, fixed = 'one, 1') =>
  findBareNumbers(hatTemplate([hint, text], ['fixed: [one, 1]', `fixed: [${fixed}]`]));
const bare = (numbers: string) =>
  `Numbers outside placeholders: ${numbers}. List those that never change as fixed.`;

describe('a number outside placeholders', () => {
  it.each([
    ['It has 12 names.', '12'],
    ['At least 0.25 of them.', '0.25'],
    ['The 3rd name.', '3'],
    ['Seven names and SEVEN more.', 'seven'],
    ['All twenty-two names.', 'twenty, two'],
    ['A quarter of a hundred, twice.', 'quarter, hundred, twice'],
    ['The seventh and the thirteenth name.', 'seventh, thirteenth'],
    ['In two thirds or nine tenths.', 'two, thirds, nine, tenths'],
    ['Then $x^{15}+\\frac78$.', '15, 78'],
    ['Of `n = 4` names, ```16```.', '4, 16'],
    [
      '```figure\nalt: The 12 names\nx ticks: #{names}, 5, 7 = n\nlabel: 8,#{names + 9} at 6\n```',
      '12, 5, 6',
    ],
  ])('is found: %j', (text, numbers) => {
    expect(problemsIn(text)).toEqual([bare(numbers)]);
  });

  it.each([
    'Of #{names} names, $#{names + 12}$ or #{C(names, 2)|word}.',
    '## 2. Count\n\nWhatever.',
    'Someone often halved the tension.',
    'No number at all.',
    '```figure\nalt: Names\nx: 0 to #{names}\nx ticks: 3 = n\nlabel above: 8,#{names + 9} at\ndot: 7,7\n```',
  ])('is not found in %j', (text) => {
    expect(problemsIn(text)).toEqual([]);
  });

  it.each([
    ['name: Names in a hat', 'name: Twelve names in a hat'],
    ['Chance that one given', 'Chance that one of twelve given'],
    ['From a hat', 'From twelve hats'],
    ['Each name', 'Each of twelve names'],
    ['_And that you', '_And that you or twelve others'],
    ['of #{names}.\n', 'of twelve.\n'],
    ['That is the chance', 'Twelve is the chance'],
    ['value: "#{1 / names|fraction}"', 'value: "twelve"'],
  ])('is found anywhere, such as in place of %j', (part, change) => {
    expect(findBareNumbers(hatTemplate([part, change]))).toEqual([bare('twelve')]);
  });

  it('may be fixed, in the form in which it stands there', () => {
    expect(problemsIn('Seven or 7.5 names.', 'one, 1, SEVEN, 7.5')).toEqual([]);
    expect(problemsIn('Seven names.', 'one, 1, 7')).toEqual([
      bare('seven'),
      'No text has these fixed numbers: 7.',
    ]);
  });

  it('must not be listed as fixed for nothing', () => {
    expect(problemsIn('No number.', 'one, 1, two')).toEqual([
      'No text has these fixed numbers: two.',
    ]);
  });
});
