import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvHeader, csvLines } from './csv.ts';

describe('a table for spreadsheets', () => {
  it('starts with a byte order mark and a header', () => {
    const table = csvHeader(['name', 'visits']) + csvLines([['Ada', 3]]);
    expect(table).toBe('\uFEFFname,visits\r\nAda,3\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\n=x', "'=1"])(
    'escapes %j, which could run as a formula',
    (cell) => {
      expect(parse(csvLines([[cell]]))).toEqual([[`'${cell}`]]);
    },
  );

  it('leaves everything else unchanged', () => {
    const cells = ['a "quoted" word', 'one,two', 'one\ntwo', 'one\rtwo', "it's", 'a=b', 'ü ∑'];
    expect(parse(csvLines([cells]))).toEqual([cells]);
    expect(csvLines([[-5, true, null, '']])).toBe('-5,true,,\r\n');
  });
});
