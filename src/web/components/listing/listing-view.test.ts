import { describe, expect, it } from 'vitest';
import { apiQueryOf, changeListing, readListing, sortChange } from './listing-view.ts';

const shape = { sorts: ['name', 'date'], filters: ['status'] };
const read = (search: string) => readListing(new URLSearchParams(search), shape);

describe('a list in a URL', () => {
  it('has all rows by default, from page 1', () => {
    expect(read('')).toEqual({ search: '', sort: null, direction: 'asc', page: 1, filters: {} });
    expect(String(apiQueryOf(read('')))).toBe('page=1');
  });

  it('reads search, sort and filters', () => {
    const view = read('tab=users&search=+ann+&sort=date&direction=desc&page=3&status=open&other=1');
    expect(view).toEqual({
      search: 'ann',
      sort: 'date',
      direction: 'desc',
      page: 3,
      filters: { status: 'open' },
    });
    expect(String(apiQueryOf(view))).toBe('status=open&search=ann&sort=date&direction=desc&page=3');
  });

  it.each(['sort=secret', 'page=0', 'page=x', 'page=-1', 'page=9999999', 'direction=up'])(
    'ignores %s',
    (search) => {
      expect(read(search)).toEqual(read(''));
    },
  );

  it('starts at page 1 after a change, and keeps the tab', () => {
    const params = new URLSearchParams('tab=users&search=ann&page=3');
    expect(changeListing(params, { search: null }).toString()).toBe('tab=users');
    expect(changeListing(params, { page: '4' }).toString()).toBe('tab=users&search=ann&page=4');
  });

  it('is sorted ascending by a column first, then descending', () => {
    expect(sortChange('name', read(''))).toEqual({ sort: 'name', direction: null });
    expect(sortChange('name', read('sort=name'))).toEqual({ sort: 'name', direction: 'desc' });
    expect(sortChange('name', read('sort=name&direction=desc'))).toEqual({
      sort: 'name',
      direction: null,
    });
    expect(sortChange('name', read('sort=date'))).toEqual({ sort: 'name', direction: null });
  });
});
