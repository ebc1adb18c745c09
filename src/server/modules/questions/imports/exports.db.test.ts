import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { postFile } from '#test/support/forms.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';
import { withGuard, withoutGuard } from '../../../lib/spreadsheet-cell.ts';

const now = new Date('2026-03-04T05:06:07Z');

describe('exporting questions', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp({ now: () => now });
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(() => site.database.pool.query('delete from questions'));

  const download = (format: string) => people.admin.get(`/api/admin/export?format=${format}`);
  const stored = async () =>
    (
      await site.database.pool.query(
        `select q.name, q.type, q.category, q.difficulty, q.description, q.image_url, q.is_visible,
           q.is_premium, s.content
         from questions q left join solutions s on s.question_id = q.id order by q.id`,
      )
    ).rows;

  async function addQuestions(): Promise<void> {
    const ids = await insertQuestions(site.database.pool, [
      { name: '=1+1', description: '  It has, "quotes"\r\nand\nlines;\r ', category: '@home' },
      { name: "'=quoted", description: '-1 is less than what?', difficulty: 'Hard' },
      {
        name: 'Größer 🎲',
        description: '\t+ tabs in \\front$x$',
        isVisible: false,
        isPremium: true,
      },
      { name: 'With an image', description: 'See the image above.', imageUrl: 'a.png' },
      {
        name: 'x'.repeat(300),
        type: `${'y'.repeat(180)} Interview Question`,
        description: 'Long enough?',
      },
    ]);
    for (const [index, questionId] of ids.entries()) {
      const content = `=cmd|' /C calc'!A0\n${index}\r\n `;
      await insertSolution(site.database.pool, { questionId, content });
    }
    await insertQuestions(site.database.pool, [
      { name: 'Without a solution', description: 'Nobody knows it yet.' },
      ...Array.from({ length: 450 }, (_, index) => ({
        name: `Number ${index}`,
        description: 'Is it so, or not?',
      })),
    ]);
  }

  it('is in the audit log', async () => {
    await download('json');
    const { rows } = await site.database.pool.query(
      'select actor_id, action, subject_type, subject_id, details from audit_log order by id desc limit 1',
    );
    expect(rows).toEqual([
      {
        actor_id: people.admin.id,
        action: 'question.export',
        subject_type: 'question',
        subject_id: 'all',
        details: { format: 'json' },
      },
    ]);
  });

  it.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ])('writes a %s file that restores everything', async (format, type) => {
    await addQuestions();
    const before = await stored();
    const file = await download(format);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="questions-2026-03-04.${format}"`,
      'cache-control': 'private, no-store',
    });
    const upload = () =>
      postFile(people.admin, '/api/admin/import-file', {
        field: 'importFile',
        filename: `a.${format}`,
        content: file.rawPayload,
      });
    const { length: total } = before;
    expect((await upload()).json()).toMatchObject({ success: 0, alreadyThere: total, errors: [] });
    await site.database.pool.query('delete from questions');
    expect((await upload()).json()).toMatchObject({ success: total, total, errors: [], notes: [] });
    expect(await stored()).toEqual(before);
    expect((await download(format)).rawPayload.equals(file.rawPayload)).toBe(true);
  });

  it('has no cell that a spreadsheet would run as a formula', async () => {
    await addQuestions();
    const cells: string[][] = parse((await download('csv')).body, { bom: true });
    expect(cells).toHaveLength(457);
    expect(cells.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
    expect(cells[1]?.[0]).toBe("'=1+1");
  });

  it('is an empty file without questions', async () => {
    expect((await download('json')).json()).toEqual([]);
    expect(parse((await download('csv')).body, { bom: true })).toHaveLength(1);
  });

  it.each(['csv', 'json'])('comes with a %s template that can be imported', async (format) => {
    const template = await people.admin.get(`/api/admin/import-template?format=${format}`);
    expect(template.headers['content-disposition']).toBe(
      `attachment; filename="questions-template.${format}"`,
    );
    const sent = await postFile(people.admin, '/api/admin/import-file', {
      field: 'importFile',
      filename: `a.${format}`,
      content: template.rawPayload,
    });
    expect(sent.json()).toMatchObject({ success: 2, total: 2, errors: [], notes: [] });
  });

  it.each(['/api/admin/export', '/api/admin/import-template'])(
    '%s is for administrators, in a known format',
    async (path) => {
      expect((await people.nobody.get(path)).statusCode).toBe(401);
      expect((await people.user.get(path)).statusCode).toBe(403);
      expect((await people.admin.get(`${path}?format=xml`)).statusCode).toBe(400);
      expect((await people.admin.get(path)).headers['content-type']).toContain('text/csv');
    },
  );
});

describe('a cell for spreadsheets', () => {
  it('survives a round trip, whatever it is', () => {
    const cell = fc.string({
      unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' '),
    });
    fc.assert(
      fc.property(cell, (text) => {
        expect(withGuard(text)).not.toMatch(/^[=+\-@\t\r]/);
        expect(withoutGuard(withGuard(text))).toBe(text);
      }),
    );
  });
});
