import { expect, it } from 'vitest';
import type { Fact } from '#shared/drills/item.ts';
import { factsPath } from '../facts-path.ts';
import { readSource } from './run-source.ts';

const read = (search: string) => readSource(new URLSearchParams(search));

it.each([
  ['preset=80-in-8', { kind: 'preset', preset: '80-in-8' }],
  ['own=5', { kind: 'own', id: 5 }],
  ['token=abc', { kind: 'shared', token: 'abc' }],
  ['duel=abc', { kind: 'duel', token: 'abc', name: null }],
  ['facts=', { kind: 'facts', facts: null }],
  ['facts=nonsense', { kind: 'facts', facts: null }],
  ['own=five', null],
  ['preset=', null],
  ['', null],
])('%s says what to run', (search, source) => {
  expect(read(search)).toEqual(source);
});

it('facts survive a round trip through a URL', () => {
  const facts: Fact[] = [
    { operator: '×', left: '7', right: '8' },
    { operator: '+', left: '-1.5', right: '3/4' },
    { operator: '−', left: '3', right: '-2' },
    { operator: '÷', left: '81', right: '27' },
  ];
  const { search } = new URL(factsPath(facts), 'http://site');
  expect(read(search)).toEqual({ kind: 'facts', facts });
});
