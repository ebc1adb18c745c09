import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { recommended } from '#test/support/recommendations.ts';
import { newSitting, type Sitting } from './sitting.ts';
import { openSitting, saveSitting } from './stored-sitting.ts';

const trained = { id: 3, name: 'A', topic: null, outcome: 'right', due: null } as const;
const sitting: Sitting = { ...newSitting, trained: [trained], skipped: [4], seconds: 90 };
const hour = 3_600_000;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
});

it('survives a reload, for whoever began it', () => {
  saveSitting(7, sitting, false);
  expect(openSitting(7, false)).toEqual(sitting);
  expect(openSitting(8, false)).toEqual(newSitting);
  expect(openSitting(null, false)).toEqual(newSitting);
});

it('goes on after signing in, and does not come back after signing out', () => {
  saveSitting(null, sitting, false);
  expect(openSitting(7, false)).toEqual(sitting);
  saveSitting(7, sitting, false);
  expect(openSitting(null, false)).toEqual(newSitting);
});

it('shows its summary again, but then begins anew', () => {
  saveSitting(null, sitting, true);
  expect(openSitting(null, true)).toEqual(sitting);
  expect(openSitting(null, false)).toEqual(newSitting);
});

it('ends after a long pause', () => {
  saveSitting(null, sitting, false);
  expect(openSitting(null, false, Date.now() + 3 * hour)).toEqual(sitting);
  expect(openSitting(null, false, Date.now() + 5 * hour)).toEqual(newSitting);
});

it.each([
  ['missed', 'wrong', true],
  ['solved', 'right', false],
  ['revealed', 'revealed', false],
] as const)(
  'shows a question again only while there is something to try: %s',
  (_, outcome, isKept) => {
    const current = recommended(3);
    saveSitting(null, { ...sitting, current, trained: [{ ...trained, outcome }] }, false);
    expect(openSitting(null, false).current).toEqual(isKept ? current : null);
  },
);

it.each(['', 'null', '[]', '3', '{"version":0,"trained":5}', '{'])(
  'begins anew if what is stored cannot be read: %s',
  (stored) => {
    sessionStorage.setItem('martingale_training_visitor', stored);
    expect(openSitting(null, false)).toEqual(newSitting);
  },
);

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveSitting(7, sitting, false);
  expect(openSitting(7, false)).toEqual(newSitting);
});
