import { describe, expect, it } from 'vitest';
import { isFormOf, queryWords, toSegments } from './query-words.ts';

describe('queryWords', () => {
  it.each([
    ['Random Walk', ['random', 'walk']],
    ["Itô's lemma", ['ito', 'lemma']],
    ['mean-reverting (OU) process', ['mean', 'reverting', 'ou', 'process']],
    ['$\\frac{1}{2}$', ['frac', '1', '2']],
    ['k-means', ['k', 'means']],
    ['k', []],
    ['a ? ! _', []],
    ['', []],
  ])('of %s are %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('are not too many, and not too long', () => {
    expect(queryWords('ab '.repeat(100))).toHaveLength(12);
    expect(queryWords('x'.repeat(300))).toEqual(['x'.repeat(40)]);
  });
});

describe('isFormOf', () => {
  it.each([
    ['walk', 'walks', true],
    ['bayes', 'bayesian', true],
    ['card', 'cardinality', false],
    ['markov', 'market', false],
    ['or', 'ors', false],
  ])('%s, %s: %s', (a, b, expected) => {
    expect([isFormOf(a, b), isFormOf(b, a)]).toEqual([expected, expected]);
  });
});

describe('toSegments', () => {
  const synonyms = [
    ['regression', 'OLS', 'least squares'],
    ['Brownian motion', 'BM'],
  ];

  it.each([
    ['ols', [[['ols'], ['regression'], ['least', 'squares']]]],
    ['least squares', [[['least', 'squares'], ['regression'], ['ols']]]],
    ['hitting bm', [[['hitting']], [['bm'], ['brownian', 'motion']]]],
    ['brownian path', [[['brownian']], [['path']]]],
  ])('reads %s', (query, segments) => {
    expect(toSegments(queryWords(query), synonyms)).toEqual(segments);
  });
});
