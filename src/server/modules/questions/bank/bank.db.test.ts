import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BankSite, createBankSite, fileText } from '#test/support/bank.ts';

describe('the question bank', () => {
  let site: BankSite;
  beforeAll(async () => {
    site = await createBankSite();
  });
  afterAll(() => site.close());
  beforeEach(() => site.reset());

  it('is imported on first start', async () => {
    await site.write('probability/two-dice.md');
    await site.write('finance/par.md', fileText({ name: 'At par', premium: true }));
    await site.write('README.md', 'No question');
    await site.write('finance/par.proof.ts', 'export {};');
    await site.seed();
    expect(site.errors).toEqual([]);
    const { questions, solutions, revisions, entries } = await site.stored();
    expect(questions).toMatchObject([
      { name: 'At par', is_premium: true },
      {
        name: 'Two dice',
        subject: 'Sum of two dice',
        tags: ['dice'],
        description: 'What is the chance of a **seven**?',
        description_html: '<p>What is the chance of a <strong>seven</strong>?</p>\n',
        category: 'Probability',
        difficulty: 'Easy',
        type: 'Quantitative Trader Interview Question',
        image_url: null,
        is_visible: true,
        is_premium: false,
        version: 1,
        created_at: site.now(),
      },
    ]);
    expect(solutions).toMatchObject([
      { question_id: questions[0].id },
      {
        question_id: questions[1].id,
        content: 'It is $\\frac16$.',
        content_html: expect.stringContaining('class="katex"'),
        version: 1,
      },
    ]);
    expect(revisions).toHaveLength(4);
    expect(revisions[0]).toMatchObject({ version: 1, editor_id: null, editor_name: null });
    expect(entries).toMatchObject([
      { slug: 'par', question_version: 1, solution_version: 1, question_id: questions[0].id },
      { slug: 'two-dice', question_version: 1, solution_version: 1 },
    ]);
  });

  it('imports and updates answers, hints and labs', async () => {
    await site.write('probability/two-dice.md', fileText({ hint: 'Count $36$ pairs.' }));
    await site.write('probability/two-dice.proof.ts', 'export function simulate() {}');
    await site.write('probability/coin.md', fileText({ name: 'A coin' }));
    await site.write('probability/coin.proof.ts', 'export function exact() {} // simulate nothing');
    await site.seed();
    const { questions, answers } = await site.stored();
    expect(answers).toEqual([
      expect.objectContaining({ slug: 'coin', has_simulation: false }),
      {
        question_id: questions.find(({ name }) => name === 'Two dice')?.id,
        slug: 'two-dice',
        answer: { kind: 'fraction', value: '1/6' },
        hints: [{ source: 'Count $36$ pairs.', html: expect.stringContaining('class="katex"') }],
        follow_ups: [],
        has_simulation: true,
        has_figure: false,
      },
    ]);
    const answer = '{ kind: number, value: 0.5 }';
    const followUp = '# Follow-up\nAnd an eight?\n# Answer\nFive.\n';
    await site.write('probability/two-dice.md', fileText({ hint: 'Look.', answer }) + followUp);
    await site.write('probability/coin.proof.ts', 'export function simulate() {}');
    await site.seed();
    expect((await site.stored()).answers).toMatchObject([
      { slug: 'coin', has_simulation: true },
      {
        slug: 'two-dice',
        answer: { kind: 'number', value: 0.5 },
        hints: [{ source: 'Look.' }],
        follow_ups: [{ question: { source: 'And an eight?' }, answer: { source: 'Five.' } }],
      },
    ]);
    await site.write('probability/two-dice.proof.ts', 'export function figure() {}');
    await site.seed();
    expect((await site.stored()).answers[1]).toMatchObject({
      has_simulation: false,
      has_figure: true,
    });
    const noted = await site.database.pool.query('select * from answer_changes');
    expect(noted.rows).toEqual([{ question_id: answers[1]?.question_id, changes: 1 }]);
  });

  it('costs one query if nothing is new', async () => {
    await site.write('probability/two-dice.md');
    await site.seed();
    const before = await site.stored();
    site.wait(1000);
    const ask = vi.spyOn(site.database.pool, 'query');
    const connect = vi.spyOn(site.database.pool, 'connect');
    await site.seed();
    expect(ask).toHaveBeenCalledTimes(1);
    // Every query on the pool checks out its own connection.
    expect(connect).toHaveBeenCalledTimes(1);
    ask.mockRestore();
    connect.mockRestore();
    expect(await site.stored()).toEqual(before);
  });

  it('imports new and updated files', async () => {
    await site.write('probability/two-dice.md');
    await site.write('probability/coin.md', fileText({ name: 'A coin' }));
    await site.seed();
    const before = await site.stored();
    site.wait(1000);
    await site.write('probability/two-dice.md', fileText({ solution: 'One in six.' }));
    await site.write('probability/coin.md', fileText({ name: 'A fair coin', premium: true }));
    await site.write('probability/third.md', fileText({ name: 'A third' }));
    await site.seed();
    const { questions, solutions, revisions, entries, answers } = await site.stored();
    expect(questions).toMatchObject([
      { name: 'A fair coin', is_premium: true, version: 2, updated_at: site.now() },
      before.questions[1],
      { name: 'A third', version: 1 },
    ]);
    expect(solutions).toMatchObject([
      before.solutions[0],
      { content: 'One in six.', content_html: '<p>One in six.</p>\n', version: 2 },
      { version: 1 },
    ]);
    expect(revisions).toHaveLength(before.revisions.length + 4);
    expect(entries).toMatchObject([
      { slug: 'coin', question_version: 2, solution_version: 1 },
      { slug: 'third' },
      { slug: 'two-dice', question_version: 1, solution_version: 2 },
    ]);
    await site.seed();
    expect(await site.stored()).toEqual({ questions, solutions, revisions, entries, answers });
  });

  it('keeps the question of a deleted file, and resumes when the file returns', async () => {
    await site.write('probability/two-dice.md');
    await site.seed();
    const before = await site.stored();
    await rm(join(site.folder, 'probability/two-dice.md'));
    await site.seed();
    expect(await site.stored()).toEqual(before);
    await site.write('games/two-dice.md', fileText({ name: 'Two fair dice' }));
    await site.seed();
    expect((await site.stored()).questions).toMatchObject([
      { id: before.questions[0].id, version: 2 },
    ]);
  });

  it('skips an invalid file and reports it, until it is fixed', async () => {
    await site.write('probability/broken.md', fileText({ name: 'No' }));
    await site.write('probability/two-dice.md');
    await site.seed();
    expect(site.errors).toMatchObject([
      {
        file: 'probability/broken.md',
        err: { message: 'name: Name must be at least 3 characters' },
      },
    ]);
    expect((await site.stored()).questions).toMatchObject([{ name: 'Two dice' }]);
    await site.write('probability/broken.md', fileText({ name: 'Mended' }));
    await site.seed();
    expect((await site.stored()).questions).toHaveLength(2);
  });

  it('keeps a question whose file becomes invalid', async () => {
    await site.write('probability/two-dice.md');
    await site.seed();
    const before = await site.stored();
    await site.write('probability/two-dice.md', 'nothing of it');
    await site.seed();
    expect(site.errors).toHaveLength(1);
    expect(await site.stored()).toEqual(before);
  });

  it('imports only one of two files with the same name', async () => {
    await site.write('finance/two-dice.md', fileText({ name: 'The first' }));
    await site.write('probability/two-dice.md');
    await site.seed();
    expect(site.errors).toEqual([
      { file: 'probability/two-dice.md', first: 'finance/two-dice.md' },
    ]);
    expect((await site.stored()).questions).toMatchObject([{ name: 'The first' }]);
  });

  it('lets the site start without a bank', async () => {
    await rm(site.folder, { recursive: true });
    await site.seed();
    expect(site.errors).toHaveLength(1);
  });

  it('is imported once by processes that start together', async () => {
    await site.write('probability/two-dice.md');
    await site.write('probability/coin.md', fileText({ name: 'A coin' }));
    await Promise.all([site.seed(), site.seed(), site.seed(), site.seed()]);
    expect((await site.stored()).questions).toHaveLength(2);
    await site.write('probability/coin.md', fileText({ name: 'A fair coin' }));
    await Promise.all([site.seed(), site.seed(), site.seed(), site.seed()]);
    const { questions, revisions } = await site.stored();
    expect(questions).toMatchObject([{ name: 'A fair coin', version: 2 }, { version: 1 }]);
    expect(revisions).toHaveLength(5);
  });
});
