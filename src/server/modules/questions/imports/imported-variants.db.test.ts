import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { postFile } from '#test/support/forms.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { addVariedQuestion, importRows, variedRow } from '#test/support/varied-imports.ts';

const { variants } = variedRow;
const { template } = variants;

describe('the fresh numbers in a file', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(() => clear());

  const clear = () => emptyTables(site.database.pool, 'questions');
  const stored = async () =>
    (await site.database.pool.query('select content, withdrawn from question_variants')).rows;
  const importVariants = (changed: object) =>
    importRows(people.admin, [{ ...variedRow, variants: { ...variants, ...changed } }]);
  const fill = (texts: object) => ({
    template: { ...template, texts: { ...template.texts, ...texts } },
  });
  const valued = (value: string) => ({
    variants: variants.variants.map((one) => ({ ...one, values: [value, ...one.values.slice(1)] })),
  });
  const judge = (answer: unknown) => ({ template: { ...template, answer } });

  it.each(['csv', 'json'])('survive a round trip as %s', async (format) => {
    const id = await addVariedQuestion(people.admin);
    await people.admin.post(`/api/admin/questions/${id}/variants`, {
      variant: '1.2',
      isWithdrawn: true,
    });
    const before = await stored();
    expect(before).toMatchObject([{ withdrawn: [2], content: { version: 1 } }]);
    const file = await people.admin.get(`/api/admin/export?format=${format}`);
    await clear();
    const sent = await postFile(people.admin, '/api/admin/import-file', {
      field: 'importFile',
      filename: `a.${format}`,
      content: file.rawPayload,
    });
    expect(sent.json()).toMatchObject({ success: 1, errors: [], notes: [] });
    expect(await stored()).toEqual(before);
    const [question] = (await people.admin.get('/api/admin/questions')).json();
    const used = await people.admin.get(`/api/admin/questions/${question.id}`);
    expect(used.json()).toMatchObject({ hasVariants: true, usesVariants: true });
    const again = await people.admin.get(`/api/admin/export?format=${format}`);
    expect(again.rawPayload.equals(file.rawPayload)).toBe(true);
  });

  it('stay as they are when a changed file is imported over them', async () => {
    await addVariedQuestion(people.admin);
    const before = await stored();
    const changed = { version: 2, variants: variants.variants.slice(0, 3) };
    expect(await importVariants(changed)).toMatchObject({
      success: 0,
      alreadyThere: 1,
      errors: [],
    });
    expect(await stored()).toEqual(before);
    await clear();
    expect(await importVariants(changed)).toMatchObject({ success: 1, errors: [] });
    expect(await stored()).toMatchObject([{ content: changed }]);
  });

  it('rest if the question does not read like them', async () => {
    const id = await addVariedQuestion(people.admin, { solution: 'One of six.' });
    const question = (await people.admin.get(`/api/admin/questions/${id}`)).json();
    expect(question).toMatchObject({ hasVariants: true, usesVariants: false });
  });

  it('show the values that the file states: a formula is only their name', async () => {
    const code = 'process.exit(1)';
    const texts = { question: `A die has #{${code}} sides. How likely is the highest?` };
    const values = variants.variants.map((one) => ({ ...one, values: ['41', ...one.values] }));
    const formulas = [code, ...variants.formulas];
    expect(await importVariants({ ...fill(texts), formulas, variants: values })).toMatchObject({
      success: 1,
      errors: [],
    });
    const [{ id }] = (await people.admin.get('/api/admin/questions')).json();
    const shown = await people.admin.get(`/api/admin/questions/${id}/variants/1.1`);
    expect(shown.json().description).toContain('A die has 41 sides.');
  });

  it.each<[string, object, string]>([
    ['a lone one', { variants: variants.variants.slice(0, 1) }, 'variants: Too small'],
    ['no version', { version: undefined }, 'version: Invalid input'],
    ['an unknown field', { script: 'alert(1)' }, 'Unrecognized key'],
    ['too few values', { formulas: ['sides'] }, '0: There must be one value for each formula'],
    ['a value that is a formula', valued('2 ^ 9'), 'variants: 0: values: 0: A value is a number'],
    ['a division by zero', valued('1/0'), 'variants: 0: values: 0: A value is a number'],
    ['a number beyond all bounds', valued('1e999'), '0: #{sides}'],
    [
      'an unknown placeholder',
      fill({ hints: ['There are #{faces}.'] }),
      '0: #{faces} has no value.',
    ],
    [
      'an unknown format',
      fill({ hints: ['#{sides|loud}.'] }),
      '0: #{sides}: There is no format loud',
    ],
    ['an unfinished placeholder', fill({ solution: 'One of #{sides.' }), '0: This placeholder'],
    ['no answer', judge(undefined), 'template: answer: '],
    ['an answer of no kind', judge({ value: '1/6' }), '0: answer: kind'],
    [
      'two mistakes that are the same',
      judge({
        ...template.answer,
        mistakes: ['One.', 'Two.'].map((message) => ({ value: '1/5', message })),
      }),
      '0: answer: mistakes.1.value: This mistake is already listed',
    ],
    [
      'a mistake that is right',
      judge({ ...template.answer, mistakes: [{ value: '#{1 / sides|fraction}', message: 'No.' }] }),
      '0: answer: mistakes.0.value: This is accepted as the answer',
    ],
    [
      'a mistake that cannot be read',
      judge({ ...template.answer, mistakes: [{ value: 'exit(', message: 'No.' }] }),
      '0: answer: mistakes.0.value: The check cannot read',
    ],
    ['a withdrawn one that is not there', { withdrawn: [4] }, 'withdrawn: There is no variant 4'],
    ['the usual one withdrawn', { withdrawn: [0] }, 'withdrawn: 0: Too small'],
  ])('are one error line if there is %s', async (_, changed, line) => {
    const broken = { ...variedRow, question_name: 'Broken', variants: { ...variants, ...changed } };
    const good = { ...variedRow, question_name: 'Good' };
    const result = await importRows(people.admin, [good, broken]);
    expect(result).toMatchObject({ success: 1, total: 2 });
    expect(result.errors).toEqual([expect.stringContaining(`Row 2: variants: ${line}`)]);
    expect(await stored()).toHaveLength(1);
  });

  it.each(['fresh', '[]', '"{}"', '{'])('are one error line if they are %s', async (text) => {
    const result = await importRows(people.admin, [{ ...variedRow, variants: text }]);
    expect(result).toMatchObject({
      success: 0,
      errors: [expect.stringContaining('Row 1: variants')],
    });
  });
});
