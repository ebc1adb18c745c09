import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { postFile } from '#test/support/forms.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { openDatabase } from '../../../db/client.ts';
import { transactionsOn } from '../../../db/transaction.ts';
import { createBankService } from '../bank/bank.service.ts';

const row = {
  question_name: 'Two dice',
  description: 'The chance of a seven?',
  solution: 'A sixth.',
};
const extras = {
  subject: 'The chance of a sum of two dice',
  tags: ['dice', 'counting'],
  answer: {
    kind: 'fraction',
    value: '1/6',
    exact: true,
    mistakes: [{ value: '1/11', message: '=The sums are "not" equally likely;' }],
  },
  hints: ['Count $36$ pairs,\nor don’t.', '[Six](/questions) of them fit.'],
  followUps: [
    {
      question: 'And an *eight*?',
      answer: '$\\frac{5}{36}$',
      check: { kind: 'fraction', value: '5/36', exact: true },
    },
    { question: 'And then?', answer: 'Nothing.' },
  ],
};
const nothing = { subject: null, tags: [], answer: null, hints: [], followUps: [] };

describe('the answers, hints, tags and follow-ups in a file', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(() => clear());

  const clear = () => emptyTables(site.database.pool, 'questions', 'bank_entries');
  const upload = async (format: string, content: string | Uint8Array) => {
    const file = { field: 'importFile', filename: `a.${format}`, content };
    return (await postFile(people.admin, '/api/admin/import-file', file)).json();
  };
  const importJson = (...rows: object[]) => upload('json', JSON.stringify(rows));
  const importCells = (cells: object) =>
    upload('csv', stringify([{ ...row, ...cells }], { header: true }));
  const download = async (format: string) =>
    (await people.admin.get(`/api/admin/export?format=${format}`)).rawPayload;
  const stored = async () =>
    (
      await site.database.pool.query(
        `select q.name, q.subject, q.tags, a.answer, a.hints, a.follow_ups, v.content, v.withdrawn
         from questions q left join question_answers a on a.question_id = q.id
           left join question_variants v on v.question_id = q.id order by q.name`,
      )
    ).rows;
  const first = async () => {
    const [{ id }] = (await people.admin.get('/api/admin/questions')).json();
    return (await people.admin.get(`/api/admin/questions/${id}`)).json();
  };

  it.each(['csv', 'json'])('survive a round trip as %s', async (format) => {
    const { question_name: name, description, solution } = row;
    await people.admin.post('/api/admin/questions', { name, description, solution, ...extras });
    const before = await stored();
    const file = await download(format);
    await clear();
    expect(await upload(format, file)).toMatchObject({ success: 1, errors: [], notes: [] });
    expect(await stored()).toEqual(before);
    expect(await first()).toMatchObject({ ...extras, version: 1, keepsAnswer: true });
    expect((await download(format)).equals(file)).toBe(true);
  });

  describe('of the whole bank', () => {
    const files = new Map<string, Uint8Array>();
    let bank: unknown[];
    beforeAll(async () => {
      const { pool } = site.database;
      await createBankService({
        db: openDatabase(pool),
        inTransaction: transactionsOn(pool),
        now: () => new Date(),
        log: { info: () => {}, error: () => {} },
      }).seed();
      bank = await stored();
      for (const format of ['csv', 'json']) files.set(format, await download(format));
    });

    it.each(['csv', 'json'])('survive a round trip as %s', async (format) => {
      const file = files.get(format) ?? '';
      expect(await upload(format, file)).toMatchObject({ success: bank.length, errors: [] });
      expect(await stored()).toEqual(bank);
    });
  });

  it('may be missing', async () => {
    expect(await importJson(row)).toMatchObject({ success: 1, errors: [], notes: [] });
    expect(await first()).toMatchObject({ ...nothing, keepsAnswer: null });
  });

  it.each<[object, object]>([
    [{ answer: '1/6' }, { answer: { kind: 'fraction', value: '1/6' } }],
    [{ answer: '-0.25' }, { answer: { kind: 'number', value: -0.25 } }],
    [
      { answer: '{"kind": "expression", "value": "1/e"}' },
      { answer: { kind: 'expression', value: '1/e', numeric: 1 / Math.E } },
    ],
    [{ tags: ' dice;coins, two dice ; dice' }, { tags: ['dice', 'coins', 'two dice'] }],
    [{ hints: 'Count the pairs.' }, { hints: ['Count the pairs.'] }],
    [{ hints: '[Here](/x) it is' }, { hints: ['[Here](/x) it is'] }],
    [{ Hints: '["Count.", "Add."]' }, { hints: ['Count.', 'Add.'] }],
    [
      { 'Follow-ups': '[{"question": "And 8?", "answer": "5/36"}]' },
      { followUps: [{ question: 'And 8?', answer: '5/36' }] },
    ],
    [{ subject: '', tags: ' ', answer: '', hints: '', follow_ups: '' }, nothing],
  ])('can be written in cells as %j', async (cells, expected) => {
    expect(await importCells(cells)).toMatchObject({ success: 1, errors: [], notes: [] });
    expect(await first()).toMatchObject(expected);
  });

  it.each<[object, string]>([
    [{ answer: 'a sixth' }, 'answer: The answer needs a kind'],
    [{ answer: { kind: 'fraction', value: '1/0' } }, 'answer: value: Value must be a fraction'],
    [
      { answer: { ...extras.answer, mistakes: [{ value: '2/12', message: 'No.' }] } },
      'answer: mistakes: 0: value: This is accepted as the answer',
    ],
    [{ answer: { kind: 'choice', choices: ['a', 'b'], value: 3 } }, 'answer: value: There is no'],
    [{ hints: 'Look.\0' }, 'hints contains a NUL character'],
    [{ hints: ['Look.\0'] }, 'hints contains a NUL character'],
    [{ hints: Array(6).fill('Look.') }, 'hints: There must be no more than 5 hints'],
    [{ hints: [`$${'x'.repeat(20_000)}$`] }, 'Hint: A formula is longer'],
    [{ tags: ['x'.repeat(51)] }, 'tags: 0: A tag must be no more than 50 characters'],
    [
      {
        answer: {
          kind: 'parts',
          parts: [1, 2].map((hints) => ({
            question: 'What?',
            hints,
            answer: { kind: 'number', value: 1 },
          })),
        },
        hints: ['Look.', 'Again.'],
      },
      'answer: The parts have 3 hints together, but the question has 2',
    ],
    [{ follow_ups: 'And then?' }, 'follow_ups: Follow-ups must be a list'],
    [
      {
        follow_ups: [
          { question: 'And?', answer: 'So.', check: { kind: 'expression', value: 'x + 1' } },
        ],
      },
      'follow_ups: 0: check: value: The check cannot read',
    ],
    [{ subject: 'x'.repeat(161) }, 'subject: Subject line must be no more than 160 characters'],
  ])('are one error line each: %j', async (bad, line) => {
    const result = await importJson({ ...row, question_name: 'Good' }, { ...row, ...bad });
    expect(result).toMatchObject({ success: 1, total: 2 });
    expect(result.errors).toEqual([expect.stringContaining(`Row 2: ${line}`)]);
  });

  it('are left out of the export once they no longer fit', async () => {
    const { question_name: name, description } = row;
    const question = { name, description, ...extras };
    const { id } = (await people.admin.post('/api/admin/questions', question)).json();
    await people.admin.put(`/api/admin/questions/${id}`, { name, description, keepsAnswer: false });
    const [exported] = JSON.parse((await download('json')).toString());
    expect(exported).toMatchObject({ tags: extras.tags });
    expect(Object.keys(exported)).not.toContain('answer');
  });
});
