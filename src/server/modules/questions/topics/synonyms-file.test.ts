import { describe, expect, it } from 'vitest';
import { parseSynonyms } from './synonyms-file.ts';

describe('the file of synonyms', () => {
  it('is read as groups of terms', () => {
    expect(parseSynonyms("- [OLS, least squares]\n- [BM, 'Wiener process']\n")).toEqual([
      ['OLS', 'least squares'],
      ['BM', 'Wiener process'],
    ]);
  });

  it.each([
    ['OLS: least squares', 'The file must be a list of groups'],
    ['- OLS', '0: A group must be a list of terms'],
    ['- [a, b]\n- [OLS]', '1: A group must have at least two terms'],
    ['- [OLS, 7]', '0: 1: Terms must be non-empty strings'],
    ['- [OLS, " "]', '0: 1: Terms must be non-empty strings'],
    ['- [OLS, ols]', '0: Terms must differ'],
    ['- [', 'the file is not valid YAML'],
  ])('explains %j', (text, message) => {
    expect(() => parseSynonyms(text)).toThrow(message);
  });
});
