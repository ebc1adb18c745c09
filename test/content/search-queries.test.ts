import { describe, expect, it } from 'vitest';
import { bankFolder, readBank } from '#server/modules/questions/bank/read-bank.ts';
import { searchQueries } from './search-queries.ts';

const slugs = new Set((await readBank(bankFolder)).map(({ slug }) => slug));

describe('the table of queries', () => {
  it('has at least 130, each once', () => {
    const queries = searchQueries.map(({ query }) => query.toLowerCase());
    expect(queries.length).toBeGreaterThanOrEqual(130);
    expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([]);
  });

  it('names questions from the bank', () => {
    const finds = searchQueries.flatMap((entry) => entry.finds);
    expect(finds.filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});
