import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { rememberedUrl, rememberPage, rememberSort } from './list-memory.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  return () => vi.unstubAllGlobals();
});

function remembered(query: string): string | null {
  return rememberedUrl(new URLSearchParams(query));
}

describe('where the visitor left off', () => {
  it('is nowhere at first', () => {
    expect(remembered('')).toBeNull();
  });

  it('is the sort order and page of the unfiltered list', () => {
    rememberSort({ field: 'difficulty', direction: 'desc' });
    rememberPage(3);
    expect(remembered('')).toBe('/questions?sort=difficulty&direction=desc&page=3');
    expect(localStorage.getItem('questionsTableSort')).toBe(
      '{"field":"difficulty","direction":"desc"}',
    );
    expect(localStorage.getItem('questionsTablePagination')).toBe('{"page":3}');
    expect(localStorage.getItem('questionSortPreference')).toBe(
      '{"field":"difficulty","direction":"desc"}',
    );
  });

  it('is only the sort order for a filtered list', () => {
    rememberSort({ field: 'type', direction: 'asc' });
    rememberPage(3);
    expect(remembered('category=Risk')).toBe('/questions?category=Risk&sort=type');
  });

  it.each(['sort=name', 'direction=asc', 'page=1', 'daily=1', 'page=nonsense'])(
    'is ignored if the URL has %s',
    (query) => {
      rememberSort({ field: 'type', direction: 'desc' });
      rememberPage(3);
      expect(remembered(query)).toBeNull();
    },
  );

  it.each(['not JSON', 'null', '3', '{}', '{"page":"2"}', '{"page":0}', '{"page":1.5}'])(
    'is ignored if storage holds %s',
    (text) => {
      localStorage.setItem('questionsTableSort', text);
      localStorage.setItem('questionsTablePagination', text);
      expect(remembered('')).toBeNull();
    },
  );
});
