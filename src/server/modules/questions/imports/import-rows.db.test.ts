import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createImportSite, type ImportSite } from '#test/support/import-site.ts';

const header = 'description,solution';
const first = 'What is the first?,One';
const last = 'What is the last?,Two';
const question = (extra: object = {}) => ({
  description: 'What is the value of it?',
  solution: 'One',
  ...extra,
});
const other = (extra: object = {}) => question({ description: 'And what is this one?', ...extra });
const both = [
  ['What is the first?', 'One'],
  ['What is the last?', 'Two'],
];

let site: ImportSite;
beforeAll(async () => {
  site = await createImportSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

describe('CSV in the wild', () => {
  it.each<[string, string, string[][]]>([
    ['a byte order mark', `\uFEFF${header}\n${first}\n${last}`, both],
    ['CRLF', `${header}\r\n${first}\r\n${last}\r\n`, both],
    ['CR', `${header}\r${first}\r${last}\r`, both],
    ['mixed line endings', `${header}\r\n${first}\n${last}\r`, both],
    ['semicolons', `${header}\n${first}\n${last}`.replaceAll(',', ';'), both],
    ['tabs', `${header}\n${first}\n${last}`.replaceAll(',', '\t'), both],
    [
      'quotes around everything',
      `"description","solution"\n"${first.replace(',', '","')}"`,
      [both[0] ?? []],
    ],
    ['columns in reverse order', `Solution,Description\nOne,What is the first?`, [both[0] ?? []]],
    ['empty lines and rows', `${header}\n\n${first}\n,\n \n${last}\n\n`, both],
    [
      'line breaks, quotes and separators in a cell',
      `${header}\r\n"What is, then;\r\nthis ""one""?\n","One,\nTwo"`,
      [['What is, then;\r\nthis "one"?\n', 'One,\nTwo']],
    ],
    [
      'quotes in the middle of a cell',
      `${header}\nWhat is "this" one?,5" wide`,
      [['What is "this" one?', '5" wide']],
    ],
    [
      'what a spreadsheet would run',
      `${header}\n=1+1 is how much then?,@SUM(A1)`,
      [['=1+1 is how much then?', '@SUM(A1)']],
    ],
    [
      'what was guarded against that',
      `${header}\n'=1+1 is how much then?,''-x`,
      [['=1+1 is how much then?', "'-x"]],
    ],
    [
      'all kinds of letters',
      `${header}\nWas wäre größer: 𝜋 oder 3?,π 🎲`,
      [['Was wäre größer: 𝜋 oder 3?', 'π 🎲']],
    ],
  ])('is read with %s', async (_what, file, expected) => {
    const sent = await site.send(file);
    expect(sent.json()).toMatchObject({
      success: expected.length,
      total: expected.length,
      errors: [],
    });
    expect(await site.storedTexts()).toEqual(expected);
  });

  it('names the columns it ignored', async () => {
    const sent = await site.send(`id,${header},__proto__\n7,${first},x`);
    expect(sent.json()).toMatchObject({
      success: 1,
      errors: [],
      notes: ['Columns “id”, “__proto__” are unknown and were ignored'],
    });
  });
});

describe('a bad row', () => {
  it.each<[string, string, string]>([
    ['too few columns', 'What is this?', 'Row 2: Has too few columns: 1 instead of 2 (line 3)'],
    [
      'too many columns',
      'What is this?,1,2',
      'Row 2: Has too many columns: 3 instead of 2 (line 3)',
    ],
    ['no description', ',x', 'Row 2: Description is required (line 3)'],
    [
      'a short description',
      'What?,x',
      'Row 2: Description must be at least 10 characters (line 3)',
    ],
    ['no solution', 'What is this?,', 'Row 2: Solution content is required (line 3)'],
    ['neither', ' ,"\n"', ''],
    [
      'a NUL',
      'What is\0 this?,x',
      'Row 2: description contains a NUL character, which cannot be saved (line 3)',
    ],
    [
      'too complex to render',
      `What is this: $${'x'.repeat(2001)}$?,x`,
      `Row 2: Description: A formula is longer than 2,000 characters: $${'x'.repeat(40)}… (line 3)`,
    ],
    [
      'too long a text',
      `What is this?,${'x'.repeat(100_001)}`,
      'Row 2: Solution: The text is longer than 100,000 characters. (line 3)',
    ],
  ])('with %s is one error line, and the others go in', async (_what, row, line) => {
    const sent = await site.send(`${header}\n${first}\n${row}\n${last}`);
    expect(sent.statusCode).toBe(200);
    const errors = line ? [line] : [];
    expect(sent.json()).toMatchObject({ success: 2, total: 2 + errors.length, errors });
    expect(await site.storedTexts()).toEqual(both);
  });

  it('is reported with its first line', async () => {
    const sent = await site.send(
      `${header}\r\n"What is\r\nthe\nfirst?",One\r\n"x\n\n",y\r\n\r\nz,y`,
    );
    expect(sent.json().errors).toEqual([
      'Row 2: Description must be at least 10 characters (line 5)',
      'Row 3: Description must be at least 10 characters (line 9)',
    ]);
  });

  it('that is not in UTF-8 is one error line, and the others go in', async () => {
    const file = Buffer.from(`${header}\n${first}\nWhat is the caf\xe9?,x\n${last}`, 'latin1');
    const sent = await site.send(file);
    expect(sent.json()).toMatchObject({
      success: 2,
      total: 3,
      errors: ['Row 2: description is not valid UTF-8 (line 3)'],
    });
    expect(await site.storedTexts()).toEqual(both);
  });

  it('at the end of a truncated file is one error line, and the others go in', async () => {
    const sent = await site.send(`${header}\n${first}\n${last}\n"What is th`);
    expect(sent.json()).toMatchObject({
      success: 2,
      total: 3,
      errors: ['Row 3: A quote is never closed; the file may be truncated'],
    });
    expect(await site.storedTexts()).toEqual(both);
  });

  it.each<[string, unknown, string]>([
    ['no object', 'text', 'Row 2: Must be an object with the fields of a question'],
    ['a list', [1], 'Row 2: Must be an object with the fields of a question'],
    ['null', null, 'Row 2: Must be an object with the fields of a question'],
    ['nothing in it', {}, 'Row 2: Description is required; Solution content is required'],
    ['a nested value', other({ solution: { en: 'x' } }), 'Row 2: solution must be a string'],
    ['a number', other({ category: 7 }), 'Row 2: category must be a string'],
    [
      'an unknown difficulty',
      other({ difficulty: 'Extreme' }),
      'Row 2: Difficulty must be Easy, Medium or Hard',
    ],
    ['an unknown flag', other({ is_premium: 'maybe' }), 'Row 2: is_premium must be true or false'],
    [
      'more than one mistake',
      other({ difficulty: 'Extreme', question_name: 'ab', solution: '' }),
      'Row 2: Difficulty must be Easy, Medium or Hard; Solution content is required; Name must be at least 3 characters',
    ],
    ['a short name', other({ question_name: 'ab' }), 'Row 2: Name must be at least 3 characters'],
    [
      'a long name',
      other({ question_name: 'a'.repeat(301) }),
      'Row 2: Name must be no more than 300 characters',
    ],
    [
      'a long category',
      other({ category: 'a'.repeat(101) }),
      'Row 2: Category must be no more than 100 characters',
    ],
    [
      'a long job title',
      other({ job_title: 'a'.repeat(200) }),
      'Row 2: Job title must be no more than 180 characters',
    ],
    [
      'an image from elsewhere',
      other({ image_url: 'https://e.org/a.png' }),
      'Row 2: Image must be the name of an uploaded file',
    ],
    [
      'a NUL',
      other({ category: 'a\0b' }),
      'Row 2: category contains a NUL character, which cannot be saved',
    ],
    [
      'an incomplete character',
      other({ category: 'a\ud83d' }),
      'Row 2: category contains an incomplete character, which cannot be saved',
    ],
    ['a duplicate field', { ...other(), Solution: 'x' }, 'Row 2: Has “solution” twice'],
  ])('of JSON with %s is one error line, and the others go in', async (_what, row, line) => {
    const sent = await site.send(JSON.stringify([question(), row]), 'a.json');
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toMatchObject({ success: 1, total: 2, errors: [line] });
    expect(await site.storedTexts()).toHaveLength(1);
  });
});
