import { expect, it } from 'vitest';
import { findLinks } from './linked-text.ts';

it('finds URLs, without the period after them', () => {
  expect(findLinks('Open https://a.example/confirm?token=x-_1.\nBye')).toEqual([
    { text: 'Open ', isLink: false },
    { text: 'https://a.example/confirm?token=x-_1', isLink: true },
    { text: '.\nBye', isLink: false },
  ]);
});

it('does not link a URL whose token is hidden', () => {
  const text = 'https://a.example/confirm?token=hidden';
  expect(findLinks(text)).toEqual([{ text, isLink: false }]);
});

it('leaves a text without URLs as it is', () => {
  const text = 'Hello javascript:alert(1)';
  expect(findLinks(text)).toEqual([{ text, isLink: false }]);
});

it('returns nothing for an empty text', () => {
  expect(findLinks('')).toEqual([]);
});
