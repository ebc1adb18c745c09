import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { openDatabase } from '../../db/client.ts';
import { transactionsOn } from '../../db/transaction.ts';
import { createBankService } from './bank.service.ts';

interface FileText {
  name?: string;
  premium?: boolean;
  question?: string;
  hint?: string;
  solution?: string;
  answer?: string;
}

const fileText = ({
  name = 'Two dice',
  premium = false,
  question = 'What is the chance of a **seven**?',
  hint = 'Count.',
  solution = 'It is $\\frac16$.',
  answer = '{ kind: fraction, value: 1/6 }',
}: FileText = {}) => `---
name: ${name}
subject: Sum of two dice
category: Probability
difficulty: Easy
type: Quantitative Trader
premium: ${premium}
tags: [dice]
answer: ${answer}
---
# Question
${question}
# Hint
${hint}
# Solution
${solution}
`;

describe('the question bank', () => {
  let site: TestApp;
  let people: People;
  let folder: string;
  let now: Date;
  let errors: object[];
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.database.pool.query('TRUNCATE questions, bank_entries RESTART IDENTITY CASCADE');
    await site.changes.settle();
    folder = await mkdtemp(join(tmpdir(), 'martingale-bank-'));
    now = new Date('2026-05-04T12:00:00Z');
    errors = [];
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = async (path: string, text = fileText()) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  /** As every start of the site does it. */
  const seed = () =>
    createBankService({
      db: openDatabase(site.database.pool),
      inTransaction: transactionsOn(site.database.pool),
      now: () => now,
      log: { info: () => {}, error: (details) => errors.push(details) },
    }).seed(folder);
  const query = async (sql: string) => (await site.database.pool.query(sql)).rows;
  const all = async () => ({
    questions: await query('SELECT * FROM questions ORDER BY id'),
    solutions: await query('SELECT * FROM solutions ORDER BY question_id'),
    revisions: await query('SELECT * FROM question_revisions ORDER BY id'),
    entries: await query('SELECT * FROM bank_entries ORDER BY slug'),
    answers: await query('SELECT * FROM question_answers ORDER BY slug'),
  });

  it('is imported by the first start', async () => {
    await write('probability/two-dice.md');
    await write('finance/par.md', fileText({ name: 'At par', premium: true }));
    await write('README.md', 'No question');
    await write('finance/par.proof.ts', 'export {};');
    await seed();
    expect(errors).toEqual([]);
    const { questions, solutions, revisions, entries } = await all();
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
        created_at: now,
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

  it('imports and updates answers, hints and simulations', async () => {
    await write('probability/two-dice.md', fileText({ hint: 'Count $36$ pairs.' }));
    await write('probability/two-dice.proof.ts', 'export function simulate() {}');
    await write('probability/coin.md', fileText({ name: 'A coin' }));
    await write('probability/coin.proof.ts', 'export function exact() {} // simulate nothing');
    await seed();
    const { questions, answers } = await all();
    expect(answers).toEqual([
      expect.objectContaining({ slug: 'coin', has_simulation: false }),
      {
        question_id: questions.find(({ name }) => name === 'Two dice')?.id,
        slug: 'two-dice',
        answer: { kind: 'fraction', value: '1/6' },
        hints: [{ source: 'Count $36$ pairs.', html: expect.stringContaining('class="katex"') }],
        follow_ups: [],
        has_simulation: true,
      },
    ]);
    const answer = '{ kind: number, value: 0.5 }';
    await write('probability/two-dice.md', fileText({ hint: 'Look.', answer }));
    await write('probability/coin.proof.ts', 'export function simulate() {}');
    await seed();
    expect((await all()).answers).toMatchObject([
      { slug: 'coin', has_simulation: true },
      { slug: 'two-dice', answer: { kind: 'number', value: 0.5 }, hints: [{ source: 'Look.' }] },
    ]);
  });

  it('updates subject lines and tags, and leaves alone what an administrator edited', async () => {
    await write('probability/two-dice.md');
    await write('probability/coin.md', fileText({ name: 'A coin', question: 'Heads or tails?' }));
    await seed();
    const { questions } = await all();
    const coin = questions.find(({ name }) => name === 'A coin');
    const edit = { name: 'A coin', description: 'Heads or tails?', hints: ['Toss it.'], tags: [] };
    await people.admin.put(`/api/admin/questions/${coin?.id}`, edit);
    const edited = (text: string) =>
      text.replace('Sum of two dice', 'A sum').replace('[dice]', '[dice, sums]');
    await write('probability/two-dice.md', edited(fileText()));
    await write('probability/coin.md', edited(fileText({ name: 'A coin', hint: 'Newer.' })));
    await seed();
    const { questions: after, answers } = await all();
    expect(after).toMatchObject([
      { name: 'A coin', subject: 'Sum of two dice', tags: [], version: 2 },
      { name: 'Two dice', subject: 'A sum', tags: ['dice', 'sums'], version: 2 },
    ]);
    expect(answers).toMatchObject([
      { slug: 'coin', hints: [{ source: 'Toss it.' }] },
      { slug: 'two-dice', hints: [{ source: 'Count.' }] },
    ]);
  });

  it('adds missing answers, unless an administrator has edited the question', async () => {
    await write('probability/two-dice.md');
    await write('probability/coin.md', fileText({ name: 'A coin' }));
    await write('probability/third.md', fileText({ name: 'A third' }));
    await seed();
    const before = await all();
    await query(
      `UPDATE questions SET version = 2, description = 'What is the chance of an eight?'
        WHERE name = 'Two dice'`,
    );
    await query("UPDATE questions SET version = 2, is_visible = false WHERE name = 'A third'");
    await query('DELETE FROM question_answers');
    await seed();
    const { answers } = await all();
    expect(answers).toEqual(before.answers.filter(({ slug }) => slug !== 'two-dice'));
    await seed();
    expect((await all()).answers).toEqual(answers);
  });

  it('costs one query if nothing is new', async () => {
    await write('probability/two-dice.md');
    await seed();
    const before = await all();
    now = new Date(now.getTime() + 1000);
    const ask = vi.spyOn(site.database.pool, 'query');
    const connect = vi.spyOn(site.database.pool, 'connect');
    await seed();
    expect(ask).toHaveBeenCalledTimes(1);
    // A pool's query takes a connection for itself.
    expect(connect).toHaveBeenCalledTimes(1);
    ask.mockRestore();
    connect.mockRestore();
    expect(await all()).toEqual(before);
  });

  it('imports new and updated files', async () => {
    await write('probability/two-dice.md');
    await write('probability/coin.md', fileText({ name: 'A coin' }));
    await seed();
    const before = await all();
    now = new Date(now.getTime() + 1000);
    await write('probability/two-dice.md', fileText({ solution: 'One in six.' }));
    await write('probability/coin.md', fileText({ name: 'A fair coin', premium: true }));
    await write('probability/third.md', fileText({ name: 'A third' }));
    await seed();
    const { questions, solutions, revisions, entries, answers } = await all();
    expect(questions).toMatchObject([
      { name: 'A fair coin', is_premium: true, version: 2, updated_at: now },
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
    await seed();
    expect(await all()).toEqual({ questions, solutions, revisions, entries, answers });
  });

  const edit = async (change: object = {}) => {
    const [{ id, name, description }] = await query('SELECT * FROM questions');
    const url = `/api/admin/questions/${id}`;
    expect((await people.admin.put(url, { name, description, ...change })).statusCode).toBe(200);
  };

  it.each([
    ['edited', () => edit({ description: 'Which sum is the most likely?' })],
    ['hid', () => edit({ isVisible: false })],
    ['made premium', () => edit({ isPremium: true })],
    ['took the answer check from', () => edit({ keepsAnswer: false })],
    [
      'wrote another solution for',
      async () => {
        const [{ id }] = await query('SELECT id FROM solutions');
        await people.admin.put(`/api/admin/solutions/${id}`, { content: 'Seven.' });
      },
    ],
    ['took the solution from', () => query('DELETE FROM solutions')],
    [
      'replaced the solution of',
      async () => {
        const [{ question_id: questionId }] = await query('DELETE FROM solutions RETURNING *');
        await people.admin.post('/api/admin/solutions', { questionId, content: 'Seven.' });
      },
    ],
    ['deleted', () => query('DELETE FROM questions')],
  ])('does not touch a question that an administrator %s', async (_what, act) => {
    await write('probability/two-dice.md');
    await seed();
    await act();
    const after = await all();
    await write('probability/two-dice.md', fileText({ name: 'Newer', solution: 'Newer' }));
    await seed();
    expect(await all()).toEqual(after);
  });

  it('does not restore an answer check that an administrator dropped', async () => {
    await write('probability/two-dice.md');
    await write('probability/two-dice.proof.ts', 'export function simulate() {}');
    await seed();
    const [{ id }] = await query('SELECT id FROM questions');
    const seen = async () => (await people.nobody.get(`/api/questions/${id}`)).json();
    expect(await seen()).toMatchObject({ hintCount: 1, lab: { slug: 'two-dice' } });
    await edit({ keepsAnswer: false });
    await seed();
    expect(await seen()).toMatchObject({ answer: null, hintCount: 0, lab: null });
    await write('probability/two-dice.md', fileText({ hint: 'Look.' }));
    await seed();
    expect(await seen()).toMatchObject({ answer: null, hintCount: 0, lab: null });
    // Not even where nothing was known of the answer before.
    await query('DELETE FROM question_answers');
    await seed();
    expect(await seen()).toMatchObject({ answer: null, hintCount: 0, lab: null });
  });

  it('keeps the question of a deleted file, and resumes when the file returns', async () => {
    await write('probability/two-dice.md');
    await seed();
    const before = await all();
    await rm(join(folder, 'probability/two-dice.md'));
    await seed();
    expect(await all()).toEqual(before);
    await write('games/two-dice.md', fileText({ name: 'Two fair dice' }));
    await seed();
    expect((await all()).questions).toMatchObject([{ id: before.questions[0].id, version: 2 }]);
  });

  it('re-renders the output of an older renderer, which is no edit', async () => {
    await write('probability/two-dice.md');
    await seed();
    const before = await all();
    await query("UPDATE questions SET description_html = 'old'");
    await query("UPDATE solutions SET content_html = 'old'");
    await query("UPDATE bank_entries SET content_hash = 'of the older renderer'");
    now = new Date(now.getTime() + 1000);
    await seed();
    const { entries, ...content } = await all();
    expect(content).toMatchObject({
      questions: before.questions,
      solutions: before.solutions,
      revisions: before.revisions,
    });
    expect(entries).toMatchObject([{ content_hash: before.entries[0].content_hash }]);
  });

  it('skips an invalid file and reports it, until it is fixed', async () => {
    await write('probability/broken.md', fileText({ name: 'No' }));
    await write('probability/two-dice.md');
    await seed();
    expect(errors).toMatchObject([
      {
        file: 'probability/broken.md',
        err: { message: 'name: Name must be at least 3 characters' },
      },
    ]);
    expect((await all()).questions).toMatchObject([{ name: 'Two dice' }]);
    await write('probability/broken.md', fileText({ name: 'Mended' }));
    await seed();
    expect((await all()).questions).toHaveLength(2);
  });

  it('keeps a question whose file becomes invalid', async () => {
    await write('probability/two-dice.md');
    await seed();
    const before = await all();
    await write('probability/two-dice.md', 'nothing of it');
    await seed();
    expect(errors).toHaveLength(1);
    expect(await all()).toEqual(before);
  });

  it('takes one of two files with the same name', async () => {
    await write('finance/two-dice.md', fileText({ name: 'The first' }));
    await write('probability/two-dice.md');
    await seed();
    expect(errors).toEqual([{ file: 'probability/two-dice.md', first: 'finance/two-dice.md' }]);
    expect((await all()).questions).toMatchObject([{ name: 'The first' }]);
  });

  it('lets the site start without a bank', async () => {
    await rm(folder, { recursive: true });
    await seed();
    expect(errors).toHaveLength(1);
  });

  it('is imported once by processes that start together', async () => {
    await write('probability/two-dice.md');
    await write('probability/coin.md', fileText({ name: 'A coin' }));
    await Promise.all([seed(), seed(), seed(), seed()]);
    expect((await all()).questions).toHaveLength(2);
    await write('probability/coin.md', fileText({ name: 'A fair coin' }));
    await Promise.all([seed(), seed(), seed(), seed()]);
    const { questions, revisions } = await all();
    expect(questions).toMatchObject([{ name: 'A fair coin', version: 2 }, { version: 1 }]);
    expect(revisions).toHaveLength(5);
  });
});
