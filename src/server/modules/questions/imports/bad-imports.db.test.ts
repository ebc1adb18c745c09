import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postFile } from '#test/support/forms.ts';
import { createImportSite, type ImportSite } from '#test/support/import-site.ts';

const header = 'description,solution';
const first = 'What is the first?,One';
const question = { description: 'What is the value of it?', solution: 'One' };

let site: ImportSite;
beforeAll(async () => {
  site = await createImportSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

describe('a file', () => {
  it('cannot reach the prototype', async () => {
    const file = `[{"__proto__": {"description": "polluted"}, "constructor": {"prototype": {"x": 1}}, ${JSON.stringify(question).slice(1)}]`;
    const sent = await site.send(file, 'a.json');
    expect(sent.json()).toMatchObject({
      success: 1,
      notes: ['Fields “__proto__”, “constructor” are unknown and were ignored'],
    });
    expect(Object.hasOwn(Object.prototype, 'description')).toBe(false);
    expect(await site.storedTexts()).toEqual([['What is the value of it?', 'One']]);
  });

  const rows = (count: number) => `${header}\n${'Is this a long enough row?,x\n'.repeat(count)}`;
  it.each<[string, number, RegExp, string, () => string | Buffer]>([
    ['nothing', 400, /^The file is empty$/, 'a.csv', () => ''],
    ['blanks', 400, /^The file is empty$/, 'a.csv', () => ' \r\n\t'],
    ['a header alone', 400, /^The file contains no questions$/, 'a.csv', () => header],
    ['no header', 400, /“description” and “solution” is missing$/, 'a.csv', () => first],
    ['no solutions', 400, /“solution” is missing$/, 'a.csv', () => 'description,x\nWhat is it?,y'],
    [
      'a duplicate column',
      400,
      /^The column “solution” appears twice$/,
      'a.csv',
      () => `${header},Solution\na,b,c`,
    ],
    ['HTML', 400, /is missing$/, 'a.csv', () => '<!doctype html><p>Hello, world</p>'],
    [
      'UTF-16',
      400,
      /^The file is in UTF-16/,
      'a.csv',
      () => Buffer.from(`\uFEFF${header}`, 'utf16le'),
    ],
    ['a workbook', 400, /^This is a workbook/, 'a.csv', () => Buffer.from('504b030414', 'hex')],
    ['one object', 400, /^The file must contain a list/, 'a.json', () => JSON.stringify(question)],
    ['an empty list', 400, /^The file contains no questions$/, 'a.json', () => '[]'],
    [
      'JSON that is cut off',
      400,
      /^The JSON ends too early/,
      'a.json',
      () => JSON.stringify([question]).slice(0, -9),
    ],
    ['JSON that ends after a comma', 400, /^The JSON ends too early/, 'a.json', () => '[{"a": 1},'],
    [
      'broken JSON',
      400,
      /^The file is not valid JSON: see line 2$/,
      'a.json',
      () => '[\n{description: 1}]',
    ],
    ['deeply nested JSON', 400, /JSON/, 'a.json', () => '['.repeat(1_000_000)],
    ['another name', 415, /^Only .csv and .json files can be imported$/, 'a.xlsx', () => rows(1)],
    ['10,001 rows', 400, /^The file has more than 10,000 rows/, 'a.csv', () => rows(10_001)],
    [
      'a million rows',
      400,
      /^The file has more than 10,000 rows/,
      'a.csv',
      () => `${header}\n${'a,b\n'.repeat(1_000_000)}`,
    ],
    [
      '10,001 objects',
      400,
      /^The file has more than 10,000 rows/,
      'a.json',
      () => JSON.stringify(Array.from({ length: 10_001 }, () => question)),
    ],
    [
      'more than 10 MB',
      413,
      /^The file is larger than 10 MB$/,
      'a.csv',
      () => rows(1) + 'x'.repeat(10 * 1024 * 1024),
    ],
    [
      '50 MB',
      413,
      /^The file is larger than 10 MB$/,
      'a.csv',
      () => Buffer.alloc(50 * 1024 * 1024, 'a,b\n'),
    ],
  ])(
    'with %s is refused with %i, and nothing is imported',
    async (_what, status, message, name, content) => {
      const refused = await site.send(content(), name);
      expect(refused.statusCode).toBe(status);
      expect(refused.json().message).toMatch(message);
      expect(await site.storedTexts()).toEqual([]);
    },
  );

  it.each([
    ['/api/admin/import-csv', 'csvFile', '[]', 'This is not a CSV file, but looks like JSON'],
    ['/api/admin/import-json', 'jsonFile', header, 'This is not a JSON file, but looks like CSV'],
  ])('of another kind is refused by %s', async (url, field, content, message) => {
    const refused = await postFile(site.admin, url, { field, filename: 'a.csv', content });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe(message);
  });
});
