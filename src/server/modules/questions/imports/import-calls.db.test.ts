import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postFile } from '#test/support/forms.ts';
import { createImportSite, type ImportSite } from '#test/support/import-site.ts';
import { invitePeople } from '#test/support/people.ts';

const description = 'A fair coin is tossed twice. How often is it *heads*?';
const header = 'description,solution';
const good = (word: string) => `What is the value of the ${word} one?,It is ${word}`;
const calls = [
  ['/api/admin/import-file', 'importFile'],
  ['/api/admin/import-csv', 'csvFile'],
  ['/api/admin/import-json', 'jsonFile'],
] as const;

let site: ImportSite;
beforeAll(async () => {
  site = await createImportSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

describe('importing questions', () => {
  it('answers each call in its own format', async () => {
    const [, [csv], [json]] = calls;
    const fromCsv = await postFile(site.admin, csv, {
      field: 'csvFile',
      filename: 'any',
      content: `${header}\n${good('first')}\nx,y`,
    });
    const errors = ['Row 2: Description must be at least 10 characters (line 3)'];
    expect(fromCsv.json()).toMatchObject({
      success: 1,
      total: 2,
      errors,
      results: { imported: 1, total: 2, errors },
    });
    const fromJson = await postFile(site.admin, json, {
      field: 'jsonFile',
      filename: 'any',
      content: JSON.stringify([{ description, solution: 'x' }]),
    });
    expect(fromJson.json()).toMatchObject({ success: 1, total: 1, errors: [] });
  });
});

describe('who may import', () => {
  it.each(
    calls.flatMap(([url, field]) => [
      [url, field, 'nobody', 401] as const,
      [url, field, 'user', 403] as const,
      [url, field, 'subscriber', 403] as const,
    ]),
  )('%s with %s refuses %s with %i', async (url, field, who, status) => {
    const content = url.endsWith('json')
      ? JSON.stringify([{ description, solution: 'x' }])
      : `${header}\n${good('first')}`;
    const refused = await postFile(site[who], url, { field, filename: 'a.csv', content });
    expect(refused.statusCode).toBe(status);
    expect(await site.stored()).toEqual([]);
  });

  it('not former administrators', async () => {
    const { admin: revoked } = await invitePeople(site);
    await site.database.pool.query('update users set is_admin = false where id = $1', [revoked.id]);
    const refused = await site.send(`${header}\n${good('first')}`, 'a.csv', '', revoked);
    expect(refused.statusCode).toBe(403);
    expect(await site.stored()).toEqual([]);
  });

  it.each(calls)('%s needs a file under %s', async (url) => {
    const other = await postFile(site.admin, url, {
      field: 'other',
      filename: 'a',
      content: 'x',
    });
    for (const refused of [other, await site.admin.post(url)]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe('Please select a file to import');
    }
  });
});
